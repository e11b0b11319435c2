import { createHash } from 'node:crypto';
import { signToken } from '../platform/tokens.ts';
import type { Secrets } from '../platform/tokens.ts';

/** What a token for `autoSubmit` is about: this address with this publication. `key` is the address as it is compared. */
export function submitTokenId(publicationId: number, key: string): string {
  const hash = createHash('sha256').update(key).digest('base64url');
  return `${publicationId}-${hash}`;
}

/** A token that lets the subscribe page send an address without a click. It confirms nothing: the mail still asks. */
export function signSubmitToken(secrets: Secrets, publicationId: number, key: string): string {
  return signToken(secrets, 'subscribe', submitTokenId(publicationId, key));
}
