import { describe, expect, onTestFinished, test } from 'vitest';
import { Load } from '../support/faults/load.ts';
import { openLedger } from '../support/faults/ledger.ts';
import { Scene } from '../support/faults/scene.ts';
import type { Outcome } from '../support/faults/sign-up.ts';
import { STORES } from '../support/faults/store.ts';
import { until } from '../support/faults/until.ts';

/** Milliseconds that a stop may take. */
const STOP_LIMIT = 5_000;
const REQUESTS = 400;
const CONNECTIONS = 8;

/** Whoever comes while it stops is sent away with 503. */
function isShuttingDown(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.status === 503;
}

describe.each(Object.entries(STORES))('on %s', (_name, create) => {
  test('a stop under load answers what it has begun, keeps what it answered and ends within five seconds', async () => {
    const scene = await Scene.open(REQUESTS, await create());
    onTestFinished(() => scene.close());
    const ledger = openLedger();
    const load = new Load(
      ledger,
      scene.requests.map((request) => request.formToken),
    );
    const run = load.run(scene.server, CONNECTIONS);
    await run.afterAnswers(50);
    expect(run.inFlight()).toBeGreaterThan(0);
    const asked = Date.now();
    const exit = await scene.server.stop();
    const took = Date.now() - asked;
    await run.finished;

    expect(exit, scene.server.output()).toEqual({ code: 0, signal: null });
    expect(took).toBeLessThan(STOP_LIMIT);
    const stored = await scene.store.rows('select id from signups');
    const acknowledged = ledger.read().map((entry) => entry.id);
    expect(stored.map((row) => String(row['id'])).sort()).toEqual(acknowledged.sort());
    expect(load.refusals.filter((refusal) => !isShuttingDown(refusal))).toEqual([]);
    ledger.close();
  });
});

test('a stop does not wait for a mail server that has gone silent, and keeps the mail', async () => {
  const patience = { MAIL_LEASE: '180000' };
  const scene = await Scene.open(1, undefined, patience);
  onTestFinished(() => scene.close());
  const { manners, mails } = scene.sink;
  manners.beforeAnswer = () => new Promise(() => {});
  expect((await scene.ask(0)).kind).toBe('acknowledged');
  await until('the mail is under way', () => mails.length === 1);
  const asked = Date.now();
  const exit = await scene.server.stop();
  expect(Date.now() - asked).toBeLessThan(STOP_LIMIT);
  expect(exit, scene.server.output()).toEqual({ code: 0, signal: null });
  expect(await scene.count("outbox where state = 'queued'")).toBe(1);
});
