import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Database } from '../db/tables.ts';
import { queueNotice } from '../account/queue-notice.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import { findReader } from '../session/login.store.ts';
import { sessionHash, startSession } from '../session/session.service.ts';
import { endReplaced } from '../session/end-session.service.ts';
import { readAddress } from '../signup/address.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import type { Claims } from './identity-provider.ts';
import { IDENTITY_LIFETIME } from './identity-transaction.ts';
import { linkIdentity, visitIdentity } from './identity.store.ts';
import type { SignedIn } from './password-login.service.ts';
import { useNonce } from './used-nonces.store.ts';

const refusal = (type: 'identity_unverified' | 'identity_unknown' | 'identity_refused') => {
  const words = {
    identity_unverified: CREDENTIAL_MESSAGES.identityUnverified,
    identity_unknown: CREDENTIAL_MESSAGES.identityUnknown,
    identity_refused: CREDENTIAL_MESSAGES.identityRefused,
  };
  return new FlyleafError(type, words[type]);
};

/** A new way in: it is in the log, and its reader is told. Nobody is signed in yet. */
async function tell(
  trx: Transaction<Database>,
  deps: Deps,
  userId: number,
  provider: string,
  requestId: string,
): Promise<void> {
  const doer = { userId, sessionId: null, requestId };
  const act = { act: 'identity_linked', at: deps.clock.now(), ...doer } as const;
  await recordAct(trx, { ...act, detail: { provider } });
  await queueNotice(trx, deps, { userId, act: 'identity-linked' });
}

/**
 * The reader of an identity: the one whom it was linked to, else the one with its address, which then is linked. Only an
 * address that was checked there counts, and no reader is made.
 */
async function readerOf(
  trx: Transaction<Database>,
  deps: Deps,
  claims: Claims,
  requestId: string,
): Promise<number> {
  const now = deps.clock.now();
  const linked = await visitIdentity(trx, claims, now);
  if (linked !== null) return linked;
  if (claims.email === null || !claims.isVerified) throw refusal('identity_unverified');
  const address = readAddress(claims.email);
  const reader = address && (await findReader(trx, address.key));
  if (!reader) throw refusal('identity_unknown');
  if (await linkIdentity(trx, claims, reader.id, now)) {
    await tell(trx, deps, reader.id, claims.issuer, requestId);
    return reader.id;
  }
  // Of two that link at once one was first: it is the one that counts.
  return (await visitIdentity(trx, claims, now)) ?? reader.id;
}

/**
 * Signs in the reader of an identity elsewhere, once for each question (`nonce`). FlyleafError identity_unverified,
 * identity_unknown, identity_refused.
 */
export async function signInByIdentity(
  deps: Deps,
  request: FastifyRequest,
  claims: Claims,
  nonce: string,
): Promise<SignedIn> {
  const tokenHash = sessionHash(deps, request);
  const userAgent = request.headers['user-agent'] ?? '';
  const signedIn = await deps.db.write(async (trx) => {
    const now = deps.clock.now();
    const isFirst = await useNonce(trx, nonce, now, now - IDENTITY_LIFETIME);
    if (!isFirst) throw refusal('identity_refused');
    const userId = await readerOf(trx, deps, claims, request.id);
    const replaced =
      tokenHash === null ? [] : await endReplaced(trx, { tokenHash }, request.id, now);
    const who = { userId, loginId: newId(deps.random, now), userAgent, requestId: request.id };
    return { userId, token: await startSession(trx, deps, { ...who, replaced, means: 'oidc' }) };
  });
  deps.mail.wake();
  return signedIn;
}
