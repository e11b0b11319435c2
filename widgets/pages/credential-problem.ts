import { credentialMessages as messages } from './credentials.messages.ts';
import { sessionProblem } from './session-problem.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import type { CredentialMessages } from './credentials.messages.ts';

const WORDS: { readonly [Code in ErrorCode]?: keyof CredentialMessages } = {
  password_wrong: 'wrongPassword',
  password_short: 'shortPassword',
  password_long: 'longPassword',
  password_common: 'commonPassword',
  fresh_sign_in_needed: 'notFresh',
  passkey_refused: 'passkeyFailed',
  passkey_unavailable: 'passkeysMissing',
  identity_unavailable: 'identityMissing',
  identity_refused: 'identityFailed',
  identity_unverified: 'identityUnverified',
  identity_unknown: 'identityUnknown',
};

/** What is wrong with a way to sign in, in words of the page's language; null for nothing. */
export function credentialProblem(error: ErrorBody | null): string | null {
  if (error === null) return null;
  if (error.errors?.[0]?.param === 'current') return messages.wrongCurrent;
  const words = WORDS[error.code];
  return words === undefined ? sessionProblem(error) : messages[words];
}

/** The same for a try at a password, which too many were made at. */
export function passwordProblem(error: ErrorBody | null): string | null {
  return error?.code === 'too_many_requests' ? messages.tooManyTries : credentialProblem(error);
}
