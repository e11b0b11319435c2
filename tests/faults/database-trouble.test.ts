import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { FALLBACK_ERROR_TEXT } from '../../src/errors/flyleaf-error.ts';
import { holdWriteLock } from '../support/faults/held-lock.ts';
import { Scene } from '../support/faults/scene.ts';
import { PLATFORM_ORIGIN } from '../support/faults/server-process.ts';
import type { Outcome } from '../support/faults/sign-up.ts';
import { PUBLICATION } from '../support/faults/sign-up.ts';
import {
  HAS_PRLIMIT,
  canMountDisks,
  limitFileSize,
  mountSmallDisk,
} from '../support/faults/small-disk.ts';
import { createPostgresStore, createSqliteStore } from '../support/faults/store.ts';
import { until } from '../support/faults/until.ts';

const CAN_MOUNT = await canMountDisks();

let scene: Scene;

afterEach(() => scene.close());

/** 503 with the fallback text, the closed code and when to try again: nothing of the database's own words. */
function expectUnavailable(outcome: Outcome): void {
  expect(outcome).toMatchObject({ kind: 'refused', status: 503 });
  if (outcome.kind !== 'refused') return;
  const body: unknown = JSON.parse(outcome.body);
  expect(body).toEqual({
    error: FALLBACK_ERROR_TEXT,
    code: 'unavailable',
    requestId: expect.any(String),
  });
  expect(Number(outcome.retryAfter)).toBeGreaterThan(0);
}

async function expectNothingHalfDone(signups: number): Promise<void> {
  for (const table of ['users', 'subscriptions', 'signups', 'outbox']) {
    expect(await scene.count(table), table).toBe(signups);
  }
  expect(await scene.store.faults()).toEqual([]);
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`${scene.server.url}${path}`, {
    headers: { origin: PLATFORM_ORIGIN },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The request that failed is asked again, to the same process. */
async function expectRecovery(n: number): Promise<void> {
  const before = await scene.count('signups');
  await until('the sign-up is taken', async () => (await scene.ask(n)).kind === 'acknowledged');
  expect(await scene.count('signups')).toBe(before + 1);
  await scene.sent(before + 1);
}

describe('the embedded database', () => {
  test('locked by another process: 503 for writes, reads go on, and nothing is lost when it is free', async () => {
    scene = await Scene.open(3);
    expect((await scene.ask(0)).kind).toBe('acknowledged');
    await scene.sent(1);
    const release = await holdWriteLock(scene.store.dataDir);
    expectUnavailable(await scene.ask(1));
    expect(await statusOf(`/api/v1/form-token?publication=${PUBLICATION}`)).toBe(200);
    expect(await statusOf('/healthz')).toBe(200);
    await release();
    await expectNothingHalfDone(1);
    await expectRecovery(1);
  });

  if (CAN_MOUNT) {
    test('on a full disk: 503, nothing half-done, and it goes on by itself when there is room', async () => {
      const disk = mountSmallDisk();
      if (disk === null) throw new Error('no disk');
      onTestFinished(() => disk.remove());
      scene = await Scene.open(3, await createSqliteStore(join(disk.path, 'data')));
      expect((await scene.ask(0)).kind).toBe('acknowledged');
      await scene.sent(1);
      disk.fill();
      // What still fits into pages that are there already is taken.
      await until('the disk is felt', async () => (await scene.ask(1)).kind === 'refused');
      expectUnavailable(await scene.ask(1));
      expect(await statusOf('/healthz')).toBe(200);
      disk.free();
      await expectNothingHalfDone(1);
      await expectRecovery(1);
    });
  }

  test(
    HAS_PRLIMIT
      ? 'that takes no more writes (read-only): 503, nothing half-done, and it goes on by itself'
      : 'whose writes can not be stopped here (that takes Linux with util-linux): it takes them',
    async () => {
      scene = await Scene.open(3);
      expect((await scene.ask(0)).kind).toBe('acknowledged');
      await scene.sent(1);
      if (HAS_PRLIMIT) {
        limitFileSize(scene.server.pid(), 0);
        expectUnavailable(await scene.ask(1));
        expect(await statusOf(`/api/v1/form-token?publication=${PUBLICATION}`)).toBe(200);
        limitFileSize(scene.server.pid(), 'unlimited');
        await expectNothingHalfDone(1);
      }
      await expectRecovery(1);
    },
  );
});

describe('PostgreSQL', () => {
  test('crashed and back, its connections ended, read-only: 503 meanwhile, then it goes on by itself', async () => {
    const store = await createPostgresStore();
    scene = await Scene.open(4, store);
    expect((await scene.ask(0)).kind).toBe('acknowledged');
    await scene.sent(1);

    await store.cluster?.crash();
    expectUnavailable(await scene.ask(1));
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await store.cluster?.start();
    await expectNothingHalfDone(1);
    await expectRecovery(1);

    await store.rows(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'flyleaf'`);
    await expectRecovery(2);

    await store.rows('alter system set default_transaction_read_only = on');
    await store.rows('select pg_reload_conf()');
    await until('it is read-only', async () => (await scene.ask(3)).kind === 'refused');
    expectUnavailable(await scene.ask(3));
    await store.rows('alter system reset default_transaction_read_only');
    await store.rows('select pg_reload_conf()');
    await expectRecovery(3);
  });
});
