import {
  DISMISSAL_COOKIE,
  DISMISSAL_COOKIE_DAYS,
  POPUP_SUPPRESSION,
  SIGNUP_MARK,
} from './popup-constants.ts';
import { DAY } from '../time/units.ts';

/** What the dismissal cookie says. */
export interface DismissalStamp {
  /** UTC milliseconds of the last dismissal or sign-up; null for none. */
  dismissedAt: number | null;
  /** Whether it was a sign-up: this reader has a free one. */
  freeSignup: boolean;
}

/**
 * The dismissal cookie's value among a page's cookies; without it a text that is no stamp. Cheaper than a parser of cookies: its
 * name is ours alone, and what follows it is a stamp and, maybe, other cookies. (spec reader-flows §4)
 * @internal
 */
export const stampAmong = (cookies: string): string =>
  `${cookies.split(`${DISMISSAL_COOKIE}=`)[1]}`;

/**
 * Whether a dismissal cookie's value keeps the popup away: a sign-up, or a dismissal of the last 24 hours. The same as
 * `mayShowPopup` makes of what `readDismissalStamp` reads, for scripts that every page carries. (spec reader-flows §2, §4)
 * @internal
 */
export function isKeptAway(stamp: string, now: number): boolean {
  // Not a number where it is no stamp, which no comparison holds for.
  const age = now - parseInt(stamp);
  return stamp[0] === SIGNUP_MARK || (age >= 0 && age < POPUP_SUPPRESSION);
}

/** Digits of a time, up to the year 2286. */
const TIME = /^\d{1,13}$/u;

/**
 * Reads the dismissal cookie's value; what is no stamp counts as none. (spec reader-flows §4)
 * @decided A stamp is a time in milliseconds, after an `s` when it is that of a sign-up.
 */
export function readDismissalStamp(value: string | null | undefined): DismissalStamp {
  const text = value ?? '';
  const freeSignup = text.startsWith(SIGNUP_MARK);
  const time = freeSignup ? text.slice(SIGNUP_MARK.length) : text;
  if (!TIME.test(time)) return { dismissedAt: null, freeSignup: false };
  return { dismissedAt: Number(time), freeSignup };
}

/**
 * The dismissal cookie's new value when an address is submitted: the same kind of time, marked as a sign-up.
 * (spec reader-flows §4)
 */
export function signupStamp(now: number): string {
  return `${SIGNUP_MARK}${now}`;
}

/**
 * The dismissal cookie's new value at a dismissal. (spec reader-flows §4)
 * @decided The mark of an earlier sign-up stays: who has signed up is not asked again, however often the popup closes.
 */
export function dismissalStamp(now: number, previous?: string | null): string {
  return readDismissalStamp(previous).freeSignup ? signupStamp(now) : `${now}`;
}

/**
 * When the dismissal cookie ends, UTC milliseconds: 3,650 days after it is written. (spec reader-flows §4; reader-flows §9)
 * @decided Browsers may shorten it (Chromium to 400 days); suppression needs one day of it.
 */
export function dismissalCookieEnd(now: number): number {
  return now + DISMISSAL_COOKIE_DAYS * DAY;
}
