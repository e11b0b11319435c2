import { stampAmong } from '../../src/popup/dismissal-stamp.ts';
import { SIGNUP_MARK } from '../../src/popup/popup-constants.ts';
import { isSuppressed } from '../../src/popup/should-show-popup.ts';

/** Whether the popup was dismissed, or an address was given, meanwhile: in another tab, or in a form on this page. */
export function isDismissed(): boolean {
  try {
    const stamp = stampAmong(document.cookie);
    return stamp[0] === SIGNUP_MARK || isSuppressed(parseInt(stamp), Date.now());
  } catch {
    // A sandboxed frame has no cookies.
    return false;
  }
}
