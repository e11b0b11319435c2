import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether system calls can be watched and failed here: Linux with strace, where tracing is allowed. */
export const HAS_STRACE =
  process.platform === 'linux' &&
  spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

/** `signal=KILL` ends the process as it asks to sync; `error=EIO` is a disk that can't. */
export type SyncFault = 'signal=KILL' | 'error=EIO';

/** Not with `--seccomp-bpf`, which would be faster: some versions of strace inject nothing then. */
const FOLLOW = ['strace', '-f', '-y'];
const SYNCS = 'fsync,fdatasync';

/** The command that runs its argument while noting each sync in `log`; the n-th one fails, all later ones too with `'+'`. */
export function straceSyncs(
  log: string,
  inject?: { fault: SyncFault; when: number | `${number}+` },
): string[] {
  const injection = inject ? ['-e', `inject=${SYNCS}:${inject.fault}:when=${inject.when}`] : [];
  return [...FOLLOW, '-o', log, '-e', `trace=${SYNCS}`, ...injection];
}

/** The command that runs its argument while noting every byte that it writes and every sync. */
export function straceWrites(log: string): string[] {
  const calls = `${SYNCS},pwrite64,pwritev,write,writev,ftruncate,unlink,sendto,sendmsg`;
  return [...FOLLOW, '-xx', '-s', '1000000', '-o', log, '-e', `trace=${calls}`];
}

function read(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

/** How often the server asked for a sync so far. */
export function countSyncs(log: string): number {
  return read(log).match(/\bf(?:data)?sync\(/gu)?.length ?? 0;
}

/** Whether the fault has hit. */
export function sawFault(log: string): boolean {
  return /\(INJECTED|killed by SIGKILL/u.test(read(log));
}
