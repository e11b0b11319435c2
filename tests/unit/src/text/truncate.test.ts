import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  POST_MEDIA_TEXT_MAX_LENGTH,
  RESTACK_TITLE_MAX_LENGTH,
  truncate,
  truncatePostMediaText,
  truncateRestackTitle,
} from '../../../../src/text/truncate.ts';

const FAMILY = '👨‍👩‍👧';

describe('a text cut to a length', () => {
  it.each([
    ['', 3, ''],
    ['ab', 3, 'ab'],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['abcd', 1, '…'],
    ['abcd', 0, ''],
    ['abcd', -1, ''],
    ['abcd', NaN, ''],
    ['hello world', 7, 'hello…'],
    ['hello \n\tworld', 9, 'hello…'],
    ['мир и война', 6, 'мир и…'],
    [`a${FAMILY}`, FAMILY.length + 1, `a${FAMILY}`],
    [`a${FAMILY}b`, FAMILY.length + 1, 'a…'],
    [`a${FAMILY}bc`, FAMILY.length + 2, `a${FAMILY}…`],
    ['ae\u0301e', 3, 'a…'],
    ['ae\u0301ee', 4, 'ae\u0301…'],
    ['😀😀', 3, '😀…'],
    ['😀😀', 2, '…'],
    ['🇩🇪🇫🇷🇮🇹', 7, '🇩🇪…'],
    ['a\r\nb', 3, 'a…'],
  ])('%j to %d is %j', (text, length, cut) => {
    expect(truncate(text, length)).toBe(cut);
  });

  it('is no longer than asked, whole to its graphemes, and the start of the text', () => {
    const segmenter = new Intl.Segmenter('en');
    const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(40), (text, length) => {
        const cut = truncate(text, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        if (text.length <= length) expect(cut).toBe(text);
        else {
          const kept = graphemes(cut.replace(/…$/u, ''));
          expect(graphemes(text).slice(0, kept.length)).toEqual(kept);
        }
      }),
    );
  });

  it('takes no longer for a long text', () => {
    expect(truncate('\u0301'.repeat(1_000_000), 10)).toBe('…');
  });
});

describe.each([
  ['the text with a post’s media', truncatePostMediaText, POST_MEDIA_TEXT_MAX_LENGTH],
  ['the title in a restack’s subject', truncateRestackTitle, RESTACK_TITLE_MAX_LENGTH],
])('%s', (_, cut, length) => {
  it('stays as it is up to its length', () => {
    expect(cut('x'.repeat(length - 1))).toBe('x'.repeat(length - 1));
    expect(cut('x'.repeat(length))).toBe('x'.repeat(length));
  });

  it('ends in an ellipsis beyond it', () => {
    expect(cut('x'.repeat(length + 1))).toBe(`${'x'.repeat(length - 1)}…`);
  });
});
