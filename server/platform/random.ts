import { randomBytes } from 'node:crypto';

/** Where randomness comes from; tests pass a seeded one. */
export interface Random {
  bytes(count: number): Buffer;
}

/** Bytes fetched at a time: asking the system for sixteen costs nearly as much as asking for thousands. */
const POOL_SIZE = 4_096;

/** The system's randomness; no byte of it is given out twice. */
export function createSystemRandom(): Random {
  let pool = Buffer.alloc(0);
  const bytes = (count: number): Buffer => {
    if (count > POOL_SIZE) return randomBytes(count);
    if (pool.length < count) pool = randomBytes(POOL_SIZE);
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  };
  return { bytes };
}

export const systemRandom: Random = createSystemRandom();

const ID_BYTES = 16;

/** Characters of a UTC time in milliseconds in base 36; enough until the year 5188. */
export const ID_TIME_LENGTH = 9;

/** Characters of an id. */
export const ID_LENGTH = 31;

/**
 * A fresh opaque id: the time it was made, then 128 random bits, 31 characters in all. With the time in front,
 * ids that are made together stand together in an index, so a commit of many sign-ups writes few pages.
 */
export function newId(random: Random, now: number): string {
  const time = now.toString(36).padStart(ID_TIME_LENGTH, '0');
  return time + random.bytes(ID_BYTES).toString('base64url');
}
