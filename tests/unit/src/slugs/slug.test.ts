import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_SLUG,
  postSlug,
  SLUG_HARD_MAX_LENGTH,
  SLUG_SOFT_MAX_LENGTH,
  slugify,
  slugSuffix,
} from '../../../../src/slugs/slug.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme', minLength: 30, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('a', 'é', '-', ' ', '&', 'क्', 'が', '\u0301', '\u200d', '👩'),
  }),
);
const options = fc.record({ unicode: fc.boolean() });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the slug of text', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['ALL CAPS', 'all-caps'],
    ['crème brûlée', 'creme-brulee'],
    ['cre\u0300me', 'creme'],
    ['R&D', 'r-and-d'],
    ['this & that', 'this-and-that'],
    ['&', 'and'],
    ['what?! (really)', 'what-really'],
    ["don't", 'dont'],
    ['a_b', 'a_b'],
    ['one -- two---three', 'one-two-three'],
    ['- edge -', 'edge'],
    ['--edge--', 'edge'],
    ['tabs\tand\nlines\u00a0too', 'tabs-and-lines-too'],
    ['100% of 3.5', '100-of-35'],
    ['x²', 'x2'],
    ['Ｗｉｄｅ', 'wide'],
    ['ﬁne', 'fine'],
    ['zero\u200bwidth\u00ad', 'zerowidth'],
  ])('of %j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
    expect(slugify(text, { unicode: true })).toBe(slug);
  });

  it.each([
    ['Straße', 'strasse'],
    ['GROẞ', 'gross'],
    ['ılık İstanbul', 'ilik-istanbul'],
    ['Đường về nhà', 'duong-ve-nha'],
    ['Ærø Œuvre', 'aero-oeuvre'],
    ['Łódź', 'lodz'],
    ['Þórður ŋ ħ ŧ', 'thordur-ng-h-t'],
    ['Azərbaycan', 'azerbaycan'],
    ['Ǝǝ Ɛɛ Ɔɔ', 'ee-ee-oo'],
    ['Ɓoɗa Ƙaƙa Ƴaƴa', 'boda-kaka-yaya'],
    ['Ɖɖ Ƒƒ Ɣɣ Ʋʋ Ɲɲ', 'dd-ff-gg-vv-nn'],
    ['ƀ ɨ ʉ ĸ ɩ', 'b-i-u-k-i'],
  ])('spells the Latin letters of %s: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
    expect(slugify(text, { unicode: true })).toBe(slug);
  });

  it.each([
    ['مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['Привет, Мир', 'привет-мир'],
    ['ガイド', 'ガイド'],
    ['日本語 の 題', '日本語-の-題'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['한국어', '한국어'],
    ['ΑΣ Σ', 'ας-σ'],
    ['٣ أيام', '٣-أيام'],
    ['ezh ʒ', 'ezh-ʒ'],
    ['क\u200dष', 'कष'],
  ])('keeps the letters of %s where they are allowed', (text, slug) => {
    expect(slugify(text, { unicode: true })).toBe(slug);
  });

  it('drops other letters where they are not allowed', () => {
    expect(slugify('Привет world ʒ')).toBe('world');
    expect(slugify('日本語 2026')).toBe('2026');
  });

  it('leaves no mark without its letter', () => {
    expect(slugify('a!\u0301 1\uFE0F\u20E3 ❤\uFE0F _\u0301', { unicode: true })).toBe('a-1-_');
  });
});

describe('text without letters', () => {
  it.each([
    ['日本語', '65e5672c8a9e'],
    ['日本語版', '65e5672c8a9e'],
    ['日本', '65e5672c'],
    ['  日本 ', '65e5672c'],
    ['😀😀', '1f6001f600'],
    ['👨‍👩‍👧', '1f468200d'],
    ['!?', '213f'],
    ['---', '2d2d2d'],
    ['----------', '2d2d2d2d2d2d'],
    ['か\u3099', '304c'],
    ['\ud800', 'd800'],
  ])('%j has the hex code %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each(['', ' ', '\n\t'])('%j is untitled', (text) => {
    expect(slugify(text)).toBe(EMPTY_SLUG);
    expect(postSlug(text)).toBe('untitled');
    expect(postSlug(text, { random: 0 })).toBe('untitled-000');
  });
});

