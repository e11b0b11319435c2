import { describe, expect, it } from 'vitest';
import {
  isPopupDemanded,
  isSuppressed,
  mayShowPopup,
  shouldShowPopup,
} from '../../../../src/popup/should-show-popup.ts';
import { AUDIENCES, isPaidAudience } from '../../../../src/access/audiences.ts';
import {
  COVER_LOGO_SIZE,
  DISMISSAL_COOKIE,
  DISMISSAL_COOKIE_DAYS,
  HIDE_INTRO_DELAY,
  LOGIN_REDIRECT_DELAY,
  POPUP_PAGE_CLASS,
  POPUP_SUPPRESSION,
  SIGNUP_MARK,
} from '../../../../src/popup/popup-constants.ts';
import { SIDE_IMAGE_RATIO } from '../../../../src/popup/cover-image.ts';
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

it('suppresses nothing without a dismissal, at the beginning of time too', () => {
  expect([isSuppressed(null, 0), isSuppressed(null, 5), isSuppressed(0, 5)]).toEqual([
    false,
    false,
    true,
  ]);
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
    ['it is hidden', { hidden: true }],
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
  ['founding', false],
  ['only_paid', false],
  ['everyone', true],
  ['only_free', true],
  ['unheard_of', true],
  [null, true],
])('on a post for %s it shows by itself: %s', (audience, shown) => {
  expect(shouldShowPopup({ ...fresh, audience })).toBe(shown);
});

it.each([...AUDIENCES, 'unheard_of', null])(
  'reads %s as the rule of audiences does',
  (audience) => {
    expect(mayShowPopup({ ...fresh, audience })).toBe(!isPaidAudience(audience));
  },
);

describe('the two groups of conditions', () => {
  it('each show it alone', () => {
    expect([isPopupDemanded(fresh), mayShowPopup(fresh)]).toEqual([false, true]);
    const demanded = { ...fresh, forced: true, subscriber: true };
    expect([isPopupDemanded(demanded), mayShowPopup(demanded)]).toEqual([true, false]);
  });

  it('both heed hiding, which only a demand of the page is above', () => {
    const hidden = { ...fresh, hidden: true };
    expect([isPopupDemanded(hidden), mayShowPopup(hidden)]).toEqual([false, false]);
    expect(shouldShowPopup({ ...hidden, forced: true })).toBe(true);
    expect(shouldShowPopup({ ...hidden, signupFlag: true })).toBe(true);
  });

  it.each<[number, boolean]>([
    [NOW - DAY + 1, false],
    [NOW - DAY, true],
    [NOW + 1, true],
  ])('with a dismissal at %i show it: %s', (dismissedAt, shown) => {
    expect(mayShowPopup({ ...fresh, dismissedAt })).toBe(shown);
  });

  it('read a stamp that is no number as none', () => {
    expect(mayShowPopup({ ...fresh, dismissedAt: Number.NaN })).toBe(true);
  });
});

it('has the times, sizes and names of the specification', () => {
  expect([
    POPUP_SUPPRESSION,
    DISMISSAL_COOKIE_DAYS,
    HIDE_INTRO_DELAY,
    LOGIN_REDIRECT_DELAY,
    COVER_LOGO_SIZE,
    SIDE_IMAGE_RATIO,
  ]).toEqual([86_400_000, 3650, 500, 30, 88, 2]);
  expect([DISMISSAL_COOKIE, SIGNUP_MARK, POPUP_PAGE_CLASS]).toEqual([
    'flyleaf_dismissed',
    's',
    'flyleaf-popup-open',
  ]);
});
