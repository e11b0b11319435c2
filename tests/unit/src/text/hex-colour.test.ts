import { describe, expect, it } from 'vitest';
import { hexChannels, isHexColour } from '../../../../src/text/hex-colour.ts';

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

describe('the channels', () => {
  it.each([
    ['#000', [0, 0, 0]],
    ['#1aF', [0x11, 0xaa, 0xff]],
    ['#0b6e4f', [0x0b, 0x6e, 0x4f]],
    ['#FFFFFF', [255, 255, 255]],
    ['0b6e4f', null],
    ['#0b6e', null],
    ['', null],
  ])('of %j are %j', (colour, channels) => {
    expect(hexChannels(colour)).toEqual(channels);
  });
});
