import { describe, expect, it } from 'vitest';
import {
  isPaidAudience,
  isSuppressed,
  shouldShowPopup,
} from '../../../../src/popup/should-show-popup.ts';
import type { PopupFacts } from '../../../../src/popup/should-show-popup.ts';

const DAY = 86_400_000;
const NOW = 1_790_000_000_000;

const fresh: PopupFacts = {
  forced: false,
  hidden: false,
  showOnMount: false,
  signupFlag: false,
  dismissedAt: null,
  now: NOW,
  audience: null,
  freeSignup: false,
  subscriber: false,
};

describe('suppression after a dismissal', () => {
  it.each([
    ['no stamp', null, false],
    ['the same moment', NOW, true],
    ['one millisecond ago', NOW - 1, true],
    ['one millisecond short of 24 hours', NOW - DAY + 1, true],
    ['exactly 24 hours', NOW - DAY, false],
    ['one millisecond past 24 hours', NOW - DAY - 1, false],
    ['a stamp in the future', NOW + 1, false],
  ])('reads %s', (_, dismissedAt, suppressed) => {
    expect(isSuppressed(dismissedAt, NOW)).toBe(suppressed);
  });
});

describe('the welcome popup', () => {
  it('appears when all of the second group hold', () => {
    expect(shouldShowPopup(fresh)).toBe(true);
  });

  it.each<[string, Partial<PopupFacts>]>([
    ['it was dismissed within 24 hours', { dismissedAt: NOW - 1 }],
    ['the post is for paying readers', { audience: 'only_paid' }],
    ['the post is for founding readers', { audience: 'founding' }],
    ['the reader signed up already', { freeSignup: true }],
    ['the viewer is a subscriber', { subscriber: true }],
  ])('stays away when %s', (_, change) => {
    expect(shouldShowPopup({ ...fresh, ...change })).toBe(false);
  });

  const blocked: PopupFacts = {
    ...fresh,
    dismissedAt: NOW,
    audience: 'founding',
    freeSignup: true,
    subscriber: true,
  };

  it.each<[string, Partial<PopupFacts>, boolean]>([
    ['forced', { forced: true }, true],
    ['forced though hidden', { forced: true, hidden: true }, true],
    ['shown on mount', { showOnMount: true }, true],
    ['shown on mount but hidden', { showOnMount: true, hidden: true }, false],
    ['a sign-up flag', { signupFlag: true }, true],
    ['none of the first group', {}, false],
  ])('with every other condition against it and %s', (_, change, shown) => {
    expect(shouldShowPopup({ ...blocked, ...change })).toBe(shown);
  });
});

it.each([
  ['founding', true],
  ['only_paid', true],
  ['everyone', false],
  ['only_free', false],
  [null, false],
])('counts audience %s as paid: %s', (audience, paid) => {
  expect(isPaidAudience(audience)).toBe(paid);
});
