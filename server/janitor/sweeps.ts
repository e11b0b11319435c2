import type { Kysely } from 'kysely';
import { SESSION_IDLE } from '../../src/session/session-limits.ts';
import { UNCONFIRMED_KEPT } from '../../src/signup/signup-limits.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import type { Database } from '../db/tables.ts';
import { deleteHandBacks } from '../hand-back/hand-back.store.ts';
import { deleteSites } from '../hand-back/reader-site.store.ts';
import { forgetLimits } from '../signup/limits.service.ts';
import { forgetUnconfirmed } from '../signup/unconfirmed.store.ts';
import type { Config } from '../platform/config.ts';

type Db = Kysely<Database>;

/** What a sweep goes by. */
export interface SweepMeans {
  config: Pick<Config, 'keep' | 'signupLimits' | 'loginLimits'>;
  kind: DatabaseHandle['kind'];
  /** UTC milliseconds. */
  now: number;
  /** Most rows that it looks at, and so takes away. */
  limit: number;
}

/** Rows that are of no more use to anybody. */
export interface Sweep {
  name: string;
  /** Takes some of them away in a transaction; how many. As many as the limit: there may be more. */
  sweep(trx: Db, means: SweepMeans): Promise<number>;
}

interface Aged {
  created_at: number;
}

/** Rows are looked at from the oldest on: however many there are, a look costs the same, and no index of times is kept for it. */
const older = <Row extends Aged>(rows: readonly Row[], before: number): Row[] =>
  rows.filter((row) => row.created_at < before);

/** Sign-ins are over within hours, used or not; what is kept tells a late click why it leads nowhere. Their mails go with them. */
const logins: Sweep = {
  name: 'logins',
  sweep: async (trx, { config, now, limit }) => {
    const query = trx.selectFrom('logins').select(['id', 'created_at']).orderBy('id').limit(limit);
    const ids = older(await query.execute(), now - config.keep.logins).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('outbox').where('login_id', 'in', ids).execute();
    await trx.deleteFrom('logins').where('id', 'in', ids).execute();
    return ids.length;
  },
};

/** Mails that were sent, or given up. Those that wait stay, however long. */
const mails: Sweep = {
  name: 'mails',
  sweep: async (trx, { config, now, limit }) => {
    const rows = await trx
      .selectFrom('outbox')
      .select(['id', 'state', 'created_at'])
      .orderBy('id')
      .limit(limit)
      .execute();
    const done = rows.filter(({ state }) => state !== 'queued');
    const ids = older(done, now - config.keep.mails).map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
    return ids.length;
  },
};

function sessionsWhere(
  trx: Db,
  column: 'ended_at' | 'last_seen_at',
  before: number,
  limit: number,
) {
  const query = trx.selectFrom('sessions').select('token_hash').where(column, '<', before);
  return query.orderBy(column).limit(limit).execute();
}

/** Sessions that were ended, and those that nobody has visited for so long that they are over by themselves. */
const sessions: Sweep = {
  name: 'sessions',
  sweep: async (trx, { config, now, limit }) => {
    const before = now - config.keep.sessions;
    const ended = await sessionsWhere(trx, 'ended_at', before, limit);
    const left = await sessionsWhere(trx, 'last_seen_at', before - SESSION_IDLE, limit);
    const hashes = [...new Set([...ended, ...left].map(({ token_hash }) => token_hash))];
    const some = hashes.slice(0, limit);
    if (some.length > 0) await trx.deleteFrom('sessions').where('token_hash', 'in', some).execute();
    return some.length;
  },
};

const audit: Sweep = {
  name: 'audit',
  sweep: async (trx, { config, now, limit }) => {
    const query = trx
      .selectFrom('audit')
      .select('id')
      .where('at', '<', now - config.keep.audit);
    const ids = (await query.orderBy('at').limit(limit).execute()).map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('audit').where('id', 'in', ids).execute();
    return ids.length;
  },
};

/** Milliseconds that a hand-back code is remembered: one that comes again tells of a thief. */
const CODE_REMEMBERED = 24 * 60 * 60 * 1_000;

const handBacks: Sweep = {
  name: 'hand-backs',
  sweep: (trx, { now, limit }) => deleteHandBacks(trx, now - CODE_REMEMBERED, limit),
};

/** Publishers' sites that were ended, or not seen for as long as a session lives; their tokens go with them. */
const sites: Sweep = {
  name: 'sites',
  sweep: (trx, { now, limit }) => deleteSites(trx, now - SESSION_IDLE, limit),
};

/** Sign-ups that nobody confirmed, with readers who have nothing else. After the mails: a mail that waits keeps its sign-up. */
const unconfirmed: Sweep = {
  name: 'unconfirmed',
  sweep: (trx, { kind, now, limit }) =>
    forgetUnconfirmed(trx, { kind, before: now - UNCONFIRMED_KEPT, now, limit }),
};

/** Counters whose window is over. */
const limits: Sweep = { name: 'limits', sweep: forgetLimits };

/** Everything that is cleared. The demo's mailbox is not: it is there to be read. */
export const SWEEPS: readonly Sweep[] = [
  logins,
  mails,
  sessions,
  handBacks,
  sites,
  unconfirmed,
  audit,
  limits,
];
