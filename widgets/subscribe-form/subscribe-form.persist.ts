import type { Pending } from './subscribe-form.model.ts';

/** What a reload needs to show the code step again. It lives as long as the tab does. */
export interface StoredPending extends Pending {
  /** UTC milliseconds from which another mail may be asked for. */
  resend_at: number;
}

const key = (publication: string) => `flyleaf:pending:${publication}`;

/** What waits for its confirmation in this tab; null for nothing, or where storage is refused. */
export function readPending(publication: string): StoredPending | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key(publication)) ?? 'null');
    return stored?.email && stored.subscription_id && stored.confirmation_secret ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps, or with null forgets, what waits. Without storage a reload shows the form again; nothing else is lost. */
export function writePending(publication: string, pending: StoredPending | null): void {
  try {
    if (pending) sessionStorage.setItem(key(publication), JSON.stringify(pending));
    else sessionStorage.removeItem(key(publication));
  } catch {
    return;
  }
}
