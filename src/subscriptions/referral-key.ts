import { FlyleafError } from '../errors/flyleaf-error.ts';
import { ALPHANUMERIC_BASE } from '../text/alphanumeric-base.ts';
import { MAX_INT32 } from '../text/max-int32.ts';

/** Base of the digits of a referral key: 0 to 9 and a to z. (spec links-and-rules §5) */
export const REFERRAL_KEY_BASE = ALPHANUMERIC_BASE;
/** The error of a referral key, or a user's id, beyond the limit. (spec links-and-rules §5) */
export const REFERRAL_KEY_LIMIT_MESSAGE = `Referral key must not exceed ${MAX_INT32}`;
/** The error of text that is no referral key, or a number that is no user's id. (spec links-and-rules §5) */
export const REFERRAL_KEY_INVALID_MESSAGE = 'Invalid referral key';

/**
 * No leading zero, so that each user has one key. Both cases spelt out: with the flags `iu`, `k` would match the
 * Kelvin sign.
 */
const KEY = /^[1-9A-Za-z][0-9A-Za-z]*$/u;

/**
 * The key by which a user refers readers: the id in base 36. An id over 2,147,483,647 is the error 'Referral key must
 * not exceed 2147483647', one that is no whole number of at least 1 'Invalid referral key'. (spec links-and-rules §5)
 *
 * @decided The spec does not word the errors.
 */
export function referralKey(userId: number): string {
  if (userId > MAX_INT32) throw new FlyleafError('internal', REFERRAL_KEY_LIMIT_MESSAGE);
  if (!(Number.isInteger(userId) && userId > 0)) {
    throw new FlyleafError('internal', REFERRAL_KEY_INVALID_MESSAGE);
  }
  return userId.toString(REFERRAL_KEY_BASE);
}

/**
 * The user's id of a referral key. A key that stands for more than 2,147,483,647 is the error 'Referral key must not
 * exceed 2147483647', any other text that is no key 'Invalid referral key': both a bad request. (spec
 * links-and-rules §5)
 *
 * @decided Capitals are read as small letters, since links are retyped; leading zeros are refused, so that each user
 * has one key.
 */
export function parseReferralKey(key: string): number {
  if (!KEY.test(key)) throw new FlyleafError('invalid_request', REFERRAL_KEY_INVALID_MESSAGE);
  const userId = Number.parseInt(key, REFERRAL_KEY_BASE);
  if (userId > MAX_INT32) throw new FlyleafError('invalid_request', REFERRAL_KEY_LIMIT_MESSAGE);
  return userId;
}
