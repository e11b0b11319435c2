import { describe, expect, it } from 'vitest';
import { describeBlurb } from '../../../../src/posts/describe-blurb.ts';

const FROM = { name: 'The Long Read', email_from_name: 'Ana from TLR', copyright: 'Ana Silva' };
const BLURB = { description: ' Read it. ', author_name: 'Ana', recommendingPublication: FROM };

describe('a recommendation', () => {
  it('has its text, its author and its publication', () => {
    expect(describeBlurb(BLURB)).toEqual({
      description: 'Read it.',
      author: 'Ana',
      publication: 'The Long Read',
    });
  });

  it.each([null, undefined, '', '  '])('is nothing with the text %j', (description) => {
    expect(describeBlurb({ ...BLURB, description })).toBeNull();
  });

  it.each([
    [{ ...FROM }, 'Ana from TLR'],
    [{ ...FROM, email_from_name: ' ' }, 'Ana Silva'],
    [{ ...FROM, email_from_name: null, copyright: null }, null],
    [{ ...FROM, email_from_name: 'The Long Read' }, null],
  ])('without a named author takes one of the publication: %j', (from, author) => {
    const blurb = { description: 'Read it.', recommendingPublication: from };
    expect(describeBlurb(blurb)?.author).toBe(author);
  });

  it.each([null, undefined])('needs no publication: %j', (recommendingPublication) => {
    expect(describeBlurb({ ...BLURB, recommendingPublication })).toEqual({
      description: 'Read it.',
      author: 'Ana',
      publication: null,
    });
    expect(describeBlurb({ description: 'Read it.', recommendingPublication })).toEqual({
      description: 'Read it.',
      author: null,
      publication: null,
    });
  });
});
