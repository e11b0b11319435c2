import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  chooseLanguage,
  matchLanguage,
  parseLanguage,
} from '../../../../src/publication/languages.ts';

describe('a language', () => {
  it.each(LANGUAGES)('is %s', (tag) => {
    expect(parseLanguage(tag)).toBe(tag);
  });

  it('is named in any case', () => {
    expect(parseLanguage('pt-BR')).toBe('pt-br');
  });

  it.each(['', 'nl', 'en-gb', 'english', 'pt_br'])('is not %j', (tag) => {
    expect(parseLanguage(tag)).toBeNull();
  });
});

describe('the language that a tag asks for', () => {
  it.each(LANGUAGES)('is %s itself', (tag) => {
    expect(matchLanguage(tag)).toBe(tag);
  });

  it.each([
    ['de-AT', 'de'],
    ['de_DE', 'de'],
    ['DE', 'de'],
    ['en-GB', 'en'],
    ['en-US-x-private', 'en'],
    ['fr-CA', 'fr'],
    ['pt', 'pt'],
    ['pt-PT', 'pt'],
    ['pt-AO', 'pt'],
    ['pt-BR', 'pt-br'],
    ['pt_BR', 'pt-br'],
    ['pt-BR-u-nu-latn', 'pt-br'],
    ['zh-Hant-TW', null],
    ['nl', null],
    ['english', null],
    ['-de', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %s', (tag, language) => {
    expect(matchLanguage(tag)).toBe(language);
  });
});

describe('the best of our languages', () => {
  it.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de-Latn-AT-1996', 'de'],
    ['pt-PT', 'pt'],
    ['pt-BR', 'pt-br'],
    ['pt_BR', 'pt-br'],
    ['pt-BR-x-family', 'pt-br'],
    ['en-GB', 'en'],
    ['es-419', 'es'],
    ['', null],
    ['-', null],
    ['de, en', null],
    ['deutsch', null],
    ['x-de', null],
    ['undefined', null],
    ['__proto__', null],
    ['zh-Hant', null],
  ])('for %j is %s', (tag, language) => {
    expect(matchLanguage(tag)).toBe(language);
  });

  it.each([
    ['fr-CA', 'de', 'fr'],
    ['ja', 'de', 'de'],
    ['', 'pt-BR', 'pt-br'],
    ['ja', 'ko', 'en'],
  ])('for %j, else for %j, is %s', (asked, fallback, language) => {
    expect(chooseLanguage(asked, fallback)).toBe(language);
  });

  it('is one of ours, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (asked, fallback) => {
        expect(LANGUAGES).toContain(chooseLanguage(asked, fallback));
      }),
    );
  });
});
