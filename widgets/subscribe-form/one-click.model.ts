import type { Viewer } from '../../src/contracts/embed.ts';

/** What keeps one click from subscribing; the keys of its words. */
export type OneClickProblem = 'offline' | 'trouble' | 'signedOut';

/** One click of a reader who is signed in. */
export type OneClickState =
  | { step: 'ready'; problem: OneClickProblem | null }
  | { step: 'sending' }
  | { step: 'done' }
  /** Asked for, and the publisher has not decided. */
  | { step: 'waiting' };

/** Where a reader begins who does not subscribe. */
export function beginOneClick({ waiting }: Viewer): OneClickState {
  return waiting ? { step: 'waiting' } : { step: 'ready', problem: null };
}

/** What an answer makes of it. */
export function afterOneClick({ level }: Viewer): OneClickState {
  return { step: level === 'anonymous' ? 'waiting' : 'done' };
}

/** The answer to a token that is not good any more. */
const UNAUTHORIZED = 401;

function problemOf(error: unknown): OneClickProblem {
  if (error instanceof TypeError) return 'offline';
  const { status } = error as { status?: number };
  return status === UNAUTHORIZED ? 'signedOut' : 'trouble';
}

/** What a failure makes of it; of an answer that was refused `status` says how. */
export function failedOneClick(error: unknown) {
  return { step: 'ready', problem: problemOf(error) } as const;
}
