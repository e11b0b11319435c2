import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './support/build.ts';
import { startLoadGenerator } from './support/load-generator.ts';
import type { LoadGenerator } from './support/load-generator.ts';
import type { LoadJob, LoadResult } from './support/load.ts';
import { startMailSink } from './support/mail-sink.ts';
import type { MailSink } from './support/mail-sink.ts';
import type { BenchOptions } from './support/options.ts';
import { startPlatform } from './support/platform.ts';
import type { Platform } from './support/platform.ts';
import { startPostgres } from './support/postgres.ts';
import { processUsage } from './support/process-usage.ts';
import type { Figure, Report } from './support/report.ts';
import { openScope } from './support/scope.ts';
import type { Scope } from './support/scope.ts';
import { median, percentile } from './support/statistics.ts';
import { countRows, durability, seed, storeEnv } from './support/store.ts';
import type { Store } from './support/store.ts';

/** Milliseconds after which the whole benchmark gives up. */
const DEADLINE = 600_000;
const CONNECTIONS = [1, 8, 32];
/** The number of connections that the budgets are for. */
const BUDGETED = 8;
const WARM_UP = 3_000;
const BASELINE = 3_000;
/** Milliseconds without load before memory counts as idle, and during which the outbox is watched afterwards. */
const IDLE = 2_000;
const SECRET = randomBytes(32).toString('base64url');
const PAGE_ORIGIN = 'https://publisher.example';
const SUBDOMAIN = 'bench';
/** So high that no limit is ever reached; the counting itself is done as always. */
const LIMITS = ['ip', 'address', 'domain', 'publication'].map((n) => `${n}=1000000000/3600`);

interface Bench {
  scope: Scope;
  options: BenchOptions;
  store: Store;
  env: Record<string, string>;
  sink: MailSink | null;
  load: LoadGenerator;
  publicationId: number;
}

/** Sign-ups a second, their latency, and what the server costs, measured on a real server process. */
export async function benchSignup(options: BenchOptions): Promise<Report> {
  const scope = openScope(DEADLINE);
  try {
    if (options.build) build();
    return await measure(await prepare(scope, options));
  } finally {
    await scope.close();
  }
}

async function prepare(scope: Scope, options: BenchOptions): Promise<Bench> {
  const store = {
    dataDir: await scope.folder('data'),
    url: options.postgres ? await startPostgres(scope) : null,
  };
  const sink = options.mail === 'smtp' ? await startMailSink(scope) : null;
  const env = {
    SECRET,
    SIGNUP_LIMITS: LIMITS.join(','),
    ...(sink ? { SMTP_URL: sink.url, MAIL_FROM: 'Bench <bench@flyleaf.example>' } : { DEMO: '1' }),
  };
  const [publicationId = 0] = await seed(store, [
    { subdomain: SUBDOMAIN, popup: true, pageOrigin: PAGE_ORIGIN },
  ]);
  return { scope, options, store, env, sink, load: startLoadGenerator(scope), publicationId };
}

async function measure(bench: Bench): Promise<Report> {
  const starts = await measureStarts(bench);
  const platform = await startPlatform(bench.scope, { ...bench.env, ...storeEnv(bench.store) });
  await sleep(IDLE);
  const idle = processUsage(platform.pid).rss;
  const load = await measureLoad(bench, platform);
  const after = processUsage(platform.pid).rss;
  const mail = await measureMail(bench);
  await platform.stop();
  const rows = await rowFigures(bench, load.acknowledged);
  return {
    benchmark: 'signup',
    settings: await settings(bench),
    versions: await durability(bench.store),
    figures: [...load.figures, ...starts, ...memoryFigures(idle, after), ...mail, ...rows],
  };
}

/** First starts make database, migrations and secret on an empty folder; later ones find them. */
async function measureStarts(bench: Bench): Promise<Figure[]> {
  const empty: number[] = [];
  const again: number[] = [];
  for (let run = 0; run <= bench.options.runs; run++) {
    const dataDir = await bench.scope.folder('start');
    empty.push(await startOnce(bench, { DATA_DIR: dataDir }));
    again.push(await startOnce(bench, { ...storeEnv(bench.store), DATA_DIR: dataDir }));
  }
  const start = { group: 'start', unit: 'ms', budget: { below: 600 } };
  const figures = [{ ...start, name: 'start to first answer', ...middle(again.slice(1)) }];
  if (bench.store.url !== null) return figures;
  return [...figures, { ...start, name: 'first start, empty folder', ...middle(empty.slice(1)) }];
}

function middle(samples: readonly number[]): { value: number; samples: readonly number[] } {
  return { value: median(samples), samples };
}

async function startOnce(bench: Bench, env: Record<string, string>): Promise<number> {
  const platform = await startPlatform(bench.scope, { ...bench.env, ...env });
  await platform.stop();
  return platform.startTime;
}

