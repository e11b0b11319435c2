import { atEnd } from './life.ts';

/** Repeats after the first try. */
const REPEATS = 4;
/** Milliseconds; the pauses grow by the square: none (the first repeat goes another way), 2, 8, 18 seconds. */
const PAUSE = 2_000;

/** Tries until it works or the repeats are used up; then rejects with the last error. After `destroy` it never ends. */
export const retry = <T>(attempt: (count: number) => Promise<T>, count = 0): Promise<T> =>
  attempt(count).catch(async (error: unknown) => {
    if (count >= REPEATS) throw error;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE * count ** 2);
      atEnd(() => clearTimeout(timer));
    });
    return retry(attempt, count + 1);
  });
