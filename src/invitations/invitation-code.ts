/**
 * Letters and digits of an invitation's code.
 * @decided 32 that are not taken for one another when they are read aloud or typed (Crockford's base 32: no I, L, O, U).
 */
export const INVITATION_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/**
 * Characters of an invitation's code, without the hyphens.
 * @decided 16, which are 80 bits: nobody finds one by trying, with a copy of the database in hand neither.
 */
export const INVITATION_CODE_LENGTH = 16;
const GROUP = 4;
/** Characters of the longest text that is looked at: a code, and whatever people put around and between its letters. */
const READ = 200;

const CODE = new RegExp(`^[${INVITATION_ALPHABET}]{${INVITATION_CODE_LENGTH}}$`, 'u');

/** The code that so many random bytes make, one for each character. (spec reader-flows §2) */
export function invitationCode(bytes: Uint8Array): string {
  const size = INVITATION_ALPHABET.length;
  return [...bytes].map((byte) => INVITATION_ALPHABET[byte % size]).join('');
}

/** A code in groups of four, as people read it: `ABCD-EFGH-JKMN-PQRS`. (spec reader-flows §2) */
export function showInvitationCode(code: string): string {
  return code.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'gu'), '$1-');
}

/**
 * A code as it was typed or stands in a link, in the form in which it is compared; null for what can be none. (spec
 * reader-flows §2)
 *
 * @decided Case, hyphens and spaces do not count; O is read as 0, and I and L as 1. What has more than 200 characters is none:
 * composing letters takes a time that grows with the square of their number.
 */
export function readInvitationCode(typed: string): string | null {
  if (typed.length > READ) return null;
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—]/gu, '');
  const code = plain.replaceAll('O', '0').replace(/[IL]/gu, '1');
  return CODE.test(code) ? code : null;
}
