import { randomBytes } from 'node:crypto';

/** Where randomness comes from; tests pass a seeded one. */
export interface Random {
  bytes(count: number): Buffer;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

const ID_BYTES = 16;

/** A fresh opaque id: 128 random bits in base64url, 22 characters. */
export function newId(random: Random): string {
  return random.bytes(ID_BYTES).toString('base64url');
}
