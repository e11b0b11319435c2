import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { migrations } from '../../server/db/migrations/index.ts';
import { NodeSqlite } from '../../server/db/sqlite-adapter.ts';
import { SQLITE_FILE } from '../../server/db/sqlite.ts';
import type { DatabaseOptions } from '../../server/db/database.ts';
import { emptyPostgres, temporaryFolder } from './database.ts';
import type { DatabaseKind } from './database.ts';

/** A database as an earlier version of the platform left it. */
export interface OlderDatabase {
  /** To open it with this version. */
  options: DatabaseOptions;
  dispose(): Promise<void>;
}

type Fill = (db: Kysely<unknown>) => Promise<void>;

function connect(kind: DatabaseKind, { url, dataDir }: DatabaseOptions): Kysely<unknown> {
  if (kind === 'postgres') {
    const pool = new Pool({ connectionString: url ?? '', max: 1 });
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }
  const database = new NodeSqlite(new DatabaseSync(join(dataDir, SQLITE_FILE)));
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

/** A database whose newest migration is `last`, with what `fill` puts into it. */
export async function olderDatabase(
  kind: DatabaseKind,
  last: string,
  fill: Fill,
): Promise<OlderDatabase> {
  const folder = await temporaryFolder();
  const postgres = kind === 'postgres' ? await emptyPostgres() : null;
  const options = { url: postgres?.url ?? null, dataDir: folder.path };
  const db = connect(kind, options);
  const provider = { getMigrations: () => Promise.resolve(migrations(kind)) };
  const { error } = await new Migrator({ db, provider }).migrateTo(last);
  if (error !== undefined) throw error;
  await fill(db);
  await db.destroy();
  const dispose = async () => {
    await postgres?.drop();
    await folder.remove();
  };
  return { options, dispose };
}
