import type { Pending } from './subscribe-form.model.ts';

const key = (publication: string) => `flyleaf:pending:${publication}`;

/** The sign-up that waits for its confirmation in this tab, so that a reload shows its step again; null for none. */
export function readPending(publication: string): Pending | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key(publication)) ?? 'null');
    return stored?.email && stored.subscription_id && stored.confirmation_secret ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what waits, or with null forgets it. Where storage is refused, a reload shows the form again: no more is lost. */
export function writePending(publication: string, pending: Pending | null): void {
  try {
    sessionStorage.setItem(key(publication), JSON.stringify(pending));
  } catch {
    return;
  }
}
