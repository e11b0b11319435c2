import { hash } from 'node:crypto';
import { PASSKEY_CHALLENGE_LIFETIME } from '../../src/session/passkey-rules.ts';
import type { Deps } from '../deps.ts';
import { ID_LENGTH, ID_TIME_LENGTH, newId } from '../platform/random.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';

/** What a challenge is for: a new key, or a sign-in. */
export type ChallengeUse = 'passkey-add' | 'passkey-login';

type Means = Pick<Deps, 'config' | 'clock' | 'random'>;

const MARK_LENGTH = 22;

const markOf = (secret: string): string =>
  hash('sha256', `passkey|${secret}`, 'base64url').slice(0, MARK_LENGTH);

/**
 * A challenge for a device to sign: itself a token of ours, so that nothing is kept of those that nobody answers. `secret` is
 * what only the browser that asks has.
 */
export function issueChallenge(deps: Means, use: ChallengeUse, secret: string): string {
  const id = `${newId(deps.random, deps.clock.now())}${markOf(secret)}`;
  return Buffer.from(signToken(deps.config.secrets, use, id)).toString('base64url');
}

/**
 * The nonce of a challenge that was signed: ours, of this use, for this browser, not too old. Null for anything else.
 * Whether it was used is for the database to say.
 */
export function readChallenge(
  deps: Means,
  use: ChallengeUse,
  secret: string,
  challenge: string,
): string | null {
  const token = Buffer.from(challenge, 'base64url').toString();
  const id = verifyToken(deps.config.secrets, use, token);
  if (id === null || id.slice(ID_LENGTH) !== markOf(secret)) return null;
  const age = deps.clock.now() - Number.parseInt(id.slice(0, ID_TIME_LENGTH), 36);
  return age >= 0 && age <= PASSKEY_CHALLENGE_LIFETIME ? id.slice(0, ID_LENGTH) : null;
}
