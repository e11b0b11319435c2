import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkText,
  countCharacters,
  countNonPunctuation,
  describeTextProblem,
} from '../../../../src/text/text-problem.ts';
import type { TextRules } from '../../../../src/text/text-problem.ts';

describe('the message for a text', () => {
  it.each<[string, string | null | undefined, TextRules, string | null]>([
    ['absent', undefined, {}, 'Missing input'],
    ['null', null, {}, 'Missing input'],
    ['empty', '', {}, 'Missing input'],
    ['blank', ' \n', {}, 'Missing input'],
    ['of a zero-width space', '\u200b', {}, 'Missing input'],
    ['of an empty Braille pattern', '\u2800 \u2800', {}, 'Missing input'],
    ['of what fills a Hangul syllable', '\u3164', {}, 'Missing input'],
    ['of controls', '\0\u001f', {}, 'Missing input'],
    ['invisible but optional', '\u200b', { optional: true, minLength: 3 }, null],
    ['visible among joiners', '\u200d!\u200d', {}, null],
    ['of one emoji', '👍', {}, null],
    ['there', 'a', {}, null],
    ['absent but optional', undefined, { optional: true, minLength: 3 }, null],
    ['blank but optional', '  ', { optional: true, minNonPunctuation: 3 }, null],
    ['blank and not optional', '  ', { optional: false }, 'Missing input'],
    [
      'too short but optional',
      'ab',
      { optional: true, minLength: 3 },
      'Must be at least 3 characters long',
    ],
    ['one below the fewest', 'ab', { minLength: 3 }, 'Must be at least 3 characters long'],
    ['at the fewest', 'abc', { minLength: 3 }, null],
    ['one above the fewest', 'abcd', { minLength: 3 }, null],
    ['short but for its spaces', ' ab ', { minLength: 3 }, 'Must be at least 3 characters long'],
    ['one below the most', 'ab', { maxLength: 3 }, null],
    ['at the most', 'abc', { maxLength: 3 }, null],
    ['one above the most', 'abcd', { maxLength: 3 }, 'Must be at most 3 characters long'],
    ['long by its spaces', 'abc ', { maxLength: 3 }, 'Must be at most 3 characters long'],
    [
      'one below in letters',
      'a!b!',
      { minNonPunctuation: 3 },
      'Must contain at least 3 non-punctuation characters',
    ],
    ['enough letters', 'a!b!c', { minNonPunctuation: 3 }, null],
    ['more than enough letters', 'a!b!cd', { minNonPunctuation: 3 }, null],
    [
      'short before punctuation',
      '..',
      { minLength: 3, minNonPunctuation: 1 },
      'Must be at least 3 characters long',
    ],
    [
      'long before punctuation',
      '....',
      { maxLength: 3, minNonPunctuation: 1 },
      'Must be at most 3 characters long',
    ],
    [
      'one in the message',
      'a',
      { minLength: 2, maxLength: 1 },
      'Must be at least 2 characters long',
    ],
    [
      'the spec’s words for one',
      '!',
      { minNonPunctuation: 1 },
      'Must contain at least 1 non-punctuation characters',
    ],
    ['an emoji as one character', '😀😀', { maxLength: 2 }, null],
  ])('%s', (_, text, rules, message) => {
    expect(checkText(text, rules)).toBe(message);
  });

  it('is made of a description', () => {
    expect(describeTextProblem(null, {})).toEqual({ kind: 'missing' });
    expect(describeTextProblem('a', { minLength: 2 })).toEqual({ kind: 'too-short', minLength: 2 });
    expect(describeTextProblem('ab', { maxLength: 1 })).toEqual({ kind: 'too-long', maxLength: 1 });
    expect(describeTextProblem('?', { minNonPunctuation: 1 })).toEqual({
      kind: 'too-much-punctuation',
      minNonPunctuation: 1,
    });
  });

  it('never lacks its number', () => {
    const number = fc.option(fc.nat(20), { nil: undefined });
    const rules = fc.record({ minLength: number, maxLength: number, minNonPunctuation: number });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), rules, (text, asked) => {
        expect(checkText(text, asked) ?? 'Must be at least 0').toMatch(/^Missing input$|\d/u);
      }),
    );
  });
});

describe('characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['straße', 6],
    ['😀', 1],
    ['日本語', 3],
    ['👨‍👩‍👧', 5],
    ['\ud83d', 1],
  ])('of %j are %d', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('are code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(countCharacters(text)).toBe([...text].length);
      }),
    );
  });

  it.each([
    ['', 0],
    ['...', 0],
    ['«¡¿»—…‽、。؟', 0],
    [' \u00a0\u200b\ufeff', 0],
    ['a-b', 2],
    ['e\u0301', 1],
    ['é', 1],
    ['$5', 2],
    ['😀', 1],
    ['ışık', 4],
    ['مرحبا', 5],
    ['日本、語', 3],
    ['Đường', 5],
    ['_', 0],
  ])('that are no punctuation, of %j, are %d', (text, count) => {
    expect(countNonPunctuation(text)).toBe(count);
  });
});
