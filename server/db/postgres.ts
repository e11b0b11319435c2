import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import type { CustomTypesConfig } from 'pg';
import { StartError, reasonOf } from '../platform/start-error.ts';
import { isRepeatable } from './database-errors.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { assertMigrated, migrate } from './migrate.ts';
import type { Database } from './tables.ts';

export interface PostgresOptions {
  url: string;
  synchronous: 'FULL' | 'OFF';
}

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT = 5_000;
/** Milliseconds after which a statement is given up: one that hangs would hold a connection for good. */
const STATEMENT_TIMEOUT = 30_000;
const LOCK_TIMEOUT = 5_000;
/** Times that a unit runs again after a conflict with another one. */
const REPEATS = 2;
const INT8 = 20;

/** Whole numbers of 64 bits arrive as text; ours (ids, UTC milliseconds) all fit a Number. */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

function openPool(options: PostgresOptions): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: LOCK_TIMEOUT,
    application_name: 'flyleaf',
    types,
    ...(options.synchronous === 'OFF' ? { options: '-c synchronous_commit=off' } : {}),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** StartError where a commit would be acknowledged before it is on disk. */
async function assertDurable(pool: Pool, options: PostgresOptions): Promise<void> {
  const { rows } = await pool.query<{ value: string }>(
    "select current_setting('synchronous_commit') as value",
  );
  if (options.synchronous === 'OFF' || rows[0]?.value !== 'off') return;
  throw new StartError(
    'DATABASE_URL: synchronous_commit is off there, so PostgreSQL acknowledges what it may lose',
  );
}

async function withRepeats<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= REPEATS || !isRepeatable(error)) throw error;
    }
  }
}

async function prepare(pool: Pool, db: Kysely<Database>, options: PostgresOptions) {
  try {
    await assertDurable(pool, options);
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: PostgreSQL can't be reached: ${reasonOf(error)}`);
  }
}

/** Opens PostgreSQL. Each unit is a transaction of its own; the server groups commits by itself. */
export async function openPostgres(options: PostgresOptions): Promise<DatabaseHandle> {
  const pool = openPool(options);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await prepare(pool, db, options);
  return {
    kind: 'postgres',
    kysely: db,
    write: <T>(unit: (trx: Transaction<Database>) => Promise<T>) =>
      withRepeats(() => db.transaction().execute(unit)),
    ready: () => assertMigrated(db, 'postgres'),
    close: () => db.destroy(),
  };
}
