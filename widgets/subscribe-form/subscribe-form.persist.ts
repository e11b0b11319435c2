import type { Pending } from './subscribe-form.model.ts';

/** Where a tab keeps it. */
export const pendingKey = (publication: string) => `flyleaf:pending:${publication}`;

/** The sign-up that waits for its confirmation in this tab, so that a reload shows its step again; null for none. */
export function readPending(publication: string): Pending | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(pendingKey(publication)) ?? 'null');
    return stored?.email && stored.subscription_id && stored.confirmation_secret ? stored : null;
  } catch {
    return null;
  }
}
