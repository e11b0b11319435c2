import { FALLBACK_ERROR_TEXT, FlyleafError } from '../../src/errors/flyleaf-error.ts';

/** Seconds after which one who was turned away may come back. */
const COME_BACK = 2;

/** Runs work, a few pieces at a time. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so many pieces of work run at once and so many wait, in the order in which they came; so what they need at once is
 * bounded. FlyleafError `unavailable` for one more.
 */
export function createGate(atOnce: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length < waiting) return new Promise((resolve) => void queue.push(resolve));
    throw new FlyleafError('unavailable', FALLBACK_ERROR_TEXT, { retryAfter: COME_BACK });
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
