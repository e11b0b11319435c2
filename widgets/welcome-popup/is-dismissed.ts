import { isKeptAway, stampAmong } from '../../src/popup/dismissal-stamp.ts';

/** The stamp of the last dismissal or sign-up in this page: browsers that keep no cookie have nothing else. */
let noted = '';

/** Holds as long as the page does. `now` is UTC milliseconds. */
export function noteDismissal(now: number): void {
  noted = `${now}`;
}

/** Whether the popup was dismissed, or an address was given, meanwhile: in another tab, or on this page. */
export function isDismissed(): boolean {
  const now = Date.now();
  try {
    return isKeptAway(noted, now) || isKeptAway(stampAmong(document.cookie), now);
  } catch {
    // A sandboxed frame has no cookies.
    return false;
  }
}
