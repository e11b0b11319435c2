import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SERVER_FLAGS } from '../../scripts/start/server-flags.ts';
import { Load } from '../support/faults/load.ts';
import { openLedger } from '../support/faults/ledger.ts';
import { brokenPromises, repeatedMails } from '../support/faults/promises-kept.ts';
import { seededRandom } from '../support/faults/seeded-random.ts';
import type { SeededRandom } from '../support/faults/seeded-random.ts';
import { spawnServer, startServer } from '../support/faults/server-process.ts';
import type { StartOptions } from '../support/faults/server-process.ts';
import { fetchFormTokens } from '../support/faults/sign-up.ts';
import { startSmtpSink } from '../support/faults/smtp-sink.ts';
import { STORES } from '../support/faults/store.ts';
import type { FaultStore } from '../support/faults/store.ts';
import { MAIL_LEASE, SHORT_LEASE } from '../support/faults/short-lease.ts';
import { until } from '../support/faults/until.ts';

/** What people run: the packed server, as `npm start` and deployments start it. */
const PACKED = { entry: 'dist/server/main.js', flags: SERVER_FLAGS };
const KILLS = 32;
/** Each of these a second kill hits the start that follows. */
const KILL_START_EVERY = 6;
const CONNECTIONS = 6;
const MOST_ANSWERS = 40;

/** Kills while requests are under way, after a random number of answers and a random pause. */
async function killUnderLoad(options: StartOptions, load: Load, random: SeededRandom) {
  const server = await startServer(options);
  const run = load.run(server, CONNECTIONS);
  await run.afterAnswers(random.whole(0, MOST_ANSWERS));
  await pause(random.whole(0, 25));
  const inFlight = run.inFlight();
  const at = Date.now();
  await server.kill();
  await run.finished;
  return { at, inFlight };
}

async function killAtStart(options: StartOptions, random: SeededRandom): Promise<number> {
  const server = await spawnServer(options);
  await pause(random.whole(0, 400));
  const at = Date.now();
  await server.kill();
  return at;
}

async function tokensFor(options: StartOptions, count: number): Promise<string[]> {
  const server = await startServer(options);
  const tokens = await fetchFormTokens(server.url, count);
  await server.stop();
  return tokens;
}

async function drain(store: FaultStore, options: StartOptions, load: Load): Promise<void> {
  const server = await startServer(options);
  await load.repeatUnanswered(server);
  await until(
    'the outbox is empty',
    async () => {
      const [row] = await store.rows("select count(*) as left from outbox where state = 'queued'");
      return Number(row?.['left']) === 0;
    },
    60_000,
  );
  expect((await server.stop()).code).toBe(0);
}

async function killAgainAndAgain(store: FaultStore) {
  const random = seededRandom();
  const sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  const ledger = openLedger();
  const options = { ...store, ...PACKED, smtpPort: sink.port, env: SHORT_LEASE };
  const load = new Load(
    ledger,
    await tokensFor(options, KILLS * (MOST_ANSWERS + CONNECTIONS) + 300),
  );
  const kills: number[] = [];
  let interrupted = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    const { at, inFlight } = await killUnderLoad(options, load, random);
    kills.push(at);
    if (inFlight > 0) interrupted += 1;
    if (round % KILL_START_EVERY === 0) kills.push(await killAtStart(options, random));
  }
  await drain(store, options, load);
  const history = {
    acknowledged: ledger.read(),
    asked: new Set(load.requests.keys()),
    mails: sink.mails,
    kills,
    handOver: MAIL_LEASE,
  };
  ledger.close();
  return { history, load, interrupted, seed: random.seed };
}

describe.each(Object.entries(STORES))('on %s', (name, create) => {
  test(`keeps every acknowledged sign-up and mails it once through ${KILLS} kills under load`, async () => {
    const store = await create();
    onTestFinished(() => store.remove());
    const { history, load, interrupted, seed } = await killAgainAndAgain(store);
    const broken = await brokenPromises(store, history);
    console.info(
      `${name}: seed ${seed}, ${history.kills.length} kills (${interrupted} with requests under way), ` +
        `${history.acknowledged.length} acknowledged, ${load.unanswered.size} unanswered, ` +
        `${history.mails.length} mails, ${repeatedMails(history.mails)} of them repeats`,
    );
    expect(broken, `FAULT_SEED=${seed} repeats this`).toEqual([]);
    expect(load.refusals).toEqual([]);
    expect(interrupted).toBeGreaterThan(KILLS / 2);
    expect(load.unanswered.size).toBeGreaterThan(0);
  });
});
