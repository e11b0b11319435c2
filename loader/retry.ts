import { later } from './life.ts';

/** Repeats after the first try. */
const REPEATS = 4;
/** Milliseconds; the pauses grow by the square: none (the first repeat goes another way), 2, 8, 18 seconds. */
const PAUSE = 2_000;

/** Tries until it works or the repeats are used up; then throws the last error. After `destroy` it never ends. */
export async function retry<T>(attempt: (count: number) => Promise<T>, count = 0): Promise<T> {
  try {
    return await attempt(count);
  } catch (error) {
    if (count >= REPEATS) throw error;
    await new Promise<void>((resolve) => later(PAUSE * count ** 2, resolve));
    return retry(attempt, count + 1);
  }
}
