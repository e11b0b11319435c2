/**
 * Characters of the longest name that a reader gives a passkey.
 * @decided Sixty: "the old phone in the kitchen" fits.
 */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/**
 * Passkeys that a reader may have.
 * @decided Twenty: more than devices, and an end.
 */
export const PASSKEYS_MAX = 20;
/**
 * Milliseconds for which a passkey's challenge is good.
 * @decided Ten minutes, as the mail: a login page that stands open meets a key.
 */
export const PASSKEY_CHALLENGE_LIFETIME = 10 * 60 * 1_000;

/** A passkey's name as it is kept: one line, without spaces around it; '' for nothing left (issue 5, Signing in). */
export function passkeyName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, PASSKEY_NAME_MAX_LENGTH).join('').trim();
}
