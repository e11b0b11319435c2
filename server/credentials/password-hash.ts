import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalisePassword } from '../../src/session/password-rules.ts';
import type { Random } from '../platform/random.ts';
import { createGate } from './gate.ts';

/** Parameters of Argon2id. `memory` in KiB. */
interface Cost {
  memory: number;
  passes: number;
  lanes: number;
}

/**
 * What OWASP asks for at least (Password Storage Cheat Sheet), in its form with the most memory: 46 MiB, one pass, one lane. A
 * piece of over 32 MiB goes back to the system as soon as it is free; smaller ones stay with each thread that had one.
 */
const COST: Cost = { memory: 47_104, passes: 1, lanes: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Hashes that are made at once, and that wait: memory for one, and one of the threads that files need too. */
const AT_ONCE = 1;
const WAITING = 64;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u;

const derive = promisify(argon2);
const gate = createGate(AT_ONCE, WAITING);

interface Stored extends Cost {
  salt: Buffer;
  hash: Buffer;
}

function hashWith(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  const { memory, passes, lanes: parallelism } = cost;
  const message = normalisePassword(password);
  const parameters = { message, nonce: salt, memory, passes, parallelism, tagLength: length };
  return gate(() => derive('argon2id', parameters));
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '');

function write({ memory, passes, lanes, salt, hash }: Stored): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${base64(hash)}`;
}

function read(text: string): Stored {
  const [, memory, passes, lanes, salt = '', hash = ''] = PHC.exec(text) ?? [];
  if (hash === '') throw new Error('This is no hash of a password');
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  return { ...cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

/** What stands in for the hash of a reader who has none: nothing is equal to it, and trying takes as long. */
export const NO_PASSWORD: string = write({
  ...COST,
  salt: Buffer.alloc(SALT_BYTES),
  hash: Buffer.alloc(HASH_BYTES),
});

/**
 * A password as it is kept: a PHC string with a salt of its own. It is made on another thread, a few at a time. FlyleafError
 * `unavailable` when too many wait.
 */
export async function hashPassword(random: Random, password: string): Promise<string> {
  const salt = random.bytes(SALT_BYTES);
  const hash = await hashWith(password, salt, COST, HASH_BYTES);
  return write({ ...COST, salt, hash });
}

/** Whether a password is the one that was kept. FlyleafError `unavailable` when too many wait. */
export async function verifyPassword(kept: string, password: string): Promise<boolean> {
  const { salt, hash, ...cost } = read(kept);
  const given = await hashWith(password, salt, cost, hash.length);
  return kept !== NO_PASSWORD && timingSafeEqual(given, hash);
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(kept: string): boolean {
  const { memory, passes, lanes } = read(kept);
  return memory !== COST.memory || passes !== COST.passes || lanes !== COST.lanes;
}
