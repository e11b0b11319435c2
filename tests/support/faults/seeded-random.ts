/** Numbers that look random and come again with the same seed (mulberry32). */
export interface SeededRandom {
  readonly seed: number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
}

/** The seed comes from FAULT_SEED, so that a failed run can be repeated, else from the clock. */
export function seededRandom(): SeededRandom {
  const given = Number(process.env['FAULT_SEED'] ?? '');
  const seed = Number.isSafeInteger(given) && given > 0 ? given : Date.now() % 2 ** 31;
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, whole: (least, most) => least + Math.floor(next() * (most - least + 1)) };
}
