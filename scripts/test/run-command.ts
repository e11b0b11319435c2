import { spawn } from 'node:child_process';
import { timeLeft } from './time-left.ts';

/** Runs a command with our output; answers its exit code, 1 where it was ended by a signal or could not start. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const timeout = Math.round(timeLeft());
  if (timeout === 0) {
    process.stderr.write(`${command}: no time left\n`);
    return Promise.resolve(1);
  }
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout,
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
