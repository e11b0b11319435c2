import Cookies from 'js-cookie';
import {
  DISMISSAL_COOKIE,
  DISMISSAL_COOKIE_DAYS,
  SIGNUP_MARK,
} from '../../../src/popup/popup-constants.ts';

function writeStamp(stamp: string): void {
  Cookies.set(DISMISSAL_COOKIE, stamp, {
    path: '/',
    expires: DISMISSAL_COOKIE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

/** Frames that may keep nothing, and pages that extend `Object.prototype`, make the library throw: then nothing is kept. */
function tryTo(write: () => void): void {
  try {
    write();
  } catch {
    // Not ours to throw into the page.
  }
}

/** Keeps the time (UTC milliseconds) at which an address was submitted: this browser is not asked for one again. */
export function writeSignup(now: number): void {
  tryTo(() => writeStamp(SIGNUP_MARK + now));
}

/**
 * Keeps the time (UTC milliseconds) of a dismissal on the publisher's own site; that of a sign-up stands. Where cookies
 * are off nothing is kept.
 */
export function writeDismissal(now: number): void {
  tryTo(() => {
    if (!Cookies.get(DISMISSAL_COOKIE)?.startsWith(SIGNUP_MARK)) writeStamp(`${now}`);
  });
}
