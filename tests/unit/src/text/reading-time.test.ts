import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../../../src/text/count-words.ts';
import { readingMinutes, speakingMinutes } from '../../../../src/text/reading-time.ts';

const words = (count: number) => 'word '.repeat(count);

describe('the words of a text', () => {
  it.each([
    ['', 0],
    [' \n', 0],
    ['… — ! 👍', 0],
    ['one', 1],
    ['one two', 2],
    ["don't well-known and/or", 3],
    ['now—then…never 1–2', 5],
    ['"quoted" (bracketed)', 2],
    ['3.5 % of 1,000', 3],
    ['Straße für Đường', 3],
    ['ılık su', 2],
    ['مرحبا بالعالم', 2],
    ['안녕하세요 세계', 2],
    ['日', 1],
    ['日本', 1],
    ['日本語', 2],
    ['日本語、の。', 2],
    ['ガード', 2],
    ['人々', 1],
    ['読む news 毎日', 3],
    ['Windowsは', 2],
    ['สวัสดี', 1],
    ['สวัสดีค', 2],
    ['ລາວ', 1],
    ['ខ្មែរ', 1],
    ['မြန်မာ', 1],
  ])('of %j are %d', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('of two texts are those of both', () => {
    const text = fc
      .array(fc.constantFrom('one', "don't", 'für', '—', '세계', '👍'))
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(countWords(`${one} ${other}`)).toBe(countWords(one) + countWords(other));
      }),
    );
  });
});

describe.each([
  ['reading', readingMinutes, 220],
  ['speaking', speakingMinutes, 150],
])('the minutes of %s', (_, minutes, speed) => {
  it.each([
    [0, 0],
    [1, 1],
    [speed - 1, 1],
    [speed, 1],
    [speed + 1, 2],
    [10 * speed, 10],
  ])('for %d words are %d', (count, expected) => {
    expect(minutes(words(count))).toBe(expected);
  });

  it('count two characters of Chinese or Japanese as a word', () => {
    expect(minutes('文'.repeat(2 * speed))).toBe(1);
    expect(minutes('文'.repeat(2 * speed + 1))).toBe(2);
  });
});
