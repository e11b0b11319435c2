import { pendingKey } from './subscribe-form.persist.ts';
import type { Pending } from './subscribe-form.model.ts';

/** Keeps what waits, or with null forgets it. Where storage is refused, a reload shows the form again: no more is lost. */
export function writePending(publication: string, pending: Pending | null): void {
  try {
    sessionStorage.setItem(pendingKey(publication), JSON.stringify(pending));
  } catch {
    return;
  }
}
