import type { FastifyRequest } from 'fastify';
import type {
  PasskeyAuthentication,
  PasskeyLoginOptions,
} from '../../src/contracts/passkey.contract.ts';
import { PASSKEY_CHALLENGE_LIFETIME } from '../../src/session/passkey-rules.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import { sessionHash, startSession } from '../session/session.service.ts';
import { endReplaced } from '../session/end-session.service.ts';
import type { PasskeyTable } from './credentials.tables.ts';
import { issueChallenge, readChallenge } from './passkey-challenge.ts';
import { passkeyRefused, rpIdOf } from './passkey-refused.ts';
import { findPasskey, notePasskeyUse } from './passkey.store.ts';
import type { SignedIn } from './password-login.service.ts';
import { useNonce } from './used-nonces.store.ts';

/**
 * What a browser is to ask a device for a sign-in: any key that it has for us. `secret` is what only that browser has.
 * FlyleafError passkey_unavailable.
 */
export function passkeyLoginOptions(deps: Deps, secret: string): PasskeyLoginOptions {
  return {
    challenge: issueChallenge(deps, 'passkey-login', secret),
    rpId: rpIdOf(deps),
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    userVerification: 'required',
  };
}

/** What a device has proven: the nonce that it signed, and how often it says to have signed. */
interface Proven {
  nonce: string;
  counter: number;
}

async function verify(
  deps: Deps,
  key: PasskeyTable,
  secret: string,
  response: PasskeyAuthentication,
): Promise<Proven> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let nonce: string | null = null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as never,
      expectedChallenge: (challenge) => {
        nonce = readChallenge(deps, 'passkey-login', secret, challenge);
        return nonce !== null;
      },
      expectedOrigin: deps.config.publicUrl,
      expectedRPID: rpIdOf(deps),
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
      requireUserVerification: true,
    });
    if (verified && nonce !== null) return { nonce, counter: authenticationInfo.newCounter };
  } catch (error) {
    throw passkeyRefused('not verified', error);
  }
  throw passkeyRefused('not verified');
}

/** The key that a device answers with, if it is of the reader whom the device names. */
async function keyOf(deps: Deps, { id, response }: PasskeyAuthentication): Promise<PasskeyTable> {
  const key = await findPasskey(deps.db.kysely, id);
  if (key === null) throw passkeyRefused('unknown');
  const { userHandle } = response;
  if (userHandle !== undefined && userHandle !== key.user_handle) throw passkeyRefused('foreign');
  return key;
}

/** Signs in by passkey, once for each challenge. FlyleafError passkey_refused, passkey_unavailable. */
export async function signInByPasskey(
  deps: Deps,
  request: FastifyRequest,
  secret: string,
  response: PasskeyAuthentication,
): Promise<SignedIn> {
  const key = await keyOf(deps, response);
  const { nonce, counter } = await verify(deps, key, secret, response);
  const tokenHash = sessionHash(deps, request);
  const userAgent = request.headers['user-agent'] ?? '';
  const token = await deps.db.write(async (trx) => {
    const now = deps.clock.now();
    const isFirst = await useNonce(trx, nonce, now, now - PASSKEY_CHALLENGE_LIFETIME);
    if (!isFirst) throw passkeyRefused('used');
    if (!(await notePasskeyUse(trx, key, counter, now))) throw passkeyRefused('counted on');
    const replaced =
      tokenHash === null ? [] : await endReplaced(trx, { tokenHash }, request.id, now);
    const who = { userId: key.user_id, loginId: newId(deps.random, now), userAgent };
    return startSession(trx, deps, { ...who, replaced, requestId: request.id, means: 'passkey' });
  });
  return { userId: key.user_id, token };
}
