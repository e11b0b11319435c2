import { randomBytes } from 'node:crypto';
import { build } from './support/build.ts';
import { startLoadGenerator } from './support/load-generator.ts';
import type { LoadGenerator } from './support/load-generator.ts';
import type { LoadJob, LoadResult } from './support/load.ts';
import { startMailSink } from './support/mail-sink.ts';
import type { BenchOptions } from './support/options.ts';
import { startPlatform } from './support/platform.ts';
import { startPostgres } from './support/postgres.ts';
import { processUsage } from './support/process-usage.ts';
import type { Figure, Report } from './support/report.ts';
import { openScope } from './support/scope.ts';
import type { Scope } from './support/scope.ts';
import { percentile } from './support/statistics.ts';
import { countLogins, durability, seed, seedReaders, storeEnv } from './support/store.ts';
import type { Store } from './support/store.ts';

/** Milliseconds after which the whole benchmark gives up. */
const DEADLINE = 600_000;
const CONNECTIONS = [1, 8, 32];
/** The number of connections that the budgets are for. */
const BUDGETED = 8;
const WARM_UP = 3_000;
const BASELINE = 2_000;
/** So many that a cache of the database's pages is all that helps. */
const READERS = 10_000;
const SECRET = randomBytes(32).toString('base64url');
const PAGE_ORIGIN = 'https://publisher.example';
const SUBDOMAIN = 'bench';
/** So high that no limit is ever reached; the counting itself is done as always. */
const LIMITS = ['ip', 'address', 'all', 'codes'].map((name) => `${name}=1000000000/3600`);

/** What is measured, and what it must reach. */
const KINDS = [
  { kind: 'session', name: 'session checks', budget: { min: 15_000 } },
  { kind: 'login', name: 'requests for a mail', budget: { min: 2_000 } },
] as const;

type Measured = (typeof KINDS)[number];

interface Bench {
  options: BenchOptions;
  store: Store;
  load: LoadGenerator;
  pid: number;
  job: LoadJob;
}

/** What it costs to know a reader, and to let one ask for a sign-in mail, on a real server process. */
export async function benchSession(options: BenchOptions): Promise<Report> {
  const scope = openScope(DEADLINE);
  try {
    if (options.build) build();
    return await measure(await prepare(scope, options));
  } finally {
    await scope.close();
  }
}

async function mailEnv(scope: Scope, { mail }: BenchOptions): Promise<Record<string, string>> {
  if (mail === 'demo') return { DEMO: '1' };
  const { url } = await startMailSink(scope);
  return { SMTP_URL: url, MAIL_FROM: 'Bench <bench@flyleaf.example>' };
}

async function prepare(scope: Scope, options: BenchOptions): Promise<Bench> {
  const store = {
    dataDir: await scope.folder('data'),
    url: options.postgres ? await startPostgres(scope) : null,
  };
  const one = { subdomain: SUBDOMAIN, popup: true, pageOrigin: PAGE_ORIGIN };
  const [publicationId = 0] = await seed(store, [one]);
  const readers = await seedReaders(store, READERS);
  const env = { SECRET, LOGIN_LIMITS: LIMITS.join(','), ...(await mailEnv(scope, options)) };
  const platform = await startPlatform(scope, { ...env, ...storeEnv(store) });
  const job: LoadJob = {
    kind: 'session',
    host: platform.host,
    port: platform.port,
    connections: 1,
    duration: options.seconds * 1_000,
    secret: SECRET,
    publicationId,
    subdomain: SUBDOMAIN,
    pageOrigin: PAGE_ORIGIN,
    sessions: readers.map(({ session }) => session),
    emails: readers.map(({ email }) => email),
  };
  return { options, store, load: startLoadGenerator(scope), pid: platform.pid, job };
}

async function measure(bench: Bench): Promise<Report> {
  const figures: Figure[] = [];
  let acknowledged = 0;
  for (const measured of KINDS) {
    const { figures: some, count } = await measureKind(bench, measured);
    figures.push(...some);
    if (measured.kind === 'login') acknowledged = count;
  }
  const off = Math.abs((await countLogins(bench.store)) - acknowledged);
  const database = { group: 'database', unit: 'rows' };
  figures.push(
    { ...database, name: 'acknowledged requests', value: acknowledged },
    { ...database, name: 'acknowledged but not there', value: off, budget: { max: 0 } },
  );
  return {
    benchmark: 'session',
    settings: settings(bench.options),
    versions: await durability(bench.store),
    figures,
  };
}

async function measureKind(
  { load, job: all, pid }: Bench,
  measured: Measured,
): Promise<{ figures: Figure[]; count: number }> {
  const job = { ...all, kind: measured.kind };
  const figures: Figure[] = [];
  const warm = await load({ ...job, connections: BUDGETED, duration: WARM_UP });
  let { count } = warm;
  assertAccepted(warm);
  for (const connections of CONNECTIONS) {
    const level = { ...job, connections };
    const health = await load({ ...level, kind: 'healthz', duration: BASELINE });
    const before = processUsage(pid).cpu;
    const result = await load(level);
    const cpu = processUsage(pid).cpu - before;
    assertAccepted(result);
    count += result.count;
    figures.push(...levelFigures(measured, connections, { result, health, cpu }));
  }
  return { figures, count };
}

/** A rate with refusals in it would be the rate of something else. */
function assertAccepted({ refused, count, firstRefusal }: LoadResult): void {
  if (refused === 0) return;
  throw new Error(`${refused} of ${count} were refused, the first with ${firstRefusal}`);
}

const rate = ({ count, elapsed }: LoadResult) => (count / elapsed) * 1_000;

interface Level {
  result: LoadResult;
  health: LoadResult;
  /** Milliseconds of the server's. */
  cpu: number;
}

function levelFigures(
  { name, budget }: Measured,
  connections: number,
  { result, health, cpu }: Level,
): Figure[] {
  const group = `${name}, ${connections} connection${connections === 1 ? '' : 's'}`;
  const latency = (what: string, share: number): Figure => {
    const baseline = { name: `healthz ${what}`, value: percentile(health.latencies, share) };
    return { group, name: what, value: percentile(result.latencies, share), unit: 'ms', baseline };
  };
  return [
    {
      group,
      name,
      value: rate(result),
      unit: '/s',
      ...(connections === BUDGETED && { budget }),
      baseline: { name: 'healthz /s', value: rate(health) },
    },
    latency('p50', 0.5),
    latency('p99', 0.99),
    { group, name: 'server cpu each', value: (cpu / result.count) * 1_000, unit: 'us' },
    { group, name: 'load cpu', value: (result.cpu / result.elapsed) * 100, unit: '% of a core' },
  ];
}

function settings({ postgres, seconds, mail }: BenchOptions): Report['settings'] {
  return {
    store: postgres ? 'postgresql' : 'sqlite',
    seconds_per_level: seconds,
    readers: READERS,
    mail_worker: true,
    mail: mail === 'smtp' ? 'SMTP to a server in its own process that discards' : 'the mailbox',
    load: 'closed loop, a second process, keep-alive; each request as another reader',
  };
}
