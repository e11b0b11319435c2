import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dismissalCookieEnd,
  dismissalStamp,
  isKeptAway,
  readDismissalStamp,
  signupStamp,
  stampAmong,
} from '../../../../src/popup/dismissal-stamp.ts';
import { mayShowPopup } from '../../../../src/popup/should-show-popup.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const none = { dismissedAt: null, freeSignup: false };

describe('reading the dismissal cookie', () => {
  it.each([
    [`${NOW}`, { dismissedAt: NOW, freeSignup: false }],
    [`s${NOW}`, { dismissedAt: NOW, freeSignup: true }],
    ['0', { dismissedAt: 0, freeSignup: false }],
    ['s0', { dismissedAt: 0, freeSignup: true }],
    ['9999999999999', { dismissedAt: 9_999_999_999_999, freeSignup: false }],
    ['10000000000000', none],
    ['', none],
    ['s', none],
    ['ss1', none],
    ['x1', none],
    ['1x', none],
    ['-1', none],
    ['1.5', none],
    ['1e5', none],
    [' 1', none],
    ['NaN', none],
    ['١٢٣', none],
    [null, none],
    [undefined, none],
  ])('takes %o for %o', (value, stamp) => {
    expect(readDismissalStamp(value)).toEqual(stamp);
  });
});

describe('a stamp keeps the popup away', () => {
  it.each([
    [`${NOW}`, true],
    [`${NOW - DAY + 1}`, true],
    [`${NOW - DAY}`, false],
    [`${NOW + 1}`, false],
    [`${NOW}; other=1`, true],
    ['s5', true],
    ['s5; other=1', true],
    ['undefined', false],
    ['', false],
  ])('%s: %s', (stamp, away) => {
    expect(isKeptAway(stamp, NOW)).toBe(away);
    expect(isKeptAway(stampAmong(`a=b; flyleaf_dismissed=${stamp}`), NOW)).toBe(away);
  });

  it('where no cookie is, none does', () => {
    expect(isKeptAway(stampAmong('a=b'), NOW)).toBe(false);
    expect(isKeptAway(stampAmong(''), NOW)).toBe(false);
  });

  it('exactly where the rule says so of what it reads', () => {
    const age = fc.integer({ min: -DAY, max: 2 * DAY });
    const sides = { forced: false, hidden: false, showOnMount: false, signupFlag: false };
    fc.assert(
      fc.property(age, fc.constantFrom('', 's'), (ago, mark) => {
        const stamp = `${mark}${NOW - ago}`;
        const facts = { ...sides, ...readDismissalStamp(stamp), now: NOW, subscriber: false };
        expect(isKeptAway(stamp, NOW)).toBe(!mayShowPopup(facts));
      }),
    );
  });
});

describe('writing the dismissal cookie', () => {
  it('holds the time of a dismissal, or of a sign-up with its mark', () => {
    expect(dismissalStamp(NOW)).toBe('1790000000000');
    expect(dismissalStamp(NOW, null)).toBe('1790000000000');
    expect(dismissalStamp(NOW, '5')).toBe('1790000000000');
    expect(signupStamp(NOW)).toBe('s1790000000000');
  });

  it('keeps the mark of an earlier sign-up, with the new time', () => {
    expect(dismissalStamp(NOW, 's5')).toBe('s1790000000000');
    expect(dismissalStamp(NOW, 'sx')).toBe('1790000000000');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (now) => {
        expect(readDismissalStamp(dismissalStamp(now))).toEqual({
          dismissedAt: now,
          freeSignup: false,
        });
        expect(readDismissalStamp(signupStamp(now))).toEqual({
          dismissedAt: now,
          freeSignup: true,
        });
      }),
    );
  });

  it('lasts 3,650 days', () => {
    expect(dismissalCookieEnd(NOW) - NOW).toBe(315_360_000_000);
  });
});
