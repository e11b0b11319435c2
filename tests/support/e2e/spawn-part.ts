import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A process of ours, as users start it. */
export interface Part {
  /** What it has written so far, on both streams. */
  output(): string;
  /** Whether it has ended. */
  isGone(): boolean;
  stop(): Promise<void>;
}

/** Starts a script with nothing of our environment but what programs need. */
export function spawnPart(script: string, env: Readonly<Record<string, string>>): Part {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [script], { cwd: ROOT, env: { PATH, HOME, ...env } });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!isGone()) child.kill('SIGTERM');
    await ended;
  };
  return { output: () => output, isGone, stop };
}
