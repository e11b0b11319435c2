import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { fail, ok, warn } from './check.ts';
import type { Finding } from './check.ts';

const OTHERS = 0o077;

function checkFile(path: string): Finding {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return ok('secret', 'none yet: the first start makes one in DATA_DIR');
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0) {
    return fail('secret', `${path} can be read by others`, `chmod 600 ${path}`);
  }
  return ok('secret', `kept in ${path}, for this user alone`);
}

/** Whether the secret is long enough (settings that are too short do not parse) and nobody else's. */
export function checkSecret({ secrets, dataDir, databaseUrl }: Config): Finding {
  const others = secrets.length - 1;
  if (others >= 0)
    return ok('secret', `SECRET signs${others > 0 ? `, ${others} more verify` : ''}`);
  const file = checkFile(join(dataDir, 'secret'));
  if (databaseUrl === null || file.state === 'fail') return file;
  return warn('secret', file.message, 'several processes need the same one: set SECRET');
}
