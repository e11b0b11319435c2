import type { Random } from './random.ts';

const PREFIX_BYTES = 6;

/** Ids of requests: a prefix of this process and a counter, cheap to make and unique over all processes. */
export function requestIds(random: Random): () => string {
  const prefix = random.bytes(PREFIX_BYTES).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}
