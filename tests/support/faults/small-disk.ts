import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './store.ts';

/** A disk of a few megabytes that can be filled to the last byte and emptied again. */
export interface SmallDisk {
  path: string;
  fill(): void;
  free(): void;
  remove(): Promise<void>;
}

const MOUNT_OPTIONS = ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs'];
const CHUNK = Buffer.alloc(4_096, 1);

function fillWith(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, CHUNK);
  } catch {
    closeSync(file);
  }
}

/** Mounts one; null where this user or system may not. */
export function mountSmallDisk(): SmallDisk | null {
  const path = temporaryFolder('disk');
  if (process.platform !== 'linux' || spawnSync('mount', [...MOUNT_OPTIONS, path]).status !== 0) {
    rmSync(path, { recursive: true });
    return null;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: async () => {
      spawnSync('umount', [path]);
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Whether disks can be mounted here: root on Linux may, where nothing forbids it. */
export async function canMountDisks(): Promise<boolean> {
  const disk = mountSmallDisk();
  await disk?.remove();
  return disk !== null;
}

/** Whether a process's files can be kept from growing: Linux with util-linux. */
export const HAS_PRLIMIT =
  process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

/** From now on no write of that process is taken (`bytes` 0), or all are again ('unlimited'). */
export function limitFileSize(pid: number, bytes: 0 | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error(String(stderr));
}
