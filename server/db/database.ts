import type { DatabaseHandle } from './database-handle.ts';
import { openSqlite } from './sqlite.ts';

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
