import { describe, expect, it } from 'vitest';
import { LANGUAGES, matchLanguage, parseLanguage } from '../../../../src/publication/languages.ts';

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

  it('is found quickly in a tag of any length', () => {
    const start = performance.now();
    matchLanguage('de-'.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(100);
  });
});
