import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SQLITE_FILE } from '../../../server/db/sqlite.ts';

const HOLDER = `
  import { DatabaseSync } from 'node:sqlite';
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  database.exec('BEGIN EXCLUSIVE');
  process.stdout.write('held');
  process.stdin.resume();
  process.stdin.once('end', () => {
    database.exec('ROLLBACK');
    database.close();
  });
`;

/** Another process takes the write lock of an embedded database; the answer lets go of it. */
export async function holdWriteLock(dataDir: string): Promise<() => Promise<void>> {
  const script = ['--input-type=module', '-e', HOLDER, join(dataDir, SQLITE_FILE)];
  const holder = spawn(process.execPath, script, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(holder, 'exit');
  await once(holder.stdout, 'data');
  return async () => {
    holder.stdin.end();
    await ended;
  };
}
