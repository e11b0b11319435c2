import { createReadStream } from 'node:fs';
import type { CliIo } from './io.ts';

/** Bytes of the largest file that is read. */
export const FILE_MAX_BYTES = 1024 * 1024;

/** What stands in a file, or comes on stdin for `-`, as text without the mark that some editors begin a file with. */
export async function readText(io: Pick<CliIo, 'stdin'>, file: string): Promise<string> {
  const stream = file === '-' ? io.stdin : createReadStream(file);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > FILE_MAX_BYTES) throw new Error(`it has more than ${FILE_MAX_BYTES} bytes`);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/u, '');
}
