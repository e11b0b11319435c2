import { describe, expect, it } from 'vitest';
import { isHexColour } from '../../../../src/text/hex-colour.ts';

describe('a hex colour', () => {
  it.each(['#000', '#abc', '#ABC', '#0b6e4f', '#FFFFFF'])('takes %s', (text) => {
    expect(isHexColour(text)).toBe(true);
  });

  it.each(['', '#', 'abc', '#ab', '#abcd', '#abcde', '#abcdefa', '#ggg', ' #abc', '#abc\n', 'red'])(
    'refuses %j',
    (text) => {
      expect(isHexColour(text)).toBe(false);
    },
  );
});
