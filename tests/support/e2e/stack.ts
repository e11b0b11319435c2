import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../faults/server-process.ts';
import { startSmtpSink } from '../faults/smtp-sink.ts';
import type { SmtpSink } from '../faults/smtp-sink.ts';
import { until } from '../faults/until.ts';
import { runFlyleaf } from './command.ts';
import { spawnPart } from './spawn-part.ts';
import type { Part } from './spawn-part.ts';

/** Everything that a reader meets, on real parts: the built platform, a publisher's site, a mail server. */
export interface Stack {
  /** `http://127.0.0.1:PORT`, or as it was asked for. */
  platform: string;
  /** `http://localhost:PORT`: for browsers another site. */
  site: string;
  mails: SmtpSink;
  /** The command line on this platform's data. */
  flyleaf(...argv: string[]): Promise<string>;
  stop(): Promise<void>;
}

const many = (...names: string[]) => names.map((name) => `${name}=100000/600`).join();

async function answers(url: string, part: Part): Promise<boolean> {
  if (part.isGone()) throw new Error(`It ended at start:\n${part.output()}`);
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

async function makePublication(flyleaf: Stack['flyleaf'], site: string): Promise<void> {
  const look = ['--accent-color', '#0f6b75', '--logo-url', `${site}/tideline.svg`];
  await flyleaf('publication', 'create', 'demo', '--name', 'The Tideline', ...look);
  await flyleaf('origin', 'add', 'demo', site);
}

/** Starts them; `env` is added to the platform's variables. Browsers make passkeys for the host `localhost` alone. */
export async function startStack(
  env: Readonly<Record<string, string>> = {},
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<Stack> {
  const [port, demoPort] = [await freePort(), await freePort()];
  const [platform, site] = [`http://${host}:${port}`, `http://localhost:${demoPort}`];
  const folder = await mkdtemp(join(tmpdir(), 'flyleaf-e2e-'));
  const mails = await startSmtpSink();
  const settings = {
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: platform,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'The Tideline <letters@tideline.example>',
    LOG_LEVEL: 'warn',
    SIGNUP_LIMITS: many('ip', 'address', 'domain', 'publication'),
    LOGIN_LIMITS: many('ip', 'address', 'all', 'codes', 'passwords'),
    ...env,
  };
  const flyleaf = (...argv: string[]) => runFlyleaf(settings, ...argv);
  await makePublication(flyleaf, site);
  const server = spawnPart('dist/server/main.js', settings);
  const demo = { DEMO_PORT: String(demoPort), PLATFORM_URL: platform };
  const publisher = spawnPart('demo-site/main.ts', demo);
  await until('the platform answers', () => answers(`${platform}/readyz`, server));
  await until('the site answers', () => answers(`${site}/`, publisher));
  const stop = async () => {
    await Promise.all([server.stop(), publisher.stop()]);
    await mails.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { platform, site, mails, flyleaf, stop };
}
