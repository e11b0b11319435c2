import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import type { DatabaseHandle } from '../../server/db/database-handle.ts';
import type { DatabaseOptions } from '../../server/db/database.ts';

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const;

export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** A database that nobody else uses. */
export interface TestDatabase {
  kind: DatabaseKind;
  handle: DatabaseHandle;
  /** To open it a second time, or to hand it to another process. */
  options: DatabaseOptions;
  /** Closes it and removes what it left. */
  dispose(): Promise<void>;
}

/** Runs a suite once on each database. */
export function eachDatabase(suite: (kind: DatabaseKind) => void): void {
  describe.each(DATABASE_KINDS)('on %s', (kind) => suite(kind));
}

/** Runs one statement on the server's own database: CREATE and DROP DATABASE take no transaction. */
async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a new, empty PostgreSQL database, and what removes it. */
export async function emptyPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `flyleaf_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${name}`);
  return {
    url: `${inject('postgresUrl')}/${name}`,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** A folder in the system's place for temporary files, and what removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'flyleaf-test-'));
  return {
    path,
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
  };
}

/** Opens a fresh database with the newest schema. Ask for one per test file, or per test. */
export async function freshDatabase(
  kind: DatabaseKind,
  more: Pick<DatabaseOptions, 'synchronous'> = {},
): Promise<TestDatabase> {
  const folder = await temporaryFolder();
  const postgres = kind === 'postgres' ? await emptyPostgres() : null;
  const options = { url: postgres?.url ?? null, dataDir: folder.path, ...more };
  const handle = await openDatabase(options);
  return {
    kind,
    handle,
    options,
    dispose: async () => {
      await handle.close();
      await postgres?.drop();
      await folder.remove();
    },
  };
}
