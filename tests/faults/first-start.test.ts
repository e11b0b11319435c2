import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { durabilityInUse } from '../support/faults/pragmas.ts';
import { spawnServer } from '../support/faults/server-process.ts';
import type { ServerProcess } from '../support/faults/server-process.ts';
import { openSqliteStore, temporaryFolder } from '../support/faults/store.ts';
import { HAS_STRACE, sawFault, straceSyncs } from '../support/faults/strace.ts';
import { until } from '../support/faults/until.ts';

/** More than a first start has; a loop that gets here never ends. */
const MOST_SYNCS = 60;

async function isReadyOrGone(server: ServerProcess): Promise<boolean> {
  if (server.isGone()) return true;
  const answer = await fetch(`${server.url}/readyz`).catch(() => null);
  return answer?.ok === true;
}

/** A first start on an empty folder, killed at its n-th sync; whether it had so many. */
async function killFirstStart(dataDir: string, nth: number): Promise<boolean> {
  const log = join(dataDir, 'syncs.log');
  const wrapper = straceSyncs(log, { fault: 'signal=KILL', when: nth });
  const server = await spawnServer({ dataDir, smtpPort: 9, wrapper });
  await until('the server is ready or gone', () => isReadyOrGone(server));
  const wasHit = sawFault(log);
  expect(server.isGone(), server.output()).toBe(wasHit);
  await server.kill();
  return wasHit;
}

async function expectUsable(dataDir: string): Promise<void> {
  const db = await openDatabase({ url: null, dataDir });
  await db.ready();
  await db.close();
  expect(await openSqliteStore(dataDir).faults()).toEqual([]);
}

async function killAtEachSync(): Promise<number> {
  for (let nth = 1; nth < MOST_SYNCS; nth += 1) {
    const dataDir = temporaryFolder('first-start');
    const wasHit = await killFirstStart(dataDir, nth);
    await expectUsable(dataDir);
    await openSqliteStore(dataDir).remove();
    if (!wasHit) return nth - 1;
  }
  throw new Error(`More than ${MOST_SYNCS} syncs in a first start`);
}

if (HAS_STRACE) {
  test('a first start killed at any of its syncs leaves a database that the next start finishes', async () => {
    const syncs = await killAtEachSync();
    console.info(`killed the first start at each of ${syncs} syncs`);
    expect(syncs).toBeGreaterThanOrEqual(1);
  });
} else {
  test('without strace (Linux, tracing allowed) no start can be cut at a sync: checks that its commits are synced', async () => {
    expect(await durabilityInUse()).toMatchObject({ journal_mode: 'wal', synchronous: 2 });
  });
}
