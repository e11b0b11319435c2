import type { Transaction } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { isSuccessorDue, judgeReaderToken } from '../../src/session/judge-reader-token.ts';
import { isVisitNoted } from '../../src/session/judge-session.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../platform/describe-error.ts';
import { HAND_BACK_MESSAGES } from './hand-back.messages.ts';
import { endSitesNoted } from './end-sites.ts';
import type { Ending } from './end-sites.ts';
import { noteSiteVisit } from './reader-site.store.ts';
import { addToken, findReader, keepSalt, retirePredecessor } from './reader-token.store.ts';
import type { FoundReader } from './reader-token.store.ts';
import type { SiteCaller, TokenBearer } from './site-caller.ts';
import { hashSecret, isSecret, newSecret, nextToken } from './tokens.ts';

/** The reader who asks. */
export interface KnownReader extends FoundReader {
  /** The token to use from now on; null to keep the one that was sent. */
  next: string | null;
}

/** No session does it: a page has none. */
function endSite(
  deps: Deps,
  { userId, siteId }: FoundReader,
  requestId: string,
  why: Ending['why'],
): Promise<void> {
  const ending = { userId, sessionId: null, requestId, at: deps.clock.now(), why };
  return deps.db.write((trx) => endSitesNoted(trx, { siteId }, ending));
}

/** The reader of a token at this publication and origin, if it is good; null otherwise. What two hold ends for both. */
export async function findKnown(
  deps: Deps,
  { publication, origin, requestId }: TokenBearer,
  token: string,
): Promise<FoundReader | null> {
  if (!isSecret(token)) return null;
  const bound = { hash: hashSecret(token), publicationId: publication.id, origin };
  const reader = await findReader(deps.db.kysely, bound);
  if (reader === null) return null;
  const now = deps.clock.now();
  const state = judgeReaderToken({ ...reader, now });
  if (state === 'reused') {
    await endSite(deps, reader, requestId, 'stolen');
    deps.log.warn({ site: reader.siteId }, 'a reader token was used by two: both ended');
  }
  return state === 'good' ? reader : null;
}

/** The successor of a token, made if there is none. */
async function succeed(
  trx: Transaction<Database>,
  deps: Deps,
  reader: FoundReader,
  token: string,
): Promise<string> {
  const salt = reader.salt ?? (await keepSalt(trx, reader.tokenHash, newSecret(deps.random)));
  const next = nextToken(token, salt);
  if (reader.salt !== null) return next;
  await addToken(trx, {
    token_hash: hashSecret(next),
    site_id: reader.siteId,
    issued_at: deps.clock.now(),
    successor_salt: null,
    predecessor_hash: reader.tokenHash,
    retired_at: null,
  });
  return next;
}

/** What the use of a token leaves behind: most page views leave nothing. Answers the token to use from now on. */
async function use(deps: Deps, reader: FoundReader, token: string): Promise<string | null> {
  const now = deps.clock.now();
  const { issuedAt, salt, predecessorHash, lastSeenAt } = reader;
  const isDue = isSuccessorDue({ issuedAt, hasSuccessor: salt !== null, now });
  const isNoted = isVisitNoted({ lastSeenAt, now });
  if (predecessorHash === null && !isNoted && (!isDue || salt !== null)) {
    return salt === null ? null : nextToken(token, salt);
  }
  return deps.db.write(async (trx) => {
    if (predecessorHash !== null) await retirePredecessor(trx, reader, now);
    if (isNoted) await noteSiteVisit(trx, reader.siteId, now);
    return isDue ? succeed(trx, deps, reader, token) : null;
  });
}

/** What can't be noted does not keep a reader out: the token goes on as it is. */
async function useOrLeave(deps: Deps, reader: FoundReader, token: string): Promise<string | null> {
  try {
    return await use(deps, reader, token);
  } catch (error) {
    deps.log.warn({ error: describeError(error) }, 'the use of a reader token was not noted');
    return null;
  }
}

/** The reader of a token. FlyleafError unauthorized for one that is not good for this publication on this origin. */
export async function readReader(
  deps: Deps,
  caller: SiteCaller,
  token: string,
): Promise<KnownReader> {
  const reader = await findKnown(deps, caller, token);
  if (reader === null) {
    throw new FlyleafError('unauthorized', HAND_BACK_MESSAGES.unauthorized);
  }
  return { ...reader, next: await useOrLeave(deps, reader, token) };
}

/** Ends the site of a token. One that is not good any more has nothing to end. */
export async function endReader(deps: Deps, caller: SiteCaller, token: string): Promise<void> {
  const reader = await findKnown(deps, caller, token);
  if (reader === null) return;
  await endSite(deps, reader, caller.requestId, 'chosen');
}
