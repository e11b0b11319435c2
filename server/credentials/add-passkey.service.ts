import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PasskeyRegistration } from '../../src/contracts/passkey.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { describeBrowser } from '../../src/session/describe-browser.ts';
import { isSessionFresh } from '../../src/session/judge-session.ts';
import {
  PASSKEYS_MAX,
  PASSKEY_CHALLENGE_LIFETIME,
  passkeyName,
} from '../../src/session/passkey-rules.ts';
import { queueNotice } from '../account/queue-notice.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import type { FoundSession } from '../session/session.store.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import type { PasskeyTable } from './credentials.tables.ts';
import { issueChallenge, readChallenge } from './passkey-challenge.ts';
import { passkeyRefused, rpIdOf } from './passkey-refused.ts';
import { addPasskey, listPasskeys } from './passkey.store.ts';
import { useNonce } from './used-nonces.store.ts';

/** What keys may sign with: ES256, which all devices know, Ed25519 and RS256 (COSE's numbers, RFC 9053 and 8812). */
const ALGORITHMS = [-7, -8, -257];

/** FlyleafError fresh_sign_in_needed. */
export function assertFresh(deps: Pick<Deps, 'clock'>, session: FoundSession): void {
  if (isSessionFresh({ ...session, now: deps.clock.now() })) return;
  throw new FlyleafError('fresh_sign_in_needed', CREDENTIAL_MESSAGES.notFresh);
}

/** What devices know a reader by: the same for all keys of a reader, and nothing that says who it is. */
function handleFor(deps: Pick<Deps, 'config'>, userId: number, keys: readonly PasskeyTable[]) {
  const [first] = keys;
  if (first !== undefined) return first.user_handle;
  const mac = createHmac('sha256', deps.config.secrets[0] ?? '').update(`passkey-reader|${userId}`);
  return mac.digest('base64url');
}

/** Devices draw on at most so many keys of one reader. */
function assertRoom(keys: readonly PasskeyTable[]): void {
  if (keys.length >= PASSKEYS_MAX) throw passkeyRefused('too many');
}

/** What a reader's browser is to ask a device for a new key. FlyleafError passkey_unavailable, fresh_sign_in_needed. */
export async function newPasskeyOptions(deps: Deps, session: FoundSession) {
  const rpID = rpIdOf(deps);
  assertFresh(deps, session);
  const keys = await listPasskeys(deps.db.kysely, session.userId);
  assertRoom(keys);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const challenge = issueChallenge(deps, 'passkey-add', session.tokenHash);
  return generateRegistrationOptions({
    rpID,
    rpName: rpID,
    userName: session.email,
    userID: new Uint8Array(Buffer.from(handleFor(deps, session.userId, keys), 'base64url')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    excludeCredentials: keys.map((key) => ({
      id: key.credential_id,
      transports: JSON.parse(key.transports) as string[],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** A new key that a device has proven to hold, with the nonce that it signed. */
async function verify(deps: Deps, session: FoundSession, response: PasskeyRegistration) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  let nonce: string | null = null;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as never,
      expectedChallenge: (challenge) => {
        nonce = readChallenge(deps, 'passkey-add', session.tokenHash, challenge);
        return nonce !== null;
      },
      expectedOrigin: deps.config.publicUrl,
      expectedRPID: rpIdOf(deps),
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    if (registrationInfo && nonce !== null) return { key: registrationInfo.credential, nonce };
  } catch (error) {
    throw passkeyRefused('not verified', error);
  }
  throw passkeyRefused('not verified');
}

/** What a reader would call the device at hand, until they give it a name. */
function nameOf(userAgent: string): string {
  const { browser, system } = describeBrowser(userAgent);
  return passkeyName([browser, system].filter((part) => part !== null).join(' · ')) || '·';
}

/**
 * Keeps a reader's new key, and tells them by mail; its id. FlyleafError passkey_refused for what is forged, too late, used or known already;
 * fresh_sign_in_needed.
 */
export async function keepPasskey(
  deps: Deps,
  session: FoundSession,
  response: PasskeyRegistration,
  request: Pick<FastifyRequest, 'headers' | 'id'>,
): Promise<string> {
  assertFresh(deps, session);
  const { key, nonce } = await verify(deps, session, response);
  const now = deps.clock.now();
  const id = newId(deps.random, now);
  await deps.db.write(async (trx) => {
    const isFirst = await useNonce(trx, nonce, now, now - PASSKEY_CHALLENGE_LIFETIME);
    if (!isFirst) throw passkeyRefused('used');
    const keys = await listPasskeys(trx, session.userId);
    assertRoom(keys);
    const isNew = await addPasskey(trx, {
      id,
      credential_id: key.id,
      user_id: session.userId,
      user_handle: handleFor(deps, session.userId, keys),
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: JSON.stringify(response.response.transports),
      name: nameOf(request.headers['user-agent'] ?? ''),
      created_at: now,
      last_used_at: null,
    });
    if (!isNew) throw passkeyRefused('known');
    const doer = { userId: session.userId, sessionId: session.id, requestId: request.id };
    await recordAct(trx, { act: 'passkey_added', at: now, ...doer, detail: { passkey: id } });
    await queueNotice(trx, deps, { userId: session.userId, act: 'passkey-added' });
  });
  deps.mail.wake();
  return id;
}
