import { describe, expect, it } from 'vitest';
import {
  judgeLogin,
  mayRepeatLogin,
  whyNotSendLogin,
} from '../../../../src/session/judge-login.ts';

const MINUTE = 60_000;

describe('the link and the code of a sign-in mail', () => {
  it.each([
    ['at once', 0, 'ready'],
    ['a second before ten minutes', 10 * MINUTE - 1_000, 'ready'],
    ['at ten minutes', 10 * MINUTE, 'ready'],
    ['a moment later', 10 * MINUTE + 1, 'expired'],
    ['a second later', 10 * MINUTE + 1_000, 'expired'],
    ['while the clock has gone back', -10 * MINUTE, 'ready'],
  ])('%s: %i is %s', (_, now, state) => {
    expect(judgeLogin({ usedAt: null, lastMailAt: 0, now })).toBe(state);
  });

  it('are used up, however fresh', () => {
    expect(judgeLogin({ usedAt: 0, lastMailAt: 0, now: 0 })).toBe('used');
  });

  it.each([
    [null, 0, false],
    [0, 0, true],
    [0, MINUTE, true],
    [0, MINUTE + 1, false],
  ])('used at %s, may be repeated at %i: %s', (usedAt, now, may) => {
    expect(mayRepeatLogin({ usedAt, now })).toBe(may);
  });
});

describe('whether a queued sign-in mail is sent', () => {
  const facts = { isKnown: true, usedAt: null, queuedAt: 0, now: 0 };
  it.each([
    ['to a reader', facts, null],
    ['to nobody', { ...facts, isKnown: false }, 'nobody has this address'],
    ['to one who is signed in by now', { ...facts, usedAt: 1 }, 'signed in'],
    ['an hour late', { ...facts, now: 60 * MINUTE }, null],
    ['later still', { ...facts, now: 60 * MINUTE + 1 }, 'too late'],
  ])('%s', (_, given, why) => {
    expect(whyNotSendLogin(given)).toBe(why);
  });
});
