import { fork } from 'node:child_process';
import { nextMessage, stopChild } from './child.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { Scope } from './scope.ts';

/** The load, in a second process: it must not share an event loop with what it measures. */
export type LoadGenerator = (job: LoadJob) => Promise<LoadResult>;

export function startLoadGenerator(scope: Scope): LoadGenerator {
  const child = fork(new URL('load-process.ts', import.meta.url), { execArgv: [] });
  scope.defer(() => stopChild(child));
  return (job) => {
    child.send(job);
    return nextMessage<LoadResult>(child, 'load');
  };
}
