import { later } from './life.ts';

/** Repeats after the first try. */
const REPEATS = 4;
/** Milliseconds before a repeat: at once (it goes another way), then 2, 8 and 18 seconds. */
const pauseBefore = (repeat: number): number => 2_000 * repeat ** 2;

/** Tries until it works or the repeats are used up; then throws the last error. After `destroy` it never ends. */
export async function retry<T>(attempt: (count: number) => Promise<T>, count = 0): Promise<T> {
  try {
    return await attempt(count);
  } catch (error) {
    if (count >= REPEATS) throw error;
    await new Promise<void>((resolve) => later(pauseBefore(count), resolve));
    return retry(attempt, count + 1);
  }
}
