import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection } from 'kysely';
import { ensureDataDir } from '../platform/secret-file.ts';
import { StartError, reasonOf } from '../platform/start-error.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { GroupCommit } from './group-commit.ts';
import { assertMigrated, migrate } from './migrate.ts';
import { NodeSqlite } from './sqlite-adapter.ts';
import type { Database } from './tables.ts';

/** Older ones can lose the newest commits when a WAL reset meets a checkpoint (sqlite.org/wal.html, WAL-reset bug). */
export const SQLITE_OLDEST = '3.51.3';
/** Name of the database file in DATA_DIR. */
export const SQLITE_FILE = 'flyleaf.db';

export interface SqliteOptions {
  dataDir: string;
  synchronous: 'FULL' | 'OFF';
  /** For tests: what to take for the version of SQLite. */
  sqliteVersion?: string;
}

/** Milliseconds that opening waits for another process; later waits are the group commit's, off the event loop. */
const OPENING_TIMEOUT = 5_000;
const RUNNING_TIMEOUT = 10;
/** Numbers as `PRAGMA synchronous` reads them back. */
const SYNCHRONOUS = { OFF: 0, FULL: 2 } as const;
/** Pages of 4 KiB in the log before they go to the database file: pages changed again and again go there once. */
const CHECKPOINT_PAGES = 4_000;

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: new NodeSqlite(database) });
    this.#database = database;
  }

  /** Takes the write lock at once: a transaction that starts as a reader may fail when it first writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After some errors SQLite has rolled back by itself; a second time would hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite takes schema changes back with their transaction: a start that is cut short leaves no half of them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: new NodeSqlite(database) });
    this.#database = database;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

function refuseOld(database: DatabaseSync, injected?: string): void {
  const row = database.prepare('select sqlite_version() as version').get();
  const version = injected ?? String(row?.['version']);
  if (!isOlder(version, SQLITE_OLDEST)) return;
  throw new StartError(
    `SQLite ${version} can lose commits that it has acknowledged (fixed in ${SQLITE_OLDEST}): use a newer Node`,
  );
}

/** Sets a pragma and reads it back: SQLite ignores what it can't do without a word. */
function pragma(database: DatabaseSync, name: string, value: string, expected: unknown): void {
  database.exec(`PRAGMA ${name} = ${value}`);
  const read = Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  if (read === expected) return;
  throw new StartError(
    `SQLite reads PRAGMA ${name} back as ${String(read)}, not ${String(expected)}`,
  );
}

function configure(database: DatabaseSync, options: SqliteOptions): void {
  refuseOld(database, options.sqliteVersion);
  pragma(database, 'busy_timeout', String(OPENING_TIMEOUT), OPENING_TIMEOUT);
  pragma(database, 'journal_mode', 'WAL', 'wal');
  pragma(database, 'synchronous', options.synchronous, SYNCHRONOUS[options.synchronous]);
  pragma(database, 'foreign_keys', 'ON', 1);
  pragma(database, 'wal_autocheckpoint', String(CHECKPOINT_PAGES), CHECKPOINT_PAGES);
}

function openFile(path: string, options: SqliteOptions): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path);
    configure(database, options);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: ${path} can't be opened: ${reasonOf(error)}`);
  }
}

/** Addresses of readers stand in the file: nobody else on the machine needs to read it. */
function closeToOthers(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch {
    // Not ours to change (a mounted volume, another owner): whoever set it up decided.
  }
}

/** Opens the one file of the embedded database, set up to keep what it acknowledges. */
export async function openSqlite(options: SqliteOptions): Promise<DatabaseHandle> {
  ensureDataDir(options.dataDir);
  const path = join(options.dataDir, SQLITE_FILE);
  const writing = openFile(path, options);
  closeToOthers(path);
  const writer = new Kysely<Database>({
    dialect: new ImmediateDialect(writing),
  });
  try {
    await migrate(writer, 'sqlite');
  } catch (error) {
    writing.close();
    throw error;
  }
  const reading = openFile(path, options);
  return handleOf(writer, writing, reading);
}

/**
 * Two connections: readers see only what is committed, never the half of a batch, and a write that strays
 * past `write` fails.
 */
function handleOf(
  writer: Kysely<Database>,
  writing: DatabaseSync,
  reading: DatabaseSync,
): DatabaseHandle {
  pragma(reading, 'query_only', 'ON', 1);
  pragma(writing, 'busy_timeout', String(RUNNING_TIMEOUT), RUNNING_TIMEOUT);
  // Savepoints keep the pages they change: in memory, where a file would take most of a sign-up's writes (27 to 8).
  pragma(writing, 'temp_store', 'MEMORY', 2);
  const reader = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new NodeSqlite(reading) }),
  });
  const commits = new GroupCommit(writer, {
    exec: (sql) => writing.exec(sql),
    isTransaction: () => writing.isTransaction,
  });
  return {
    kind: 'sqlite',
    kysely: reader,
    write: (unit) => commits.write(unit),
    ready: () => assertMigrated(reader, 'sqlite'),
    close: async () => {
      await commits.close();
      await reader.destroy();
      if (reading.isOpen) reading.close();
      await writer.destroy();
      if (writing.isOpen) writing.close();
    },
  };
}
