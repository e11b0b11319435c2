/** Characters of the shortest password, by Unicode code points (ASVS 6.2.1). */
export const PASSWORD_MIN_LENGTH = 8;
/**
 * Characters of the longest password (ASVS 6.2.9).
 * @decided 200: three times what has to be allowed, and nothing that a sentence or a password manager would reach.
 */
export const PASSWORD_MAX_LENGTH = 200;

/** What is wrong with a password that a reader wants. */
export type PasswordFault = 'password_short' | 'password_long' | 'password_common';

/** What judges a password besides itself. */
export interface PasswordFacts {
  /** Whether many people have it. */
  isCommon: boolean;
  /** Words that say who it is for: the address, the name of the place. */
  own: readonly string[];
}

/** What people put around a word to make a password of it. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;

const bare = (text: string): string => text.toLowerCase().replace(AROUND, '');

/**
 * A password as it is hashed: letters that look the same are the same, whichever keyboard composed them (ASVS 6.2.8).
 * @decided NFC, which changes no character; nothing is cut, trimmed or put into another case.
 */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/** Form of a password by which lists of common ones are asked (ASVS 6.2.4). */
export function commonKey(text: string): string {
  return normalisePassword(text).toLowerCase();
}

/** Whether a password is no more than one of these words with figures and signs around it. */
function isOwnWord(text: string, own: readonly string[]): boolean {
  const word = bare(text);
  return word === '' ? false : own.some((each) => each !== '' && bare(each) === word);
}

/**
 * What is wrong with a password that is to be set; null for nothing. Any characters will do, in any mixture: length and being
 * nobody else's are what counts (ASVS 6.2.1, 6.2.4, 6.2.5, 6.2.11).
 * @decided The address, its parts and the place's name are refused with figures and signs around them too.
 */
export function judgePassword(
  text: string,
  { isCommon, own }: PasswordFacts,
): PasswordFault | null {
  const { length } = Array.from(normalisePassword(text));
  if (length < PASSWORD_MIN_LENGTH) return 'password_short';
  if (length > PASSWORD_MAX_LENGTH) return 'password_long';
  return isCommon || isOwnWord(text, own) ? 'password_common' : null;
}
