import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { endSites } from '../hand-back/reader-site.store.ts';
import { newId } from '../platform/random.ts';
import { openSession } from '../session/session.service.ts';
import type { OpenedSession } from '../session/session.service.ts';
import { endSessions } from '../session/session.store.ts';
import type { FoundSession } from '../session/session.store.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';

/**
 * Signs a reader out of every browser and every publisher’s site but this browser, whose session begins anew. A session that was
 * ended meanwhile changes nothing: FlyleafError fresh_sign_in_needed.
 */
export async function keepOnlyThisBrowser(
  trx: Transaction<Database>,
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
  { userId, tokenHash }: FoundSession,
): Promise<OpenedSession> {
  const now = deps.clock.now();
  if ((await endSessions(trx, { tokenHash }, now)).length === 0) {
    throw new FlyleafError('fresh_sign_in_needed', CREDENTIAL_MESSAGES.notFresh);
  }
  await endSessions(trx, { userId }, now);
  await endSites(trx, { userId }, now);
  const userAgent = request.headers['user-agent'] ?? '';
  return openSession(trx, deps, { userId, loginId: newId(deps.random, now), userAgent });
}
