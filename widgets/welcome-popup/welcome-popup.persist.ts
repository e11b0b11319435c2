import Cookies from 'js-cookie';
import { DISMISSAL_COOKIE, DISMISSAL_COOKIE_DAYS } from '../../src/popup/popup-constants.ts';

/** Keeps the time (UTC milliseconds) of a dismissal on the publisher's own site. Where cookies are off nothing is kept. */
export function writeDismissal(now: number): void {
  Cookies.set(DISMISSAL_COOKIE, `${now}`, {
    path: '/',
    expires: DISMISSAL_COOKIE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}