describe('the slug of a post', () => {
  const words = (...lengths: number[]) => lengths.map((length) => 'x'.repeat(length)).join('-');

  it.each([
    ['one below the soft maximum', words(31), 31],
    ['at the soft maximum', words(32), 32],
    ['one above, without a hyphen', words(33), 33],
    ['a hyphen before the soft maximum only', words(10, 25), 36],
    ['a hyphen just before the soft maximum', words(31, 10), 42],
    ['a hyphen at the soft maximum', words(32, 10), 32],
    ['a hyphen just behind the soft maximum', words(33, 10), 33],
    ['two hyphens behind the soft maximum', words(20, 15, 5, 5), 36],
    ['a hyphen one below the hard maximum', words(47, 9), 47],
    ['a hyphen at the hard maximum', words(48, 9), 48],
    ['a hyphen behind the hard maximum', words(49, 9), 48],
    ['at the hard maximum', words(48), 48],
    ['one above the hard maximum', words(49), 48],
    ['no hyphen at all', words(10_000), 48],
  ])('with %s is cut as it should', (_, title, length) => {
    expect(postSlug(title)).toBe(title.slice(0, length));
  });

  it.each([
    ['short', 'hello', 'hello-i00'],
    ['one below what is left', words(43), `${words(43)}-i00`],
    ['what is left', words(44), `${words(44)}-i00`],
    ['one above what is left', words(45), `${words(44)}-i00`],
    ['a cut before what is left', words(33, 20), `${words(33)}-i00`],
  ])('counts its suffix within the hard maximum: %s', (_, title, slug) => {
    expect(postSlug(title, { random: 0.5 })).toBe(slug);
    expect(slug.length).toBeLessThanOrEqual(SLUG_HARD_MAX_LENGTH);
  });

  it('keeps no hyphen before its suffix', () => {
    expect(
      postSlug(`क-${'\u0900'.repeat(90)}${'क्'.repeat(40)}`, { unicode: true, random: 0 }),
    ).toBe('क-000');
  });

  it('does not divide a letter from its marks', () => {
    const cut = postSlug('が'.repeat(47) + 'नि', { unicode: true });
    expect(cut).toBe('が'.repeat(47));
  });

  it('is the hex code of a first letter that is longer than all of it', () => {
    expect(postSlug('\u1100'.repeat(48), { unicode: true })).toBe('\u1100'.repeat(48));
    expect(postSlug('\u1100'.repeat(49), { unicode: true })).toBe('110011001100');
  });
});

describe('a suffix', () => {
  it.each([
    [0, '000'],
    [1.5 / 36 ** 3, '001'],
    [35.5 / 36 ** 3, '00z'],
    [36.5 / 36 ** 3, '010'],
    [0.5, 'i00'],
    [1 - Number.EPSILON, 'zzz'],
  ])('of %d is %s', (value, suffix) => {
    expect(slugSuffix(value)).toBe(suffix);
  });

  it.each([-Number.EPSILON, 1, NaN, Infinity])('is not made of %d', (value) => {
    expect(() => slugSuffix(value)).toThrow('Randomness must be at least 0 and below 1');
    expect(() => postSlug('title', { random: value })).toThrow();
  });
});

describe('for any Unicode', () => {
  it('a slug is its own slug', () => {
    fc.assert(
      fc.property(anyText, options, (text, choice) => {
        const slug = slugify(text, choice);
        expect(slugify(slug, choice)).toBe(slug);
        const short = postSlug(text, choice);
        expect(postSlug(short, choice)).toBe(short);
      }),
    );
  });

  it('a slug has its characters and length', () => {
    fc.assert(
      fc.property(anyText, options, fc.option(random, { nil: undefined }), (text, choice, dice) => {
        const slug = postSlug(text, { ...choice, random: dice });
        expect(slug.length).toBeGreaterThan(0);
        expect(slug.length).toBeLessThanOrEqual(SLUG_HARD_MAX_LENGTH);
        expect(slug).toMatch(
          choice.unicode
            ? /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_]|-(?!-|$))*$/u
            : /^[a-z0-9_](?:[a-z0-9_]|-(?!-|$))*$/u,
        );
        expect(slug).toBe(slug.normalize('NFC').toLowerCase());
      }),
    );
  });

  it('the slug of a post is the start of the whole slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 100 }), (text) => {
        const [whole, short] = [slugify(text), postSlug(text)];
        expect(whole.startsWith(short)).toBe(true);
        if (whole.length <= SLUG_SOFT_MAX_LENGTH) expect(short).toBe(whole);
      }),
    );
  });

  it.each(['a', '- ', '&', '日', 'क्', '👨‍👩‍👧', '\u0315\u0300', '\ufdfa'])(
    'ten thousand times %j take no time to speak of',
    (unit) => {
      const start = cpuTime();
      postSlug(`x${unit.repeat(10_000)}`);
      postSlug(`x${unit.repeat(10_000)}`, { unicode: true });
      expect(cpuTime() - start).toBeLessThan(1_000);
    },
  );
});

describe('marks without end', () => {
  const marks = '\u0301\u0323'.repeat(15);
  const runs = ['\u200d', '\u034f', '\uff9e', '\uff9e\u200d', '\u0344'];

  it.each(runs)('with %j between their runs take linear time', (between) => {
    const text = `а${(marks + between).repeat(6_000)}`;
    const start = cpuTime();
    slugify(text);
    slugify(text, { unicode: true });
    expect(cpuTime() - start).toBeLessThan(1_000);
  });

  it.each(runs)('with %j between their runs leave a slug that stays', (between) => {
    const slug = slugify(`ё${(marks + between).repeat(9)}`, { unicode: true });
    expect(slugify(slug, { unicode: true })).toBe(slug);
  });

  it('that decompose to more leave a slug that stays', () => {
    const slug = slugify(`ё${'\u0344'.repeat(40)}`, { unicode: true });
    expect(slugify(slug, { unicode: true })).toBe(slug);
  });
});
