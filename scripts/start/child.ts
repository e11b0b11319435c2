import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** Milliseconds that a child gets to end; the platform asks for 4.9 s at most. */
const STOP_WITHIN = 4_950;
const PRELOAD = new URL('end-with-parent.mjs', import.meta.url).href;

/** A process that we started. */
export interface Child {
  /** What people call it. */
  name: string;
  /** Settles when it has ended; says how, in a line, or null when it has said so itself. */
  ended: Promise<string | null>;
  /** Asks it to end, and ends it when it does not. */
  stop(): Promise<void>;
}

function howItEnded(name: string, code: number | null, signal: string | null): string {
  return signal === null ? `${name} ended (exit code ${code})` : `${name} was ended (${signal})`;
}

async function stop(process: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const kill = setTimeout(() => process.kill('SIGKILL'), STOP_WITHIN);
  process.kill('SIGTERM');
  await ended;
  clearTimeout(kill);
}

/**
 * Starts a script of ours. It is in a process group of its own: Ctrl-C reaches only us, and we ask each child
 * to end once.
 */
export function startChild(
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Child {
  const child = spawn(process.execPath, [...flags, '--import', PRELOAD, script], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let hasSpoken = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    hasSpoken = true;
    process.stderr.write(chunk);
  });
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once('close', (code, signal) => {
      resolve(hasSpoken && signal === null ? null : howItEnded(name, code, signal));
    });
  });
  return { name, ended, stop: () => stop(child, ended) };
}
