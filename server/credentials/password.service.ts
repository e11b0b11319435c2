import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { CredentialPages } from '../../src/contracts/credential-pages.ts';
import { FlyleafError, fieldError } from '../../src/errors/flyleaf-error.ts';
import { isSessionFresh } from '../../src/session/judge-session.ts';
import { judgePassword } from '../../src/session/password-rules.ts';
import { queueNotice } from '../account/queue-notice.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { FoundSession } from '../session/session.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { countOwnTry } from './password-tries.ts';
import { keepOnlyThisBrowser } from './keep-only-this-browser.ts';
import { deletePassword, findPassword, writePassword } from './password.store.ts';

type Proof = Extract<CredentialPages, { name: 'password' }>['proof'];

/** What a reader has for a password, and what they would have to prove to change it. */
export interface OwnPassword {
  hash: string | null;
  /** UTC milliseconds. */
  changedAt: number | null;
  proof: Proof;
}

/** Words that say whose password it is, and where. */
function ownWords(deps: Pick<Deps, 'config'>, email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  const host = new URL(deps.config.publicUrl).hostname;
  return [email, local, domain, domain.split('.')[0] ?? '', host, 'flyleaf'];
}

/** The password of a session's reader. */
export async function readOwnPassword(deps: Deps, session: FoundSession): Promise<OwnPassword> {
  const found = await findPassword(deps.db.kysely, session.userId);
  const isFresh = isSessionFresh({ ...session, now: deps.clock.now() });
  const otherwise: Proof = found === null ? 'sign-in' : 'current';
  return {
    hash: found?.hash ?? null,
    changedAt: found?.changedAt ?? null,
    proof: isFresh ? 'fresh' : otherwise,
  };
}

/** FlyleafError fresh_sign_in_needed, password_wrong (of the field `current`), too_many_requests. */
async function assertProven(
  deps: Deps,
  { id: requestId }: Pick<FastifyRequest, 'id'>,
  session: FoundSession,
  current: string | undefined,
): Promise<void> {
  const { proof, hash } = await readOwnPassword(deps, session);
  if (proof === 'fresh') return;
  if (hash === null || current === undefined) {
    throw new FlyleafError('fresh_sign_in_needed', CREDENTIAL_MESSAGES.notFresh);
  }
  await countOwnTry(deps, session, requestId);
  if (await verifyPassword(hash, current)) return;
  throw fieldError('password_wrong', 'current', CREDENTIAL_MESSAGES.passwordCurrent);
}

async function assertGood(deps: Deps, session: FoundSession, password: string): Promise<void> {
  const isCommon = await isCommonPassword(password);
  const fault = judgePassword(password, { isCommon, own: ownWords(deps, session.email) });
  if (fault !== null) throw fieldError(fault, 'password', CREDENTIAL_MESSAGES[fault]);
}

/** Writes a hash, or takes it away for null; false when there was nothing to take. */
async function write(
  trx: Transaction<Database>,
  userId: number,
  hash: string | null,
  now: number,
): Promise<boolean> {
  if (hash === null) return deletePassword(trx, userId);
  await writePassword(trx, userId, hash, now);
  return true;
}

/** Writes the change, ends every session of the reader and starts this browser's anew; its token. The reader is told by mail. */
async function change(
  deps: Deps,
  request: FastifyRequest,
  session: FoundSession,
  hash: string | null,
): Promise<string> {
  const { userId, id: sessionId } = session;
  const token = await deps.db.write(async (trx) => {
    const now = deps.clock.now();
    const renewed = await keepOnlyThisBrowser(trx, deps, request, session);
    if (!(await write(trx, userId, hash, now))) return renewed.token;
    const doer = { userId, sessionId, requestId: request.id };
    const act = hash === null ? 'password_removed' : 'password_set';
    await recordAct(trx, { act, at: now, ...doer, detail: { session: renewed.id } });
    const told = hash === null ? 'password-removed' : 'password-set';
    await queueNotice(trx, deps, { userId, act: told });
    return renewed.token;
  });
  deps.mail.wake();
  return token;
}

/**
 * Sets or changes the reader's password and signs them out everywhere else; the token of this browser's new session.
 * FlyleafError password_short, password_long, password_common, and what is wrong with the proof.
 */
export async function setPassword(
  deps: Deps,
  request: FastifyRequest,
  session: FoundSession,
  { password, current }: { password: string; current?: string | undefined },
): Promise<string> {
  await assertProven(deps, request, session, current);
  await assertGood(deps, session, password);
  return change(deps, request, session, await hashPassword(deps.random, password));
}

/** Takes the reader's password away, with the same proof and the same end of other sessions. */
export async function removePassword(
  deps: Deps,
  request: FastifyRequest,
  session: FoundSession,
  current: string | undefined,
): Promise<string> {
  await assertProven(deps, request, session, current);
  return change(deps, request, session, null);
}
