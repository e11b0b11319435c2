import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks. */
const STEP = 10;

/** Waits until `look` gives something; fails, naming what was awaited, after `within` milliseconds. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  within = 20_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + within;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not seen within ${within} ms`);
    await pause(STEP);
  }
}
