import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutPowerAt } from '../support/faults/power-loss.ts';
import type { PowerLoss } from '../support/faults/power-loss.ts';
import { durabilityInUse } from '../support/faults/pragmas.ts';
import { startServer } from '../support/faults/server-process.ts';
import { fetchFormTokens, signUp } from '../support/faults/sign-up.ts';
import type { Outcome } from '../support/faults/sign-up.ts';
import { startSmtpSink } from '../support/faults/smtp-sink.ts';
import { createSqliteStore, openSqliteStore, temporaryFolder } from '../support/faults/store.ts';
import type { FaultStore, Row } from '../support/faults/store.ts';
import { HAS_STRACE, straceWrites } from '../support/faults/strace.ts';

const SERVER = 'server/main.ts';
/** The same server with `PRAGMA synchronous = OFF`: the control, which must not pass. */
const CONTROL = 'tests/support/faults/unsynced-main.ts';

interface Aftermath {
  outcome: Outcome;
  loss: PowerLoss;
  /** Sign-ups that the next start would find. */
  found: Row[];
  faults: string[];
}

/** One sign-up to a watched server, stopped hard after its answer. */
async function watchedSignup(store: FaultStore, log: string, entry: string): Promise<Outcome> {
  const sink = await startSmtpSink();
  const options = { ...store, smtpPort: sink.port, entry, wrapper: straceWrites(log) };
  const server = await startServer(options);
  const [formToken = ''] = await fetchFormTokens(server.url, 1);
  const outcome = await signUp(server.url, { email: 'reader@example.org', formToken });
  await server.stop();
  await sink.close();
  return outcome;
}

/** Cuts the power at the moment the answer leaves the server, and looks at what is left. */
async function powerCutAtAnswer(entry: string): Promise<Aftermath> {
  const store = await createSqliteStore();
  const [before, into, logs] = ['before', 'after', 'log'].map(temporaryFolder);
  if (!before || !into || !logs) throw new Error('no folders');
  await cp(store.dataDir, before, { recursive: true });
  const log = join(logs, 'writes.log');
  const outcome = await watchedSignup(store, log, entry);
  const loss = cutPowerAt('"subscription_id"', { log, dataDir: store.dataDir, before, into });
  const left = openSqliteStore(into);
  const found = await left.rows('select id from signups');
  const faults = await left.faults();
  for (const dataDir of [store.dataDir, before, into, logs])
    await openSqliteStore(dataDir).remove();
  return { outcome, loss, found, faults };
}

/** What every acknowledged sign-up is owed: it outlives a power cut at the moment of its answer. */
function isKept({ outcome, found }: Aftermath): boolean {
  return outcome.kind === 'acknowledged' && found.some((row) => row['id'] === outcome.id);
}

if (HAS_STRACE) {
  test('a sign-up is on disk before it is acknowledged: a power cut at that moment loses nothing', async () => {
    const aftermath = await powerCutAtAnswer(SERVER);
    expect(aftermath.outcome.kind).toBe('acknowledged');
    expect(aftermath.loss.sawAnswer).toBe(true);
    expect(isKept(aftermath)).toBe(true);
    expect(aftermath.faults).toEqual([]);
  });

  test('the same check catches a server that does not sync: it acknowledges what the power cut loses', async () => {
    const aftermath = await powerCutAtAnswer(CONTROL);
    expect(aftermath.outcome.kind).toBe('acknowledged');
    expect(aftermath.loss.sawAnswer).toBe(true);
    expect(isKept(aftermath)).toBe(false);
    expect(aftermath.loss.lostFiles).toContain('flyleaf.db-wal');
  });
} else {
  test('without strace (Linux, tracing allowed) no power cut can be replayed: checks that each commit is synced', async () => {
    expect(await durabilityInUse()).toMatchObject({ journal_mode: 'wal', synchronous: 2 });
  });
}
