import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

/** The platform's origin in every fault test; the port changes from start to start, this does not. */
export const PLATFORM_ORIGIN = 'http://platform.test';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SECRET = 'fault-tests-fault-tests-fault-tests';
const PLENTY = '1000000000/3600';

export interface StartOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  smtpPort: number;
  /** For browsers: the platform's public address is where it listens. */
  isReachable?: boolean;
  /** Program to run instead of server/main.ts, from the root of the repository. */
  entry?: string;
  /** Options of Node's own. */
  flags?: readonly string[];
  /** Command that runs the server as its child: strace with its arguments. */
  wrapper?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** One run of the real server in a process group of its own. */
export interface ServerProcess {
  /** Where it listens. */
  url: string;
  /** The server's own process, below the wrapper if there is one. */
  pid(): number;
  /** What it wrote so far. */
  output(): string;
  exited: Promise<Exit>;
  /** Whether it has ended. */
  isGone(): boolean;
  /** SIGKILL to the whole group, at once. */
  kill(): Promise<Exit>;
  /** SIGTERM to the server, and its way out. */
  stop(): Promise<Exit>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function environment(options: StartOptions, port: number): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: options.isReachable ? `http://127.0.0.1:${port}` : PLATFORM_ORIGIN,
    DATA_DIR: options.dataDir,
    DATABASE_URL: options.databaseUrl ?? '',
    SECRET,
    SMTP_URL: `smtp://127.0.0.1:${options.smtpPort}`,
    MAIL_FROM: 'Flyleaf <noreply@platform.test>',
    LOG_LEVEL: 'warn',
    SIGNUP_LIMITS: ['ip', 'address', 'domain', 'publication'].map((n) => `${n}=${PLENTY}`).join(),
    ...options.env,
  };
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

function childOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return Number(children.split(' ')[0]);
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already, which is what the signal is for.
  }
}

/** Process groups that are still there; a test run that breaks off takes them along. */
const groups = new Set<number>();

process.once('exit', () => {
  for (const group of groups) signalTo(-group, 'SIGKILL');
});

/** Starts the server without waiting for it. */
export async function spawnServer(options: StartOptions): Promise<ServerProcess> {
  const port = await freePort();
  const { wrapper = [], flags = [], entry = 'server/main.ts' } = options;
  const command = [...wrapper, process.execPath, ...flags, entry];
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: ROOT,
    detached: true,
    env: environment(options, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = exitOf(child);
  let output = '';
  let isGone = false;
  groups.add(child.pid ?? 0);
  void exited.finally(() => {
    isGone = true;
    groups.delete(child.pid ?? 0);
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  }
  const group = child.pid ?? 0;
  const pid = () => (options.wrapper === undefined ? group : childOf(group));
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    output: () => output,
    exited,
    isGone: () => isGone,
    kill: () => {
      if (!isGone) signalTo(-group, 'SIGKILL');
      return exited;
    },
    stop: () => {
      if (!isGone) signalTo(pid(), 'SIGTERM');
      return exited;
    },
  };
}

async function isReady(server: ServerProcess): Promise<boolean> {
  if (server.isGone()) throw new Error(`The server ended at start:\n${server.output()}`);
  const answer = await fetch(`${server.url}/readyz`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

/** Starts the server and waits until it answers that it is ready. */
export async function startServer(options: StartOptions): Promise<ServerProcess> {
  const server = await spawnServer(options);
  await until('the server is ready', () => isReady(server)).catch(async (error: unknown) => {
    await server.kill();
    throw new Error(`${String(error)}\n${server.output()}`);
  });
  return server;
}
