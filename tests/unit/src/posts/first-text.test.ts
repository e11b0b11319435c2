import { describe, expect, it } from 'vitest';
import { firstText } from '../../../../src/posts/first-text.ts';

describe('the first text', () => {
  it.each([
    [['a', 'b'], 'a'],
    [[null, undefined, '', ' \n', ' b '], 'b'],
    [[''], null],
    [[], null],
  ])('of %j is %j', (texts, text) => {
    expect(firstText(...texts)).toBe(text);
  });
});
