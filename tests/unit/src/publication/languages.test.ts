import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseLanguage } from '../../../../src/publication/languages.ts';

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
