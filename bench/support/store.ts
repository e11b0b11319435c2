import { sql } from 'kysely';
import { openDatabase } from '../../server/db/database.ts';
import type { DatabaseHandle } from '../../server/db/database-handle.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { systemRandom } from '../../server/platform/random.ts';
import { startSession } from '../../server/session/session.service.ts';
import { keepUser } from '../../server/signup/signup.store.ts';

/** Where the platform under test keeps its data. */
export interface Store {
  dataDir: string;
  /** PostgreSQL's address; null for SQLite. */
  url: string | null;
}

/** A publication to put in before the server starts. */
export interface Seed {
  subdomain: string;
  /** Whether its pages show the welcome popup. */
  popup: boolean;
  /** Origin of the page that its widgets stand on. */
  pageOrigin: string;
}

/** Runs with the database open in this process, which the server's own process does not mind. */
async function withDatabase<T>(store: Store, run: (db: DatabaseHandle) => Promise<T>): Promise<T> {
  const db = await openDatabase(store);
  try {
    return await run(db);
  } finally {
    await db.close();
  }
}

/** The variables by which the server finds this store. */
export function storeEnv(store: Store): Record<string, string> {
  return { DATA_DIR: store.dataDir, ...(store.url !== null && { DATABASE_URL: store.url }) };
}

/** Creates the database with these publications in it; their ids in the same order. */
export function seed(store: Store, seeds: readonly Seed[]): Promise<number[]> {
  return withDatabase(store, async (db) => {
    const ids: number[] = [];
    for (const one of seeds) ids.push(await seedOne(db, one));
    return ids;
  });
}

function seedOne(db: DatabaseHandle, seed: Seed): Promise<number> {
  const now = Date.now();
  const publication = {
    subdomain: seed.subdomain,
    name: 'The Benchmark Review',
    hero_text: 'Notes on things that take time.',
    hide_intro_title: 0,
    hide_intro_subtitle: 0,
    invite_only: 0,
    language: 'en',
    welcome_popup: seed.popup ? 1 : 0,
    embed_tracking_disabled: 0,
    created_at: now,
    updated_at: now,
  } as const;
  return db.write(async (trx) => {
    const { id } = await trx
      .insertInto('publications')
      .values(publication)
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('publication_origins')
      .values({ publication_id: id, origin: seed.pageOrigin, created_at: now })
      .execute();
    return id;
  });
}

/** A reader who is signed in. */
export interface SeededReader {
  email: string;
  /** The value of the session's cookie. */
  session: string;
}

/** Makes so many readers of a publication, each with a session. */
export function seedReaders(store: Store, count: number): Promise<SeededReader[]> {
  const deps = { clock: systemClock, random: systemRandom };
  return withDatabase(store, (db) =>
    db.write(async (trx) => {
      const readers: SeededReader[] = [];
      for (let number = 0; number < count; number += 1) {
        const email = `reader-${number}@mail.example`;
        const userId = await keepUser(trx, { key: email, email, now: Date.now() });
        const asked = { userId, loginId: `bench-${number}`, userAgent: '' };
        const how = { means: 'link', requestId: 'bench', replaced: [] } as const;
        readers.push({ email, session: await startSession(trx, deps, { ...asked, ...how }) });
      }
      return readers;
    }),
  );
}

/** Sign-ins that are on disk. */
export function countLogins(store: Store): Promise<number> {
  return withDatabase(store, async ({ kysely }) => {
    const query = kysely.selectFrom('logins').select(({ fn }) => fn.countAll<number>().as('n'));
    return Number((await query.executeTakeFirstOrThrow()).n);
  });
}

/** What is really in the database, to hold against what the server acknowledged. */
export interface Rows {
  users: number;
  subscriptions: number;
  signups: number;
  outbox: number;
  sent: number;
}

export function countRows(store: Store): Promise<Rows> {
  return withDatabase(store, async ({ kysely }) => {
    const count = async (table: 'users' | 'subscriptions' | 'signups' | 'outbox') => {
      const query = kysely.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n'));
      return Number((await query.executeTakeFirstOrThrow()).n);
    };
    const sent = await kysely
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow();
    return {
      users: await count('users'),
      subscriptions: await count('subscriptions'),
      signups: await count('signups'),
      outbox: await count('outbox'),
      sent: Number(sent.n),
    };
  });
}

/** How durable a commit is: `openDatabase`, which the server calls too, set this and read it back just now. */
export function durability(store: Store): Promise<Record<string, string>> {
  return withDatabase(store, async ({ kind, kysely }) => {
    const read = async (name: string) => {
      const statement = kind === 'sqlite' ? sql.raw(`PRAGMA ${name}`) : sql.raw(`SHOW ${name}`);
      const { rows } = await sql<Record<string, unknown>>`${statement}`.execute(kysely);
      return String(Object.values(rows[0] ?? {})[0]);
    };
    if (kind === 'postgres') {
      return {
        'postgresql server_version': await read('server_version'),
        synchronous_commit: await read('synchronous_commit'),
        fsync: await read('fsync'),
      };
    }
    return {
      sqlite: process.versions['sqlite'] ?? 'unknown',
      synchronous: `${await read('synchronous')} (2 is FULL)`,
      journal_mode: await read('journal_mode'),
    };
  });
}
