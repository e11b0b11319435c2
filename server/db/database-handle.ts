import type { Kysely, Transaction } from 'kysely';
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
