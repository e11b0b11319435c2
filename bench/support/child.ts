import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';

/** Milliseconds that a child has to stop by itself before it is killed. */
const GRACE = 6_000;

/** Ends a child that this run started, and waits until it is gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await gone;
  clearTimeout(timer);
}

/** The next message of a forked child; throws when it ends first. */
export async function nextMessage<T>(child: ChildProcess, name: string): Promise<T> {
  const stop = new AbortController();
  const ended = once(child, 'exit', { signal: stop.signal }).then(() => {
    throw new Error(`the ${name} process ended before it answered`);
  });
  const answered = once(child, 'message', { signal: stop.signal }).then(([value]) => value as T);
  try {
    return await Promise.race([answered, ended]);
  } finally {
    stop.abort();
    await Promise.allSettled([answered, ended]);
  }
}
