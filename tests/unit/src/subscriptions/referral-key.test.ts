import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REFERRAL_KEY_BASE,
  REFERRAL_KEY_INVALID_MESSAGE,
  REFERRAL_KEY_LIMIT_MESSAGE,
  parseReferralKey,
  referralKey,
} from '../../../../src/subscriptions/referral-key.ts';

const MAX = 2_147_483_647;
const TOO_LONG = 'Referral key must not exceed 2147483647';
const INVALID = 'Invalid referral key';

it('has the base and the messages that are documented', () => {
  expect(REFERRAL_KEY_BASE).toBe(36);
  expect([REFERRAL_KEY_LIMIT_MESSAGE, REFERRAL_KEY_INVALID_MESSAGE]).toEqual([TOO_LONG, INVALID]);
});

describe('the key of a user', () => {
  it.each([
    [1, '1'],
    [10, 'a'],
    [35, 'z'],
    [36, '10'],
    [1_234_567, 'qglj'],
    [MAX - 1, 'zik0zi'],
    [MAX, 'zik0zj'],
  ])('with id %i is %s', (userId, key) => {
    expect(referralKey(userId)).toBe(key);
    expect(parseReferralKey(key)).toBe(userId);
  });

  it.each([
    [MAX + 1, TOO_LONG],
    [Infinity, TOO_LONG],
    [0, INVALID],
    [-1, INVALID],
    [1.5, INVALID],
    [Number.NaN, INVALID],
    [-Infinity, INVALID],
  ])('with id %d is an error', (userId, message) => {
    const error = { message, type: 'internal' };
    expect(() => referralKey(userId)).toThrow(expect.objectContaining(error));
  });

  it('leads back to the user', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX }), (userId) => {
        const key = referralKey(userId);
        expect([parseReferralKey(key), parseReferralKey(key.toUpperCase())]).toEqual([
          userId,
          userId,
        ]);
      }),
    );
  });
});

describe('a key', () => {
  it.each([
    ['zik0zk', TOO_LONG],
    ['ZIK0ZK', TOO_LONG],
    ['1000000', TOO_LONG],
    ['z'.repeat(100_000), TOO_LONG],
    ['', INVALID],
    ['0', INVALID],
    ['01', INVALID],
    ['a-b', INVALID],
    ['-1', INVALID],
    ['1.5', INVALID],
    [' a', INVALID],
    ['a\n', INVALID],
    ['é', INVALID],
    ['ı', INVALID],
    ['\u017F', INVALID],
    ['1\u212A', INVALID],
    ['１２', INVALID],
  ])('%j is refused', (key, message) => {
    const error = { message, type: 'invalid_request' };
    expect(() => parseReferralKey(key)).toThrow(expect.objectContaining(error));
  });

  it('is refused or leads to the user whose key it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), (key) => {
        try {
          expect(referralKey(parseReferralKey(key))).toBe(key.toLowerCase());
        } catch (error) {
          expect([TOO_LONG, INVALID]).toContain(error instanceof Error && error.message);
        }
      }),
    );
  });
});
