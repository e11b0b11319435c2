import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What a process holds and has used so far. */
export interface Usage {
  /** Resident memory in MiB. */
  rss: number;
  /** Processor time of all its threads in milliseconds. */
  cpu: number;
}

/** Ticks a second of `/proc/PID/stat`: 100 on every Linux that Node runs on (USER_HZ). */
const TICKS = 100;

/** Reads another process's memory and processor time; from `/proc`, else from `ps`. */
export function processUsage(pid: number): Usage {
  return existsSync(`/proc/${pid}/stat`) ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold blanks; what follows it is split by them (proc(5), fields 14 and 15).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const kib = Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]);
  return { rss: kib / 1024, cpu: (ticks / TICKS) * 1000 };
}

function fromPs(pid: number): Usage {
  const text = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)])
    .toString()
    .trim();
  const [kib = 'NaN', time = ''] = text.split(/\s+/u);
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { rss: Number(kib) / 1024, cpu: seconds * 1000 };
}
