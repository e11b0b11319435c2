import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { openDatabase } from '../db/database.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import type { Clock } from '../platform/clock.ts';
import { parseConfig } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import type { Environment } from '../platform/read-variables.ts';

/** Where a command reads and writes; tests pass their own. */
export interface CliIo {
  env: Environment;
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
  clock: Clock;
}

/** What a command of the database works with. */
export interface CommandDeps {
  config: Config;
  db: DatabaseHandle;
  clock: Clock;
}

/** Writes to a stream and waits while its reader is slow, so that an export of any length needs little memory. */
export async function print(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** One object a line: what `--json` prints. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Opens the database that the environment names, and closes it whatever happens. */
export async function withDatabase<T>(
  { env, clock }: CliIo,
  work: (deps: CommandDeps) => Promise<T>,
): Promise<T> {
  const config = parseConfig(env);
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    return await work({ config, db, clock });
  } finally {
    await db.close();
  }
}
