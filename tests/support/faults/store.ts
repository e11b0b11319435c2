import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { openDatabase } from '../../../server/db/database.ts';
import { SQLITE_FILE } from '../../../server/db/sqlite.ts';
import { createPostgresCluster } from './postgres-cluster.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import { PUBLICATION } from './sign-up.ts';

export type Row = Record<string, string | number | null>;

/** The data that servers of one test share, and a way to look at it that is not the server's. */
export interface FaultStore {
  kind: 'sqlite' | 'postgres';
  dataDir: string;
  databaseUrl: string | undefined;
  /** Rows of a query, read from the side. */
  rows(sql: string): Promise<Row[]>;
  /** What the database finds wrong with itself; empty when all is well. */
  faults(): Promise<string[]>;
  /** Only PostgreSQL. */
  cluster: PostgresCluster | null;
  remove(): Promise<void>;
}

/** A fresh folder for one server's files. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `flyleaf-faults-${name}-`));
}

/** Sets the schema up and adds the publication that the tests sign up to. */
export async function prepareDatabase(dataDir: string, databaseUrl: string | null): Promise<void> {
  const db = await openDatabase({ url: databaseUrl, dataDir });
  const now = Date.now();
  await db.write((trx) =>
    trx
      .insertInto('publications')
      .values({
        subdomain: PUBLICATION,
        name: 'Faults',
        hide_intro_title: 0,
        hide_intro_subtitle: 0,
        invite_only: 0,
        language: 'en',
        welcome_popup: 0,
        embed_tracking_disabled: 1,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  await db.close();
}

function sqliteRows(dataDir: string, sql: string): Row[] {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5_000 });
  try {
    database.exec('PRAGMA query_only = ON');
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

function sqliteFaults(dataDir: string): string[] {
  const integrity = sqliteRows(dataDir, 'PRAGMA integrity_check').map((row) => JSON.stringify(row));
  const keys = sqliteRows(dataDir, 'PRAGMA foreign_key_check').map((row) => JSON.stringify(row));
  return [...integrity.filter((row) => row !== '{"integrity_check":"ok"}'), ...keys];
}

/** A look at an embedded database that is there already. */
export function openSqliteStore(dataDir: string): FaultStore {
  return {
    kind: 'sqlite',
    dataDir,
    databaseUrl: undefined,
    rows: async (sql) => sqliteRows(dataDir, sql),
    faults: async () => sqliteFaults(dataDir),
    cluster: null,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** An embedded database in a folder of its own. */
export async function createSqliteStore(
  dataDir: string = temporaryFolder('sqlite'),
): Promise<FaultStore> {
  await prepareDatabase(dataDir, null);
  return openSqliteStore(dataDir);
}

async function postgresRows(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL of its own. */
export async function createPostgresStore(): Promise<FaultStore> {
  const dataDir = temporaryFolder('postgres');
  const cluster = await createPostgresCluster();
  await prepareDatabase(dataDir, cluster.url);
  return {
    kind: 'postgres',
    dataDir,
    databaseUrl: cluster.url,
    rows: (sql) => postgresRows(cluster.url, sql),
    faults: async () => [],
    cluster,
    remove: async () => {
      await cluster.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Both kinds, by the name that test titles show. */
export const STORES = {
  SQLite: (): Promise<FaultStore> => createSqliteStore(),
  PostgreSQL: createPostgresStore,
} as const;
