import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import type { DatabaseHandle } from '../../server/db/database-handle.ts';
import { migrations } from '../../server/db/migrations/index.ts';
import { NodeSqlite } from '../../server/db/sqlite-adapter.ts';
import { SQLITE_FILE } from '../../server/db/sqlite.ts';
import type { DatabaseOptions } from '../../server/db/database.ts';
import { eachDatabase, emptyPostgres, temporaryFolder } from './database.ts';
import type { DatabaseKind } from './database.ts';

/** What an earlier version left: table and row, in an order that foreign keys allow. */
export type OlderRows = readonly (readonly [table: string, row: Record<string, unknown>])[];

/** A publication and a reader, with what every version asks for. */
export const OLDER_PUBLICATION = {
  id: 7,
  subdomain: 'tideline',
  name: 'The Tideline',
  language: 'de',
  hide_intro_title: 0,
  hide_intro_subtitle: 0,
  invite_only: 0,
  welcome_popup: 1,
  embed_tracking_disabled: 0,
  created_at: 1,
  updated_at: 1,
};
export const OLDER_READER = {
  id: 3,
  email_key: 'a@b.example',
  email: 'A@b.example',
  created_at: 3,
};

interface OlderDatabase {
  /** To open it with this version. */
  options: DatabaseOptions;
  dispose(): Promise<void>;
}

async function fill(db: Kysely<unknown>, rows: OlderRows): Promise<void> {
  const tables = db as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, row] of rows) await tables.insertInto(table).values(row).execute();
}

function connect(kind: DatabaseKind, { url, dataDir }: DatabaseOptions): Kysely<unknown> {
  if (kind === 'postgres') {
    const pool = new Pool({ connectionString: url ?? '', max: 1 });
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }
  const database = new NodeSqlite(new DatabaseSync(join(dataDir, SQLITE_FILE)));
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

async function olderDatabase(
  kind: DatabaseKind,
  last: string,
  rows: OlderRows,
): Promise<OlderDatabase> {
  const folder = await temporaryFolder();
  const postgres = kind === 'postgres' ? await emptyPostgres() : null;
  const options = { url: postgres?.url ?? null, dataDir: folder.path };
  const db = connect(kind, options);
  const provider = { getMigrations: () => Promise.resolve(migrations(kind)) };
  const { error } = await new Migrator({ db, provider }).migrateTo(last);
  if (error !== undefined) throw error;
  await fill(db, rows);
  await db.destroy();
  const dispose = async () => {
    await postgres?.drop();
    await folder.remove();
  };
  return { options, dispose };
}

/** Runs a suite once on each database as the migration `last` left it, with these rows, opened by this version. */
export function eachOlderDatabase(
  last: string,
  rows: OlderRows,
  suite: (older: { handle: DatabaseHandle }) => void,
): void {
  eachDatabase((kind) => {
    const older: { handle?: DatabaseHandle } = {};
    let database: OlderDatabase;
    beforeAll(async () => {
      database = await olderDatabase(kind, last, rows);
      older.handle = await openDatabase(database.options);
    });
    afterAll(async () => {
      await older.handle?.close();
      await database.dispose();
    });
    // Nothing reads it before it is open.
    suite(older as { handle: DatabaseHandle });
  });
}
