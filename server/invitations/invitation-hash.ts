import { createHash } from 'node:crypto';

/**
 * What is kept of a code. A code has 80 random bits, so a plain hash will do: nobody finds one by trying, and a copy of the
 * database lets nobody in.
 */
export function invitationHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
