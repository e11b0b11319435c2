import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedLanguage } from '../../../../server/platform/accepted-language.ts';
import { LANGUAGES } from '../../../../src/publication/languages.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['ja, fr-CH;q=0.8, en;q=0.9', 'en'],
  ['ja, fr-CH;q=0.8, en;q=0.7', 'fr'],
  ['pt-BR', 'pt-br'],
  ['de;q=0, it', 'it'],
  ['de;q=0', 'en'],
  ['es ; q=0.5 , fr ; q=0.4', 'es'],
  ['de;q=x', 'en'],
])('an Accept-Language of %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it('is one of ours, whatever is sent', () => {
  fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(acceptedLanguage(header))));
});
