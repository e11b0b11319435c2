import { createHmac, hash } from 'node:crypto';
import type { Random } from '../platform/random.ts';

/** 256 bits. */
const BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;

/** A fresh secret of 256 bits, base64url. */
export const newSecret = (random: Random): string => random.bytes(BYTES).toString('base64url');

/** Whether a text can be one of our secrets at all. */
export const isSecret = (text: string): boolean => TOKEN.test(text);

/** What the database keeps of a secret. It is long and random, so a plain hash can't be guessed back. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

const derive = (key: string, purpose: string, salt: string): string =>
  createHmac('sha256', key).update(`${purpose}|${salt}`).digest('base64url');

/**
 * What stands for a hand-back code where the code of the mail was typed on the page itself: the page has the secret of its sign-up
 * already, and each sign-up has one.
 */
export const codeOfSignup = (browserSecret: string): string =>
  derive(browserSecret, 'hand-back', 'sign-up');

/**
 * The reader token that a code gives to a page with this proof: the same for a repeat, so a lost answer costs nothing and leaves
 * no second token. Nobody makes it from what is stored.
 */
export const firstToken = (code: string, proof: string): string =>
  derive(code, 'reader-token', proof);

/** The token after another one: the same for every tab that asks with it. The stored salt alone makes none. */
export const nextToken = (token: string, salt: string): string =>
  derive(token, 'reader-token-successor', salt);