async function measureLoad(
  bench: Bench,
  platform: Platform,
): Promise<{ figures: Figure[]; acknowledged: number }> {
  const job = jobFor(bench, platform);
  const warm = await bench.load({ ...job, connections: BUDGETED, duration: WARM_UP });
  assertAccepted(warm);
  const figures: Figure[] = [];
  let acknowledged = warm.count;
  for (const connections of CONNECTIONS) {
    const level = { ...job, connections };
    const health = await bench.load({ ...level, kind: 'healthz', duration: BASELINE });
    const before = processUsage(platform.pid).cpu;
    const result = await bench.load(level);
    const cpu = processUsage(platform.pid).cpu - before;
    assertAccepted(result);
    acknowledged += result.count;
    figures.push(...levelFigures(connections, result, health, cpu));
  }
  return { figures, acknowledged };
}

function jobFor(bench: Bench, platform: Platform): LoadJob {
  return {
    kind: 'signup',
    host: platform.host,
    port: platform.port,
    connections: 1,
    duration: bench.options.seconds * 1_000,
    secret: SECRET,
    publicationId: bench.publicationId,
    subdomain: SUBDOMAIN,
    pageOrigin: PAGE_ORIGIN,
    sessions: [],
    emails: [],
  };
}

/** A rate with refusals in it would be the rate of something else. */
function assertAccepted(result: LoadResult): void {
  if (result.refused === 0) return;
  throw new Error(
    `${result.refused} of ${result.count} were refused, the first with ${result.firstRefusal}`,
  );
}

function levelFigures(
  connections: number,
  result: LoadResult,
  health: LoadResult,
  cpu: number,
): Figure[] {
  const group = `${connections} connection${connections === 1 ? '' : 's'}`;
  const budgeted = connections === BUDGETED;
  const latency = (name: string, share: number): Figure => ({
    group,
    name,
    value: percentile(result.latencies, share),
    unit: 'ms',
    baseline: { name: `healthz ${name}`, value: percentile(health.latencies, share) },
  });
  const p99 = latency('p99', 0.99);
  return [
    {
      group,
      name: 'sign-ups',
      value: rate(result),
      unit: '/s',
      ...(budgeted && { budget: { min: 3_000 } }),
      baseline: { name: 'healthz /s', value: rate(health) },
    },
    latency('p50', 0.5),
    budgeted ? { ...p99, budget: { below: 25 } } : p99,
    latency('max', 1),
    { group, name: 'not 2xx', value: result.refused, unit: '', budget: { max: 0 } },
    { group, name: 'server cpu per sign-up', value: (cpu / result.count) * 1_000, unit: 'us' },
    { group, name: 'server cpu', value: (cpu / result.elapsed) * 100, unit: '% of a core' },
    { group, name: 'load cpu', value: (result.cpu / result.elapsed) * 100, unit: '% of a core' },
  ];
}

function rate(result: LoadResult): number {
  return (result.count / result.elapsed) * 1_000;
}

function memoryFigures(idle: number, after: number): Figure[] {
  const memory = { group: 'memory', unit: 'MB' };
  return [
    { ...memory, name: 'rss idle', value: toMegabytes(idle), budget: { below: 100 } },
    { ...memory, name: 'rss after load', value: toMegabytes(after), budget: { below: 200 } },
  ];
}

/** MiB, as the system counts, to MB, as the budgets do. */
function toMegabytes(mebibytes: number): number {
  return (mebibytes * 2 ** 20) / 1e6;
}

/** How fast the outbox empties once nobody signs up; what is still queued then goes with the folder. */
async function measureMail(bench: Bench): Promise<Figure[]> {
  const before = await countRows(bench.store);
  const started = performance.now();
  await sleep(IDLE);
  const after = await countRows(bench.store);
  const seconds = (performance.now() - started) / 1_000;
  const mail = { group: `mail (${bench.options.mail})` };
  return [
    { ...mail, name: 'sent while under load', value: before.sent, unit: 'mails' },
    { ...mail, name: 'sent afterwards', value: (after.sent - before.sent) / seconds, unit: '/s' },
  ];
}

/** Every acknowledged sign-up must be in every table, and nothing else. */
async function rowFigures(bench: Bench, acknowledged: number): Promise<Figure[]> {
  const rows = await countRows(bench.store);
  const tables = [rows.users, rows.subscriptions, rows.signups, rows.outbox];
  const off = Math.max(...tables.map((count) => Math.abs(count - acknowledged)));
  const store = { group: 'database', unit: 'rows' };
  return [
    { ...store, name: 'acknowledged sign-ups', value: acknowledged },
    { ...store, name: 'acknowledged but not there', value: off, budget: { max: 0 } },
  ];
}

async function settings(bench: Bench): Promise<Report['settings']> {
  return {
    store: bench.options.postgres ? 'postgresql' : 'sqlite',
    seconds_per_level: bench.options.seconds,
    starts: bench.options.runs,
    mail_worker: true,
    mail:
      bench.options.mail === 'smtp'
        ? 'SMTP to a server in its own process that discards'
        : 'the demo mailbox, in the same database',
    load: 'closed loop, a second process, keep-alive, own token and address for each request',
  };
}
