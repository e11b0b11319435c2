import { Readable, Writable } from 'node:stream';
import { run } from '../../server/cli/run.ts';
import type { Environment } from '../../server/platform/read-variables.ts';
import { fakeClock } from './app.ts';
import type { TestDatabase } from './database.ts';

/** What a command did. */
export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

function collector(): { stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const write = (chunk: Buffer, _: BufferEncoding, done: () => void) => {
    chunks.push(chunk);
    done();
  };
  return { stream: new Writable({ write }), text: () => Buffer.concat(chunks).toString('utf8') };
}

/** The variables that lead a command to a test's database. */
export function commandEnvironment({ options }: TestDatabase): Environment {
  return {
    DATA_DIR: options.dataDir,
    ...(options.url === null ? {} : { DATABASE_URL: options.url }),
  };
}

/** Runs one command line in this process. */
export async function runCommandLine(
  argv: readonly string[],
  env: Environment,
  /** What it may read. */
  input = '',
): Promise<CommandResult> {
  const stdout = collector();
  const stderr = collector();
  const clock = fakeClock();
  const stdin = Readable.from([Buffer.from(input)]);
  const code = await run(argv, { env, stdin, stdout: stdout.stream, stderr: stderr.stream, clock });
  return { code, out: stdout.text(), err: stderr.text() };
}
