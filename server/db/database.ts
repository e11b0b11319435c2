import type { Kysely, Transaction } from 'kysely';
import { openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

/** The database, whichever it is. */
export interface DatabaseHandle {
  kind: 'sqlite' | 'postgres';
  /** For reads; they see what is committed. */
  kysely: Kysely<Database>;
  /**
   * Runs a unit of work in a transaction. On SQLite units that arrive together share one commit (a savepoint
   * each) and every caller is answered after it. On PostgreSQL a unit runs again after a conflict, so it has
   * no effect besides its queries. It awaits nothing but them.
   */
  write<T>(unit: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Throws when the database can't be reached or migrations are missing. */
  ready(): Promise<void>;
  /** Answers what is queued, then closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL's address; null for the embedded database. */
  url: string | null;
  /** Folder of the embedded database. */
  dataDir: string;
  /** OFF only for the control of the durability tests: it loses what it acknowledges. */
  synchronous?: 'FULL' | 'OFF';
  /** For tests: what to take for the version of SQLite. */
  sqliteVersion?: string;
}

/** Opens the database and brings its schema to the newest version. StartError where it can't be used. */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { url, synchronous = 'FULL', ...rest } = options;
  if (url === null) return openSqlite({ ...rest, synchronous });
  // Only here: whoever uses the embedded database does not load the driver.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ url, synchronous });
}
