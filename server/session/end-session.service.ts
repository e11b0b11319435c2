import type { Kysely } from 'kysely';
import { queueNotice } from '../account/queue-notice.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { endSites } from '../hand-back/reader-site.store.ts';
import { endSessions } from './session.store.ts';
import type { EndedSession, FoundSession, SessionsMeant } from './session.store.ts';

type Means = Pick<Deps, 'db' | 'clock'>;

/** Ends sessions that a sign-in takes the place of, in its transaction; which, for `startSession` to see to their sites. */
export async function endReplaced(
  trx: Kysely<Database>,
  meant: SessionsMeant,
  requestId: string,
  now: number,
): Promise<EndedSession[]> {
  const ended = await endSessions(trx, meant, now);
  for (const { id, userId } of ended) {
    const doer = { userId, sessionId: id, requestId };
    const detail = { session: id, why: 'replaced' } as const;
    await recordAct(trx, { act: 'session_ended', at: now, ...doer, detail });
  }
  return ended;
}

/** Signs a browser out by the hash of its cookie, here and on the sites that it was handed back to. Idempotent. */
export function signOut(deps: Means, tokenHash: string, requestId: string): Promise<void> {
  const now = deps.clock.now();
  return deps.db.write(async (trx) => {
    for (const { id, userId } of await endSessions(trx, { tokenHash }, now)) {
      await endSites(trx, { userId, sessionId: id }, now);
      const doer = { userId, sessionId: id, requestId };
      await recordAct(trx, { act: 'signed_out', at: now, ...doer, detail: {} });
    }
  });
}

/** Ends one session of the reader's list, and what it was handed back to; nothing where it is no session of theirs. */
export function endOneSession(
  deps: Means,
  { userId, id: sessionId }: FoundSession,
  id: string,
  requestId: string,
): Promise<void> {
  const now = deps.clock.now();
  return deps.db.write(async (trx) => {
    const [ended] = await endSessions(trx, { userId, id }, now);
    await endSites(trx, { userId, sessionId: id }, now);
    if (ended === undefined) return;
    const doer = { userId, sessionId, requestId };
    const detail = { session: id, why: 'chosen' } as const;
    await recordAct(trx, { act: 'session_ended', at: now, ...doer, detail });
  });
}

/** Signs a reader out of every browser and every publisher's site, and tells them. The sender is for the caller to wake. */
export function signOutEverywhere(
  deps: Means & Pick<Deps, 'random'>,
  { userId, id: sessionId }: FoundSession,
  requestId: string,
): Promise<void> {
  const now = deps.clock.now();
  return deps.db.write(async (trx) => {
    const { length } = await endSessions(trx, { userId }, now);
    await endSites(trx, { userId }, now);
    const doer = { userId, sessionId, requestId };
    const detail = { sessions: length };
    await recordAct(trx, { act: 'signed_out_everywhere', at: now, ...doer, detail });
    await queueNotice(trx, deps, { userId, act: 'signed-out-everywhere' });
  });
}
