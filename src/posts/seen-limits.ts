import { HOUR } from '../time/units.ts';

/**
 * How many posts one reader may mark as seen in how many milliseconds. (spec reader-flows §7)
 *
 * @decided Five hundred an hour: nobody reads that much, and whoever scrolls a whole archive still passes.
 */
export const SEEN_LIMIT = { count: 500, window: HOUR } as const;
