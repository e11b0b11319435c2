import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenPromises } from '../support/faults/promises-kept.ts';
import { startServer } from '../support/faults/server-process.ts';
import type { ServerProcess } from '../support/faults/server-process.ts';
import { MAIL_LEASE, SHORT_LEASE } from '../support/faults/short-lease.ts';
import { fetchFormTokens, signUp } from '../support/faults/sign-up.ts';
import type { Outcome, SignupRequest } from '../support/faults/sign-up.ts';
import { startSmtpSink } from '../support/faults/smtp-sink.ts';
import type { SmtpSink } from '../support/faults/smtp-sink.ts';
import { durabilityInUse } from '../support/faults/pragmas.ts';
import { createSqliteStore, openSqliteStore, temporaryFolder } from '../support/faults/store.ts';
import type { FaultStore } from '../support/faults/store.ts';
import { countSyncs, HAS_STRACE, sawFault, straceSyncs } from '../support/faults/strace.ts';
import type { SyncFault } from '../support/faults/strace.ts';
import { until } from '../support/faults/until.ts';

/** More than any run has; a loop that gets here never ends. */
const MOST_SYNCS = 60;

interface Ground {
  /** A set-up data folder that each run copies. */
  template: FaultStore;
  /** Syncs until the server is ready, on a copy of the template. */
  startSyncs: number;
  tokens: string[];
}

let ground: Ground;

async function copyOf(template: FaultStore): Promise<FaultStore> {
  const dataDir = temporaryFolder('copy');
  await cp(template.dataDir, dataDir, { recursive: true });
  return openSqliteStore(dataDir);
}

const logOf = (store: FaultStore): string => join(store.dataDir, 'syncs.log');

async function isMailed(store: FaultStore): Promise<boolean> {
  const [row] = await store.rows("select count(*) as sent from outbox where state = 'sent'");
  return Number(row?.['sent']) === 1;
}

/** One sign-up, its mail and a graceful stop: as far as the fault lets it come. */
async function oneSignup(
  server: ServerProcess,
  store: FaultStore,
  request: SignupRequest,
): Promise<Outcome> {
  const outcome = await signUp(server.url, request);
  if (outcome.kind === 'acknowledged') {
    await until('the mail is sent or the server gone', async () => {
      return server.isGone() || (await isMailed(store));
    });
  }
  if (!server.isGone() && !sawFault(logOf(store))) await server.stop();
  return outcome;
}

async function restartAndRepeat(store: FaultStore, sink: SmtpSink, request: SignupRequest) {
  const server = await startServer({ ...store, smtpPort: sink.port, env: SHORT_LEASE });
  const stored = await store.rows('select id from signups');
  const repeated = await signUp(server.url, request);
  await until('the mail is sent', () => isMailed(store));
  expect((await server.stop()).code).toBe(0);
  return { stored, repeated };
}

function idOf(outcome: Outcome): string {
  return outcome.kind === 'acknowledged' ? outcome.id : JSON.stringify(outcome);
}

/** The run in which the n-th sync after the start goes wrong; whether there was one. */
async function runWithFault(fault: SyncFault, nth: number): Promise<boolean> {
  const store = await copyOf(ground.template);
  const sink = await startSmtpSink();
  const request = { email: 'reader@example.org', formToken: ground.tokens[nth] ?? '' };
  const wrapper = straceSyncs(logOf(store), { fault, when: ground.startSyncs + nth });
  const server = await startServer({ ...store, smtpPort: sink.port, wrapper, env: SHORT_LEASE });
  expect(sawFault(logOf(store)), 'the start has as many syncs as it had before').toBe(false);
  const outcome = await oneSignup(server, store, request);
  const wasHit = sawFault(logOf(store));
  const killedAt = Date.now();
  await server.kill();

  const { stored, repeated } = await restartAndRepeat(store, sink, request);
  const acknowledged = outcome.kind === 'acknowledged';
  expect(stored.length).toBeLessThanOrEqual(1);
  if (acknowledged) expect(stored).toEqual([{ id: outcome.id }]);
  if (outcome.kind === 'refused') expect(outcome.status).toBe(503);
  expect(repeated.kind).toBe('acknowledged');
  if (stored.length === 1) expect(idOf(repeated)).toBe(stored[0]?.['id']);
  const broken = await brokenPromises(store, {
    acknowledged: [{ email: request.email, id: idOf(repeated) }],
    asked: new Set([request.email]),
    mails: sink.mails,
    kills: [killedAt],
    handOver: MAIL_LEASE + 2_000,
  });
  expect(broken).toEqual([]);
  await sink.close();
  await store.remove();
  return wasHit;
}

/** Runs with a fault at the first, the second, … sync, until a run has none; how many there were. */
async function faultAtEach(fault: SyncFault): Promise<number> {
  for (let nth = 1; nth < MOST_SYNCS; nth += 1) {
    if (!(await runWithFault(fault, nth))) return nth - 1;
  }
  throw new Error(`More than ${MOST_SYNCS} syncs in one sign-up`);
}

async function layGround(): Promise<Ground> {
  const template = await createSqliteStore();
  const plain = await startServer({ ...template, smtpPort: 9 });
  const tokens = await fetchFormTokens(plain.url, MOST_SYNCS + 1);
  await plain.stop();
  const store = await copyOf(template);
  const wrapper = straceSyncs(logOf(store));
  const watched = await startServer({ ...store, smtpPort: 9, wrapper });
  const startSyncs = countSyncs(logOf(store));
  await watched.kill();
  await store.remove();
  return { template, startSyncs, tokens };
}

if (HAS_STRACE) {
  describe('at every sync of one sign-up', () => {
    beforeAll(async () => {
      ground = await layGround();
    });
    afterAll(() => ground.template.remove());

    test('a kill loses nothing that was acknowledged, and the same request is taken once', async () => {
      const syncs = await faultAtEach('signal=KILL');
      console.info(`killed at each of ${syncs} syncs`);
      expect(syncs).toBeGreaterThanOrEqual(3);
    });

    test('a disk error is never acknowledged, and the same request is taken once afterwards', async () => {
      const syncs = await faultAtEach('error=EIO');
      console.info(`failed each of ${syncs} syncs`);
      expect(syncs).toBeGreaterThanOrEqual(3);
    });
  });
} else {
  test('without strace (Linux, tracing allowed) no sync can be failed: checks that each commit asks for one', async () => {
    expect(await durabilityInUse()).toMatchObject({ journal_mode: 'wal', synchronous: 2 });
  });
}
