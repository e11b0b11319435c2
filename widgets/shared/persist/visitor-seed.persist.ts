const KEY = 'flyleaf_seed';

const makeSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * What assigns this visitor to the arms of experiments, on this site alone; it is never sent. Null unless the reader allowed
 * tracking. A no takes away what an earlier yes has left; silence neither reads nor writes.
 */
export function visitorSeed(tracking: boolean | undefined): string | null {
  try {
    if (tracking === false) localStorage.removeItem(KEY);
    if (!tracking) return null;
    const seed = localStorage.getItem(KEY) ?? makeSeed();
    localStorage.setItem(KEY, seed);
    return seed;
  } catch {
    // A browser that keeps nothing: no experiment.
    return null;
  }
}
