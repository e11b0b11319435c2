import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_FLAGS } from '../../scripts/start/server-flags.ts';
import { stopChild } from './child.ts';
import { freePort } from './free-port.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import type { Scope } from './scope.ts';

/** The platform, as `npm start` runs it. */
export interface Platform {
  child: ChildProcess;
  pid: number;
  host: string;
  port: number;
  /** Origin of the platform. */
  origin: string;
  /** Milliseconds from starting the process to its first 200. */
  startTime: number;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const HOST = '127.0.0.1';
/** Milliseconds between two tries of the first request. */
const PROBE_PAUSE = 2;
const START_TIMEOUT = 20_000;

/** Starts the real server as a process of its own and waits for its first answer. */
export async function startPlatform(
  scope: Scope,
  env: Readonly<Record<string, string>>,
): Promise<Platform> {
  const port = await freePort();
  const origin = `http://${HOST}:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...profilerFlags(), MAIN], {
    env: {
      ...inherited(),
      HOST,
      PORT: String(port),
      PUBLIC_URL: origin,

      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => stopChild(child);
  scope.defer(stop);
  await firstAnswer(child, HOST, port);
  const startTime = performance.now() - begun;
  return { child, pid: child.pid ?? 0, host: HOST, port, origin, startTime, stop };
}

/** Only what a process needs to run: a stray variable of the shell must not change what is measured. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];
  return Object.fromEntries(names.flatMap((name) => keep(name, process.env[name])));
}

function keep(name: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[name, value]];
}

/** `BENCH_CPU_PROF=FOLDER` writes a profile of the server there when it stops. */
function profilerFlags(): string[] {
  const folder = process.env['BENCH_CPU_PROF'] ?? '';
  return folder === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

async function firstAnswer(child: ChildProcess, host: string, port: number): Promise<void> {
  const end = performance.now() + START_TIMEOUT;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error('the server ended before it answered');
    if (await isAnswering(host, port)) return;
    await sleep(PROBE_PAUSE);
  }
  throw new Error(`the server did not answer within ${START_TIMEOUT / 1000} s`);
}

async function isAnswering(host: string, port: number): Promise<boolean> {
  const client = await KeepAliveClient.open(host, port).catch(() => null);
  if (client === null) return false;
  const answer = await client.send(`GET /healthz HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
  client.close();
  return answer.status === 200;
}
