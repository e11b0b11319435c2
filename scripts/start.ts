/** `npm start`: builds what is missing, then runs the platform and the demo publisher's site until Ctrl-C. */
import { systemClock } from '../server/platform/clock.ts';
import { checkMailSettings, parseConfig } from '../server/platform/config.ts';
import type { Config } from '../server/platform/config.ts';
import { freePort } from '../server/platform/listen.ts';
import { StartError, reasonOf } from '../server/platform/start-error.ts';
import { build, hashInputs, isBuilt } from './build/ensure-build.ts';
import { assertPortFree } from './start/assert-port-free.ts';
import { startChild } from './start/child.ts';
import type { Child } from './start/child.ts';
import { SERVER_FLAGS } from './start/server-flags.ts';
import { waitUntilAnswers } from './start/wait-until-answers.ts';

/** Milliseconds until both have to answer. */
const START_WITHIN = 60_000;
/** Overrides that a command in another terminal needs as well. */
const SHARED = ['PORT', 'DATA_DIR', 'PUBLIC_URL'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`flyleaf: ${line}\n`);

/** The demo keeps mail in its mailbox, unless there is a mail server to send it. */
function demoEnvironment(): NodeJS.ProcessEnv {
  const { DEMO, SMTP_URL, LOG_LEVEL } = process.env;
  const env: NodeJS.ProcessEnv = { ...process.env, LOG_LEVEL: LOG_LEVEL || 'warn' };
  return SMTP_URL || DEMO ? env : { ...env, DEMO: '1' };
}

async function readSettings(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = parseConfig(env);
  checkMailSettings(config, env);
  if (config.port === config.demoPort) {
    throw new StartError(
      `DEMO_PORT ${config.demoPort} is PORT too: choose another for one of them`,
    );
  }
  if (config.port !== 0) return config;
  return parseConfig({ ...env, PORT: String(await freePort(config.host)) });
}

function ensureBuild(): void {
  if (isBuilt(hashInputs())) return;
  say('flyleaf: building (once; a few seconds)');
  if (!build()) throw new StartError('the build failed; its own words stand above');
}

/** With a real mail server the platform is no demo and makes no publication by itself; the demo's site needs one. */
async function ensureDemo(config: Config, demo: string): Promise<void> {
  if (config.demo) return;
  const { openDatabase } = await import('../server/db/database.ts');
  const { ensureDemoPublication } = await import('../server/publications/demo-publication.ts');
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  await ensureDemoPublication({ db, clock: systemClock }, demo);
  await db.close();
}

function quoted(value: string): string {
  return /^[\w./:@-]+$/u.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}

function commandLine(): string {
  const shared = SHARED.filter((name) => process.env[name]);
  const prefix = shared.map((name) => `${name}=${quoted(process.env[name] ?? '')} `).join('');
  return `${prefix}npm run flyleaf -- snippet demo`;
}

function sayWhere({ publicUrl, demo, smtpUrl }: Config, site: string): void {
  const mail = demo ? `${publicUrl}/dev/mailbox` : `by ${new URL(smtpUrl ?? 'smtp:').host}`;
  say('Flyleaf is running; Ctrl-C stops it.');
  say(`  a publisher's page   ${site}/`);
  say(`  more pages, forms    ${site}/pages`);
  say(`  its page with us     ${publicUrl}/subscribe`);
  say(`  mail                 ${mail}`);
  say(`  your own snippet     ${commandLine()}`);
}

function startBoth(config: Config, env: NodeJS.ProcessEnv): Child[] {
  const shared = { ...env, PORT: String(config.port), DEMO_PORT: String(config.demoPort) };
  return [
    startChild('the platform', 'dist/server/main.js', shared, SERVER_FLAGS),
    startChild('the demo site', 'demo-site/main.ts', { ...shared, PLATFORM_URL: config.publicUrl }),
  ];
}

/** Settles when people want to stop, with null, or when a child has ended, with what to say about it. */
function whenOver(children: readonly Child[]): Promise<{ failed: boolean; reason: string | null }> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve({ failed: false, reason: null }));
    }
    for (const child of children) {
      void child.ended.then((reason) => resolve({ failed: true, reason }));
    }
  });
}

/** Where to ask a platform that listens on every address. */
function hostOf({ host }: Config): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether both answer in time. */
async function areReady(config: Config, site: string): Promise<boolean> {
  const late = AbortSignal.timeout(START_WITHIN);
  const answers = await Promise.all([
    waitUntilAnswers(`http://${hostOf(config)}:${config.port}/readyz`, late),
    waitUntilAnswers(`${site}/tideline.svg`, late),
  ]);
  return answers.every(Boolean);
}

async function watch(children: readonly Child[], config: Config, site: string): Promise<number> {
  const over = whenOver(children);
  const first = await Promise.race([over, areReady(config, site)]);
  if (first === true) sayWhere(config, site);
  if (first === false) complain(`no answer within ${START_WITHIN / 1000} seconds`);
  const { failed, reason } = first === false ? { failed: true, reason: null } : await over;
  if (reason !== null) complain(reason);
  return failed ? 1 : 0;
}

async function run(): Promise<number> {
  const env = demoEnvironment();
  const config = await readSettings(env);
  const site = `http://localhost:${config.demoPort}`;
  await assertPortFree('PORT', config.port, config.host);
  for (const host of ['127.0.0.1', '::1']) {
    await assertPortFree('DEMO_PORT', config.demoPort, host);
  }
  ensureBuild();
  await ensureDemo(config, site);
  const children = startBoth(config, env);
  const code = await watch(children, config, site);
  await Promise.all(children.map((child) => child.stop()));
  return code;
}

try {
  process.exitCode = await run();
} catch (error) {
  complain(reasonOf(error));
  process.exitCode = 1;
}
// Waits for answers that nobody needs any more would hold the process.
process.exit();
