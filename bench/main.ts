import { parseArgs } from 'node:util';
import type { BenchOptions } from './support/options.ts';
import { toJson, toTable } from './support/report.ts';
import type { Report } from './support/report.ts';

const HELP = `Usage: npm run bench -- NAME [options]

  page     a publisher's page with the form and with the popup, in Chromium at 4x CPU throttle
  signup   sign-ups a second at 1, 8 and 32 connections, start time and memory of the server
  session  session checks and requests for sign-in mails a second, at 1, 8 and 32 connections
  rules    time for each character of a slug and each comment of a tree, as they grow

  --json          only JSON, on standard output (without it, a table goes to standard error too)
  --runs N        page: measured loads of each page (default 5); signup: measured starts; rules: a third
                  of the samples (default 5)
  --seconds N     signup, session: seconds of load at each number of connections (default 6, at least 5)
  --postgres      signup, session: a real PostgreSQL instead of SQLite
  --mail KIND     signup, session: smtp (a discarding server in its own process, default) or demo (the mailbox)
  --no-build      measure what dist/ holds instead of building it first
  --help          this

What each figure means and how it is measured: docs/benchmarks.md`;

const BENCHMARKS: Record<string, () => Promise<(options: BenchOptions) => Promise<Report>>> = {
  page: async () => (await import('./page.ts')).benchPage,
  signup: async () => (await import('./signup.ts')).benchSignup,
  session: async () => (await import('./session.ts')).benchSession,
  rules: async () => (await import('./rules.ts')).benchRules,
};

function parse() {
  return parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      json: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '6' },
      postgres: { type: 'boolean', default: false },
      mail: { type: 'string', default: 'smtp' },
      build: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
}

function count(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most}, not '${text}'`);
}

function toOptions(values: ReturnType<typeof parse>['values']): BenchOptions {
  const { mail } = values;
  if (mail !== 'smtp' && mail !== 'demo') throw new Error(`--mail must be smtp or demo`);
  return {
    runs: count('runs', values.runs, 1, 50),
    seconds: count('seconds', values.seconds, 5, 60),
    postgres: values.postgres,
    mail,
    build: values.build,
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parse();
  if (values.help) return void process.stdout.write(`${HELP}\n`);
  const load = BENCHMARKS[positionals[0] ?? ''];
  if (load === undefined || positionals.length > 1) {
    throw new Error('say which benchmark: page, signup, session or rules (--help tells more)');
  }
  const options = toOptions(values);
  const run = await load();
  const report = await run(options);
  if (!values.json) process.stderr.write(`${toTable(report)}\n`);
  process.stdout.write(`${JSON.stringify(toJson(report, new Date().toISOString()), null, 2)}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
