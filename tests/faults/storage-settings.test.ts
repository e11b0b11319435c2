import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { durabilityInUse } from '../support/faults/pragmas.ts';
import { createPostgresCluster } from '../support/faults/postgres-cluster.ts';
import { temporaryFolder } from '../support/faults/store.ts';

test('reads its pragmas back: write-ahead log, a sync for each commit, foreign keys', async () => {
  expect(await durabilityInUse()).toEqual({ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 });
});

test.each(['3.40.1', '3.51.2', '3.9.0'])(
  'refuses SQLite %s and says why',
  async (sqliteVersion) => {
    const dataDir = temporaryFolder('version');
    await expect(openDatabase({ url: null, dataDir, sqliteVersion })).rejects.toThrow(
      `SQLite ${sqliteVersion} can lose commits that it has acknowledged (fixed in 3.51.3)`,
    );
    await rm(dataDir, { recursive: true });
  },
);

test.each(['3.51.3', '3.53.4', '3.100.0'])('takes SQLite %s', async (sqliteVersion) => {
  const dataDir = temporaryFolder('version');
  const db = await openDatabase({ url: null, dataDir, sqliteVersion });
  await expect(db.ready()).resolves.toBeUndefined();
  await db.close();
  await rm(dataDir, { recursive: true });
});

test('refuses a PostgreSQL that acknowledges before it has written', async () => {
  const cluster = await createPostgresCluster();
  onTestFinished(() => cluster.remove());
  const url = `${cluster.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
  const opening = openDatabase({ url, dataDir: 'data' });
  await expect(opening).rejects.toThrow('synchronous_commit is off');
});
