import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { escapeText, inEveryLanguage, wordTokens } from '../../../../scripts/build/words.ts';
import { LANGUAGES } from '../../../../src/publication/languages.ts';

const NASTY = [
  '"',
  "'",
  '`',
  '${x}',
  '\\',
  '\\u0041',
  'a\nb\r\nc',
  '$',
  '$&',
  '</script>',
  '\u2028',
];

/** What a literal with this text in it says. */
const read = (quote: string, text: string): unknown =>
  runInNewContext(`${quote}${escapeText(text)}${quote}`);

describe('a text in the code', () => {
  it.each(['"', "'", '`'])('says the same between %s', (quote) => {
    for (const text of NASTY) expect(read(quote, text)).toBe(text);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read(quote, text)).toBe(text);
      }),
    );
  });

  it('costs nothing where it has no sign of code in it', () => {
    expect(escapeText('Sieh in dein Postfach – „bald“ …')).toBe('Sieh in dein Postfach – „bald“ …');
  });
});

const FORM = 'widgets/subscribe-form/subscribe-form.messages.ts';

/** The English file as the build sees it, after types are gone. */
async function bundle(code: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => id,
    load: (id: string) => (id === FORM ? code : null),
  };
  const build = await rollup({ input: FORM, plugins: [entry, wordTokens()] });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}

describe('a script of the build', () => {
  const source = `export const messages = { label: 'Your email', subscribe: "Subscribe", other: 1 + 1 };`;

  it('is made in every language from one', async () => {
    const scripts = await inEveryLanguage(await bundle(source));
    expect(Object.keys(scripts).sort()).toEqual([...LANGUAGES].sort());
    expect(scripts.en).toContain('label: "Your email", subscribe: "Subscribe", other: 1 + 1');
    expect(scripts.de).toContain('label: "Deine E-Mail-Adresse", subscribe: "Abonnieren"');
    expect(scripts['pt-br']).toContain('subscribe: "Assinar"');
  });

  it('leaves no sign of where a text stood', async () => {
    for (const code of Object.values(await inEveryLanguage(await bundle(source)))) {
      expect(code).not.toMatch(/[\uE000-\uF8FF]/u);
    }
  });

  it('is not made where a language has no text for a key', async () => {
    const more = await bundle(`export const messages = { unheard: 'Of' };`);
    await expect(inEveryLanguage(more)).rejects.toThrow(/has no text for messages\.unheard/u);
  });
});
