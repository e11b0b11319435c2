import { cp, rm } from 'node:fs/promises';
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
/** What the answer to a sign-up holds and no other one does. */
const ANSWER = '"subscription_id"';
/** The same server with `PRAGMA synchronous = OFF`: the control, which must not pass. */
const CONTROL = 'tests/support/faults/unsynced-main.ts';

interface Aftermath {
  outcome: Outcome;
  loss: PowerLoss;
  /** Sign-ups that the next start would find after a power cut at the answer. */
  found: Row[];
  /** Those that it would find if only the process had died then. */
  foundWithoutCut: Row[];
  faults: string[];
}

/** One sign-up to a watched server. */
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
  const folder = temporaryFolder('power');
  const at = (name: string): string => join(folder, name);
  await cp(store.dataDir, at('before'), { recursive: true });
  const paths = { log: at('writes.log'), dataDir: store.dataDir, before: at('before') };
  const outcome = await watchedSignup(store, paths.log, entry);
  const loss = cutPowerAt(ANSWER, { ...paths, into: at('cut') });
  cutPowerAt(ANSWER, { ...paths, into: at('uncut') }, 'written');
  const left = openSqliteStore(at('cut'));
  const found = await left.rows('select id from signups');
  const faults = await left.faults();
  const foundWithoutCut = await openSqliteStore(at('uncut')).rows('select id from signups');
  await store.remove();
  await rm(folder, { recursive: true });
  return { outcome, loss, found, foundWithoutCut, faults };
}

const hasOutcome = ({ outcome }: Aftermath, rows: readonly Row[]): boolean =>
  outcome.kind === 'acknowledged' && rows.some((row) => row['id'] === outcome.id);

if (HAS_STRACE) {
  test('a sign-up is on disk before it is acknowledged: a power cut at that moment loses nothing', async () => {
    const aftermath = await powerCutAtAnswer(SERVER);
    expect(aftermath.loss.sawAnswer).toBe(true);
    expect(hasOutcome(aftermath, aftermath.found)).toBe(true);
    expect(aftermath.faults).toEqual([]);
  });

  test('the same check catches a server that does not sync: it acknowledges what the power cut loses', async () => {
    const aftermath = await powerCutAtAnswer(CONTROL);
    expect(aftermath.loss.sawAnswer).toBe(true);
    expect(aftermath.loss.unsynced).toContain('flyleaf.db-wal');
    expect(hasOutcome(aftermath, aftermath.foundWithoutCut)).toBe(true);
    expect(hasOutcome(aftermath, aftermath.found)).toBe(false);
  });
} else {
  test('without strace (Linux, tracing allowed) no power cut can be replayed: checks that each commit is synced', async () => {
    expect(await durabilityInUse()).toMatchObject({ journal_mode: 'wal', synchronous: 2 });
  });
}
