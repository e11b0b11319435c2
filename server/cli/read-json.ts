import { reasonOf } from '../platform/start-error.ts';
import { CliError } from './cli-error.ts';
import type { CliIo } from './io.ts';
import { readText } from './read-text.ts';

/** What stands in a file, or comes on stdin for `-`, as JSON. CliError says why it can't be read. */
export async function readJson(io: CliIo, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readText(io, file));
  } catch (error) {
    const name = file === '-' ? 'stdin' : file;
    const problem = error instanceof SyntaxError ? 'is no JSON' : "can't be read";
    throw new CliError(`${name} ${problem}: ${reasonOf(error)}`);
  }
}
