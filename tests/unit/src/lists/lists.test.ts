import { describe, expect, it } from 'vitest';
import { EEA_COUNTRIES, isEeaCountry } from '../../../../src/lists/eea-countries.ts';
import { EU_COUNTRIES, isEuCountry } from '../../../../src/lists/eu-countries.ts';
import { isPodcastCategory, PODCAST_CATEGORIES } from '../../../../src/lists/podcast-categories.ts';
import { parseSearchLanguage, SEARCH_LANGUAGES } from '../../../../src/lists/search-languages.ts';
import { isTaxIdType, TAX_ID_TYPES } from '../../../../src/lists/tax-id-types.ts';
import { LANGUAGES } from '../../../../src/publication/languages.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isOnce = (list: readonly string[]) => new Set(list).size === list.length;

describe('countries', () => {
  it('of the European Union are 27, those of its economic area three more', () => {
    expect(EU_COUNTRIES).toHaveLength(27);
    expect([...EEA_COUNTRIES]).toEqual([...EU_COUNTRIES, 'IS', 'LI', 'NO'].sort());
    expect(isOnce(EEA_COUNTRIES)).toBe(true);
  });

  it.each(EEA_COUNTRIES)('%s is a country, whatever its case', (code) => {
    expect(regions.of(code)).toBeDefined();
    expect(isEeaCountry(code)).toBe(true);
    expect(isEeaCountry(code.toLowerCase())).toBe(true);
    expect(isEuCountry(code.toLowerCase())).toBe(!['IS', 'LI', 'NO'].includes(code));
  });

  it.each(['CH', 'GB', 'UK', 'EL', 'EU', 'US', 'TR', 'UA', '', 'D', 'DEU', null, undefined])(
    '%s is of neither',
    (code) => {
      expect(isEeaCountry(code)).toBe(false);
      expect(isEuCountry(code)).toBe(false);
    },
  );
});

describe('search languages', () => {
  it('are 25, each once and each named by browsers', () => {
    expect(SEARCH_LANGUAGES).toHaveLength(25);
    expect(isOnce(SEARCH_LANGUAGES)).toBe(true);
    expect(SEARCH_LANGUAGES.filter((tag) => languages.of(tag) === undefined)).toEqual([]);
  });

  it.each(LANGUAGES)('hold the base of %s', (tag) => {
    expect(parseSearchLanguage(tag)).toBe(tag.slice(0, 2));
  });

  it.each([
    ['pt-BR', 'pt'],
    ['FIL', 'fil'],
    ['zh-Hant-TW', 'zh'],
  ])('%s is %s', (tag, language) => {
    expect(parseSearchLanguage(tag)).toBe(language);
  });

  it.each(['', 'xx', 'pt_BR', '-en', 'english'])('%j is none', (tag) => {
    expect(parseSearchLanguage(tag)).toBeNull();
  });
});

describe('podcast categories', () => {
  it('are 19 with 91 subcategories, each once', () => {
    const names = Object.keys(PODCAST_CATEGORIES);
    const all = [...names, ...Object.values(PODCAST_CATEGORIES).flat()];
    expect(names).toHaveLength(19);
    expect(all).toHaveLength(110);
    expect(isOnce(all)).toBe(true);
  });

  it('know their subcategories', () => {
    expect(isPodcastCategory('Arts')).toBe(true);
    expect(isPodcastCategory('Arts', null)).toBe(true);
    expect(isPodcastCategory('Arts', 'Books')).toBe(true);
    expect(isPodcastCategory('History')).toBe(true);
  });

  it.each([
    ['Books', undefined],
    ['arts', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['Arts', 'Drama'],
    ['Arts', ''],
    ['History', 'Books'],
    ['Fine Arts', 'Books'],
  ])('refuse %s with %s', (category, subcategory) => {
    expect(isPodcastCategory(category, subcategory)).toBe(false);
  });
});

describe('kinds of tax numbers', () => {
  it('are a country or a union and a name, each once, in order', () => {
    expect(TAX_ID_TYPES).toHaveLength(117);
    expect([...TAX_ID_TYPES]).toEqual([...new Set(TAX_ID_TYPES)].sort());
    const places = TAX_ID_TYPES.map((type) => type.slice(0, 2).toUpperCase());
    expect(places.filter((code) => regions.of(code) === undefined)).toEqual([]);
  });

  it.each(['eu_vat', 'gb_vat', 'us_ein', 'eu_oss_vat', 'ca_gst_hst'])('hold %s', (type) => {
    expect(isTaxIdType(type)).toBe(true);
  });

  it.each(['', 'unknown', 'EU_VAT', 'eu', 'xx_vat'])('do not hold %j', (type) => {
    expect(isTaxIdType(type)).toBe(false);
  });
});
