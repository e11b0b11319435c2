import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './spawn-part.ts';

const run = promisify(execFile);

/** Runs the command line as a publisher does; answers what it prints. Throws when it fails. */
export async function runFlyleaf(
  env: Readonly<Record<string, string>>,
  ...argv: readonly string[]
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const options = { cwd: ROOT, env: { PATH, HOME, ...env } };
  const { stdout } = await run(process.execPath, ['server/cli.ts', ...argv], options);
  return stdout;
}
