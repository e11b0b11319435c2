import { DAY } from '../time/units.ts';

/** Milliseconds that a dismissal keeps the popup away: 24 hours (spec reader-flows §4, §9). */
export const POPUP_SUPPRESSION = DAY;
/** Days that the dismissal cookie lasts: ten years (spec reader-flows §4, §9). */
export const DISMISSAL_COOKIE_DAYS = 3650;
/** Milliseconds after a dismissal at which the 'hide intro popup' marker is sent (spec reader-flows §4, §9). */
export const HIDE_INTRO_DELAY = 500;
/** Milliseconds before a paying subscriber is sent to sign-in (spec reader-flows §4, §9). */
export const LOGIN_REDIRECT_DELAY = 30;
/** Pixels of the logo's side on the cover page (spec reader-flows §9). */
export const COVER_LOGO_SIZE = 88;
/**
 * Name of the cookie that holds the time of the last dismissal (spec reader-flows §4).
 * @decided The specification names none; readers have it already, so it must not change.
 */
export const DISMISSAL_COOKIE = 'flyleaf_dismissed';
/** Stands before the time when that is of a sign-up: this reader has a free sign-up (spec reader-flows §2). */
export const SIGNUP_MARK = 's';
/**
 * Fragment of a page's address that sets the sign-up flag: a link to it shows the popup (spec reader-flows §2).
 * @decided The specification does not say what sets the flag. Any link on a page can have a fragment, in every system that
 * publishers have, and a page's own anchors are not called that.
 */
export const SIGNUP_FLAG = '#flyleaf-subscribe';
/**
 * Class on the page's root element while the popup is open (spec reader-flows §4).
 * @decided The specification names none; publishers' style sheets may use it, so it must not change.
 */
export const POPUP_PAGE_CLASS = 'flyleaf-popup-open';
