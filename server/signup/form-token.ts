import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { FORM_TOKEN_LIFETIME, FORM_TOKEN_MINIMUM_AGE } from '../../src/signup/signup-limits.ts';
import type { FormTokenResponse } from '../../src/contracts/signup.contract.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import { signFormToken, verifyFormToken } from '../platform/tokens.ts';
import type { FormTokenScope } from '../platform/tokens.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

type Means = Pick<Deps, 'config' | 'clock' | 'random'>;

/** A fresh single-use token for a form on a page of this origin. */
export function issueFormToken(deps: Means, scope: FormTokenScope): FormTokenResponse {
  const issuedAt = deps.clock.now();
  const parts = { nonce: newId(deps.random, issuedAt), issuedAt };
  return {
    form_token: signFormToken(deps.config.secrets, scope, parts),
    usable_in: FORM_TOKEN_MINIMUM_AGE,
    expires_in: FORM_TOKEN_LIFETIME,
  };
}

/**
 * The nonce of a token that is good at this moment; a FlyleafError that says what is wrong otherwise. A token
 * of another publication or origin is worth as much as a forged one. Whether it was used is for the database to say.
 */
export function checkFormToken(
  deps: Means,
  scope: FormTokenScope,
  token: string | undefined,
): string {
  if (!token) throw new FlyleafError('form_token_missing', SIGNUP_MESSAGES.tokenMissing);
  const parts = verifyFormToken(deps.config.secrets, scope, token);
  if (parts === null) throw new FlyleafError('form_token_invalid', SIGNUP_MESSAGES.tokenInvalid);
  const age = deps.clock.now() - parts.issuedAt;
  if (age > FORM_TOKEN_LIFETIME) {
    throw new FlyleafError('form_token_expired', SIGNUP_MESSAGES.tokenExpired);
  }
  if (age < FORM_TOKEN_MINIMUM_AGE) {
    throw new FlyleafError('form_token_early', SIGNUP_MESSAGES.tokenEarly);
  }
  return parts.nonce;
}

/** A page without script can't wait until its token is old enough, and a reader may click at once: the answer waits. */
export async function withoutHurry<T>(
  deps: Pick<Deps, 'pause'>,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof FlyleafError) || error.type !== 'form_token_early') throw error;
    await deps.pause(FORM_TOKEN_MINIMUM_AGE);
    return attempt();
  }
}
