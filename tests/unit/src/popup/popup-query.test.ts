import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HERO_TEXT_MAX_LENGTH,
  POPUP_PARAMETERS,
  readPopupQuery,
} from '../../../../src/popup/popup-query.ts';
import type { PopupOptions } from '../../../../src/popup/popup-query.ts';

const nothing: PopupOptions = {
  noSkip: false,
  noBlurbs: false,
  heroText: null,
  hideIntroPopup: false,
};

describe('the options in an address', () => {
  it.each<[string, Partial<PopupOptions>]>([
    ['', {}],
    ['no_skip', { noSkip: true }],
    ['no_skip=', { noSkip: true }],
    ['no_skip=true', { noSkip: true }],
    ['no_skip=1', { noSkip: true }],
    ['no_skip=false', {}],
    ['no_skip=FALSE', {}],
    ['no_skip=0', {}],
    ['no_skip=off', {}],
    ['no_skip=no', {}],
    ['no_blurbs', { noBlurbs: true }],
    ['no_blurbs=no', {}],
    ['hide_intro_popup=true', { hideIntroPopup: true }],
    ['hide_intro_popup=0', {}],
    ['hero_text=Hello+there', { heroText: 'Hello there' }],
    ['hero_text=%C4%B0stanbul%20%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7', { heroText: 'İstanbul 👩‍👧' }],
    ['hero_text=a=b', { heroText: 'a=b' }],
    ['hero_text=%3Cb%3Ebold%3C/b%3E', { heroText: '<b>bold</b>' }],
    ['hero_text=a%0A%09%00b', { heroText: 'a b' }],
    ['hero_text=%20', {}],
    ['hero_text', {}],
    ['hero_text=%E0%A4%A', {}],
    ['no%5Fskip=1', { noSkip: true }],
    ['NO_SKIP=1', {}],
    ['no_skip=0&no_skip=1', {}],
    ['no_skip=1&no_skip=0', { noSkip: true }],
    ['hero_text=first&hero_text=second', { heroText: 'first' }],
    [
      'hide_intro_popup&no_skip&no_blurbs&hero_text=x',
      { noSkip: true, noBlurbs: true, heroText: 'x', hideIntroPopup: true },
    ],
  ])('%o are read', (query, options) => {
    expect(readPopupQuery(query, true).options).toEqual({ ...nothing, ...options });
    expect(readPopupQuery(`?${query}`, true).options).toEqual({ ...nothing, ...options });
  });

  it.each([299, 300, 301])('hold a tagline of %i characters to 300', (length) => {
    const { heroText } = readPopupQuery(`hero_text=${'x'.repeat(length)}`, true).options;
    expect(heroText).toHaveLength(Math.min(length, HERO_TEXT_MAX_LENGTH));
    expect(heroText?.endsWith('…')).toBe(length > 300);
  });

  it('are not read when the configuration is off', () => {
    const query = 'no_skip&no_blurbs&hero_text=x&hide_intro_popup&a=b';
    expect(readPopupQuery(query, false)).toEqual({ options: nothing, query });
    expect(readPopupQuery(`?${query}`, false)).toEqual({ options: nothing, query });
  });
});

describe('the query that stays', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['a=b', 'a=b'],
    ['?a=b', 'a=b'],
    ['no_skip', ''],
    ['a=b&no_skip&c=d', 'a=b&c=d'],
    ['no_skip=1&no_skip=2&a', 'a'],
    ['hero_text=x&a=%zz&b=+', 'a=%zz&b=+'],
    ['a=1&a=2&no_blurbs', 'a=1&a=2'],
    ['xno_skip=1&no_skipx=2', 'xno_skip=1&no_skipx=2'],
    ['no%5Fskip&b', 'b'],
    ['%zz=1&no_skip', '%zz=1'],
    ['a=no_skip', 'a=no_skip'],
  ])('of %o is %o', (query, rest) => {
    expect(readPopupQuery(query, true).query).toBe(rest);
  });

  it('holds nothing that would be read again, and the rest as it was written', () => {
    const key = fc.oneof(
      fc.constantFrom(...POPUP_PARAMETERS),
      fc.stringMatching(/^[a-z_%+]{1,8}$/u),
    );
    const entry = fc
      .tuple(key, fc.stringMatching(/^[a-z=%+1-9]{0,6}$/u))
      .map((pair) => pair.join('='));
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { query } = readPopupQuery(entries.join('&'), true);
        expect(readPopupQuery(query, true)).toEqual({ options: nothing, query });
        const own = (each: string) => POPUP_PARAMETERS.some((name) => each.startsWith(`${name}=`));
        expect(query).toBe(entries.filter((each) => !own(each)).join('&'));
      }),
    );
  });
});

it('has the four parameters of the specification', () => {
  expect(POPUP_PARAMETERS).toEqual(['no_skip', 'no_blurbs', 'hero_text', 'hide_intro_popup']);
});
