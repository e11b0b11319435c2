import { createReadStream } from 'node:fs';
import { reasonOf } from '../platform/start-error.ts';
import { CliError } from './cli-error.ts';
import type { CliIo } from './io.ts';

/** Bytes of the largest file that is read. */
export const FILE_MAX_BYTES = 1024 * 1024;

async function readText(io: CliIo, file: string): Promise<string> {
  const stream = file === '-' ? io.stdin : createReadStream(file);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > FILE_MAX_BYTES) throw new Error(`it has more than ${FILE_MAX_BYTES} bytes`);
  }
  // Some editors begin a file with a mark that is no JSON.
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/u, '');
}

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
