import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../../platform/start-error.ts';
import { fail, ok, warn } from './check.ts';
import type { Finding } from './check.ts';

/** Bytes below which a disk is soon full. */
const LITTLE = 200 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** Whether the data folder can be written, and how much fits in it. */
export function checkDisk(dataDir: string): Finding {
  const probe = join(dataDir, `.doctor-${process.pid}`);
  try {
    writeFileSync(probe, 'x', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    return fail(
      'disk',
      `DATA_DIR ${dataDir}: ${reasonOf(error)}`,
      'make it writable for this user',
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const message = `DATA_DIR ${dataDir} is writable, ${Math.floor(free / MEGABYTE)} MB free`;
  return free > LITTLE ? ok('disk', message) : warn('disk', message, 'make room before it is full');
}
