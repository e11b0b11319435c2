import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutPreview,
  MAIL_PREVIEW_LIMIT,
  paidPreview,
  PREVIEW_LIMIT,
  PREVIEW_WORD_MAX_LENGTH,
} from '../../../../src/posts/preview.ts';

const FAMILY = '👨‍👩‍👧‍👦';

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );

describe('the cut of a preview', () => {
  it.each([
    ['hello brave new world', 21, 'hello brave new world'],
    ['hello brave new world', 20, 'hello brave new…'],
    ['hello brave new world', 16, 'hello brave new…'],
    ['hello brave new world', 15, 'hello brave…'],
    ['hello brave new world', 12, 'hello brave…'],
    ['hello brave new world', 11, 'hello…'],
    ['hello brave new world', 5, 'hell…'],
    ['hello brave new world', 2, 'h…'],
    ['hello brave new world', 1, ''],
    ['hello brave new world', 0, ''],
    ['hello', 5, 'hello'],
    ['', 0, ''],
  ])('of %j at %i is %j', (text, limit, preview) => {
    expect(cutPreview(text, limit)).toBe(preview);
  });

  it.each([
    ['Turkish', 'Işıklı sığınağın içindeydi', 18, 'Işıklı sığınağın…'],
    ['German', 'Straßenfußball begeistert', 20, 'Straßenfußball…'],
    ['Vietnamese', 'tiếng Việt rất đẹp', 13, 'tiếng Việt…'],
    ['Arabic', 'مرحبا بالعالم الجميل', 16, 'مرحبا بالعالم…'],
    ['Chinese', '我喜歡讀書和寫作因為這是很有趣的事情', 8, '我喜歡讀書和…'],
    ['Thai', 'ภาษาไทยเป็นภาษาที่สวยงาม', 10, 'ภาษาไทย…'],
    ['emoji with joiners', `a ${FAMILY}${FAMILY}`, 20, `a ${FAMILY}…`],
    ['emoji with joiners cut', `a ${FAMILY}${FAMILY}`, 13, 'a…'],
  ])('keeps %s whole', (_, text, limit, preview) => {
    expect(cutPreview(text, limit)).toBe(preview);
  });

  it('gives up 32 characters of a word, but no more', () => {
    const text = `so ${'x'.repeat(99)}`;
    const limit = 'so '.length + PREVIEW_WORD_MAX_LENGTH + 1;
    expect(cutPreview(text, limit)).toBe('so…');
    expect(cutPreview(text, limit + 1)).toBe(`so ${'x'.repeat(33)}…`);
  });

  it.each([Number.NaN, -1, -Infinity, 0.5])('at %d leaves nothing', (limit) => {
    expect(cutPreview('hello', limit)).toBe('');
  });

  it('at a fraction is that at the whole number below', () => {
    expect(cutPreview('hello brave new world', 12.9)).toBe('hello brave…');
  });

  it('is a start of the text between graphemes, and within the limit', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 90 }), (whole, limit) => {
        const preview = cutPreview(whole, limit);
        expect(preview.length).toBeLessThanOrEqual(limit);
        if (preview === whole || preview === '') return;
        const kept = preview.slice(0, -1);
        expect(preview.endsWith('…')).toBe(true);
        expect(whole.startsWith(kept)).toBe(true);
        const ends = new Set([0]);
        let end = 0;
        for (const each of graphemes(whole)) ends.add((end += each.length));
        const isEnd = (at: number): boolean =>
          ends.has(at) || (/\s/u.test(whole[at] ?? '') && isEnd(at + 1));
        expect(isEnd(kept.length)).toBe(true);
      }),
    );
  });
});

describe('the preview of a paid post', () => {
  const long = 'word '.repeat(500);

  it('has at most 356 characters, in mail at most 256', () => {
    expect([PREVIEW_LIMIT, MAIL_PREVIEW_LIMIT]).toEqual([356, 256]);
    expect(paidPreview(long)).toBe(`${'word '.repeat(71).trimEnd()}…`);
    expect(paidPreview('x'.repeat(1000))).toHaveLength(356);
    expect(paidPreview('x'.repeat(1000), MAIL_PREVIEW_LIMIT)).toHaveLength(256);
  });

  it.each([
    [710, 355],
    [711, 355],
    [712, 356],
    [713, 356],
    [1, 0],
    [0, 0],
  ])('of a text of %i characters has %i', (length, preview) => {
    expect(paidPreview('x'.repeat(length))).toHaveLength(preview);
  });

  it('never gives a short text away', () => {
    expect(paidPreview('The answer is 42')).toBe('The…');
  });
});
