import { HAND_BACK_LIFETIME, HAND_BACK_REPEAT_WITHIN } from './reader-token-limits.ts';

/** What decides what a hand-back code is worth. Times are UTC milliseconds. */
export interface HandBackFacts {
  createdAt: number;
  /** Null while it was not swapped. */
  usedAt: number | null;
  /** Whether whoever asks shows the proof that it was swapped with. */
  isProven: boolean;
  now: number;
}

/** `ready` gives a token; `repeat` the same once more; `dead` none; `stolen` none, and the token that it gave ends. */
export type HandBackState = 'ready' | 'repeat' | 'dead' | 'stolen';

/**
 * What a hand-back code is worth at this moment (DESIGN §7).
 * @decided A used code that comes with another proof was read by somebody else, before or after its reader: the token
 * that it gave ends (RFC 9700 §4.5.2, of authorization codes). The page's own late repeat ends nothing.
 */
export function judgeHandBack({ createdAt, usedAt, isProven, now }: HandBackFacts): HandBackState {
  if (usedAt === null) return now - createdAt > HAND_BACK_LIFETIME ? 'dead' : 'ready';
  if (!isProven) return 'stolen';
  return now - usedAt > HAND_BACK_REPEAT_WITHIN ? 'dead' : 'repeat';
}
