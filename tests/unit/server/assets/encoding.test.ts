import { describe, expect, it } from 'vitest';
import { chooseEncoding, isFresh } from '../../../../server/assets/encoding.ts';

const body = { identity: Buffer.from('i'), br: Buffer.from('b'), gzip: Buffer.from('g') };

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (header, expected) => {
    expect(chooseEncoding(header, body).encoding).toBe(expected);
  });

  it('is one that there is', () => {
    const { encoding, bytes } = chooseEncoding('br', { identity: body.identity });
    expect([encoding, bytes]).toEqual(['identity', body.identity]);
  });
});

describe("a reader's copy", () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['', false],
    [undefined, false],
  ])('with %j is fresh: %s', (header, expected) => {
    expect(isFresh(header, 'W/"a"')).toBe(expected);
  });
});
