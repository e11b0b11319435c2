import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError, reasonOf } from '../platform/start-error.ts';
import { migrations } from './migrations/index.ts';
import type { DatabaseKind } from './migrations/column-types.ts';
import type { Database } from './tables.ts';

function migratorOf(db: Kysely<Database>, kind: DatabaseKind): Migrator {
  const provider = { getMigrations: () => Promise.resolve(migrations(kind)) };
  return new Migrator({ db, provider });
}

/** Kysely's own table, which is no part of ours. */
interface MigrationRows {
  kysely_migration: { name: string };
}

async function executedNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await (db as unknown as Kysely<MigrationRows>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return !tables.some((table) => table.name === 'kysely_migration');
}

/** StartError when a newer version of the platform has changed this database. */
async function refuseNewer(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  if (await isEmpty(db)) return;
  const known = migrations(kind);
  const newer = (await executedNames(db)).filter((name) => !(name in known));
  if (newer.length === 0) return;
  throw new StartError(
    `The database was changed by a newer Flyleaf (${newer.join(', ')}): start that version, or restore a backup`,
  );
}

/** Brings the schema to the newest version; does nothing when it is there. StartError when it can't. */
export async function migrate(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  await refuseNewer(db, kind);
  const { error } = await migratorOf(db, kind).migrateToLatest();
  if (error !== undefined) throw new StartError(`The database can't be set up: ${reasonOf(error)}`);
}

/** Throws when a migration is missing or the database can't be read. */
export async function assertMigrated(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  const executed = new Set(await executedNames(db));
  const missing = Object.keys(migrations(kind)).filter((name) => !executed.has(name));
  if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`);
}
