import { stampAmong } from '../../src/popup/dismissal-stamp.ts';
import { SIGNUP_MARK } from '../../src/popup/popup-constants.ts';
import { isSuppressed } from '../../src/popup/should-show-popup.ts';

/** UTC milliseconds of the last dismissal or sign-up in this page: browsers that keep no cookie have nothing else. */
let noted: number | null = null;

/** Holds as long as the page does. */
export function noteDismissal(now: number): void {
  noted = now;
}

/** Whether the popup was dismissed, or an address was given, meanwhile: in another tab, or on this page. */
export function isDismissed(): boolean {
  const now = Date.now();
  if (isSuppressed(noted, now)) return true;
  try {
    const stamp = stampAmong(document.cookie);
    return stamp[0] === SIGNUP_MARK || isSuppressed(parseInt(stamp), now);
  } catch {
    // A sandboxed frame has no cookies.
    return false;
  }
}
