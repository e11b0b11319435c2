import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/database.ts';
import { isDatabaseUnavailable } from '../../../server/db/database-errors.ts';
import { SQLITE_FILE, SQLITE_OLDEST } from '../../../server/db/sqlite.ts';
import { freshDatabase, temporaryFolder } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase('sqlite');
});
afterEach(() => database.dispose());

const path = () => join(database.options.dataDir, SQLITE_FILE);
const row = (key: string) => ({ key, window_start: 1, count: 1 });
const write = (key: string) =>
  database.handle.write((trx) => trx.insertInto('limits').values(row(key)).execute());

async function pragma(name: string, read: 'kysely' | 'write'): Promise<unknown> {
  const query = sql<Record<string, unknown>>`pragma ${sql.raw(name)}`;
  const { rows } =
    read === 'kysely'
      ? await query.execute(database.handle.kysely)
      : await database.handle.write((trx) => query.execute(trx));
  return Object.values(rows[0] ?? {})[0];
}

it.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
])('writes with %s = %s', async (name, expected) => {
  expect(await pragma(name, 'write')).toBe(expected);
});

it('reads without being able to write', async () => {
  expect(await pragma('query_only', 'kysely')).toBe(1);
  const stray = database.handle.kysely.insertInto('limits').values(row('stray')).execute();
  await expect(stray).rejects.toThrow(/readonly/u);
});

it('loses the safety only where it is asked to', async () => {
  const folder = await temporaryFolder();
  const unsafe = await openDatabase({ url: null, dataDir: folder.path, synchronous: 'OFF' });
  const { rows } = await unsafe.write((trx) => sql`pragma synchronous`.execute(trx));
  expect(Object.values(rows[0] as object)).toEqual([0]);
  await unsafe.close();
  await folder.remove();
});

it.each(['3.40.1', '3.51.2', '3.9.0'])('refuses SQLite %s with the reason', async (version) => {
  const opening = openDatabase({ ...database.options, sqliteVersion: version });
  await expect(opening).rejects.toThrow(
    `SQLite ${version} can lose commits that it has acknowledged (fixed in 3.51.3)`,
  );
});

it.each([SQLITE_OLDEST, '3.53.4', '4.0.0'])('takes SQLite %s', async (version) => {
  const handle = await openDatabase({ ...database.options, sqliteVersion: version });
  await expect(handle.ready()).resolves.toBeUndefined();
  await handle.close();
});

it('keeps the file from other users of the machine', () => {
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

it('refuses a file that is no database, naming it', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder.path, SQLITE_FILE), 'x'.repeat(4096));
  const opening = openDatabase({ url: null, dataDir: folder.path });
  await expect(opening).rejects.toThrow(/^DATA_DIR: .*flyleaf\.db can't be opened/u);
  await folder.remove();
});

it('does not see the half of a batch', async () => {
  let seen: unknown = null;
  await database.handle.write(async (trx) => {
    await trx.insertInto('limits').values(row('half')).execute();
    seen = await database.handle.kysely.selectFrom('limits').selectAll().execute();
  });
  expect(seen).toEqual([]);
});

it('waits for another process that writes', async () => {
  const other = new DatabaseSync(path());
  other.exec('begin immediate');
  const waiting = write('waits');
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume));
  other.exec('commit');
  await expect(waiting).resolves.toBeDefined();
  other.close();
});

it('says that it is unavailable when another process goes on writing', async () => {
  const other = new DatabaseSync(path());
  other.exec('begin immediate');
  const error: unknown = await write('late').catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  other.exec('commit');
  other.close();
  await expect(write('later')).resolves.toBeDefined();
});

it('keeps what it has acknowledged', async () => {
  await Promise.all(['a', 'b', 'c'].map(write));
  const other = new DatabaseSync(path(), { readOnly: true });
  expect(other.prepare('select count(*) as count from limits').get()).toEqual({ count: 3 });
  other.close();
});
