import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, isEmail } from '../../../../src/text/email.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const local = (length: number) => 'a'.repeat(length);
const domain = (length: number) => `${'b'.repeat(60)}.`.repeat(10).slice(0, length - 4) + '.com';

describe('the shape of an address', () => {
  it.each([
    'reader@example.com',
    'first.last+tag@sub.example.co.uk',
    "o'neil@example.ie",
    'reader@bücher.example',
    'reader@пример.рф',
    'a@b.io',
    'reader@xn--bcher-kva.example',
    `${local(64)}@example.com`,
  ])('takes %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    '@',
    'reader',
    'reader@',
    '@example.com',
    'reader@example',
    'reader@example..com',
    'reader@.example.com',
    'reader@example.com.',
    'reader@-example.com',
    'reader@example-.com',
    '.reader@example.com',
    'reader.@example.com',
    're..ader@example.com',
    'reader@127.0.0.1',
    'reader@[127.0.0.1]',
    '"quoted local"@example.com',
    '"a@evil.example x"@example.com',
    'two@signs@example.com',
    'reader @example.com',
    'reader@exam ple.com',
    'reader@example.com\r\nBcc: x@example.com',
    'reader@example.com\u0000',
    'reader@example.com,other@example.com',
    'Reader <reader@example.com>',
    'réader@example.com',
    '\u212Aelvin@example.com',
    '\u017Fecond@example.com',
    `${local(65)}@example.com`,
    `${'c'.repeat(1000)}@example.com`,
  ])('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it.each([
    [253, true],
    [254, true],
    [255, false],
  ])('with %i characters is taken: %s', (length, taken) => {
    const address = `${local(64)}@${domain(length - 65)}`;
    expect(address).toHaveLength(length);
    expect(isEmail(address)).toBe(taken);
  });

  it('never takes control characters, white space or brackets, whatever surrounds them', () => {
    const bad = fc.constantFrom(
      '\r',
      '\n',
      '\0',
      '\t',
      ' ',
      '<',
      '>',
      '"',
      '(',
      ')',
      ',',
      ';',
      '\\',
    );
    fc.assert(
      fc.property(bad, fc.nat(15), (character, at) => {
        const address = 'reader@example.com';
        return !isEmail(address.slice(0, at) + character + address.slice(at));
      }),
    );
  });
});

describe('the key of an address', () => {
  it.each([
    [' Reader@Example.COM ', 'reader@example.com'],
    ['reader@bu\u0308cher.example', 'reader@b\u00fccher.example'],
  ])('of %j is %j', (address, key) => {
    expect(emailKey(address)).toBe(key);
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string(), (text) => emailKey(emailKey(text)) === emailKey(text)));
  });

  it.each([
    ['composed', 252, true],
    ['not composed beyond the longest address', 253, false],
  ])('is %s', (_, length, composed) => {
    const text = `u\u0308${'a'.repeat(length)}`;
    expect(emailKey(text).startsWith('\u00fc')).toBe(composed);
  });

  it('takes linear time, for marks without end too', () => {
    const start = cpuTime();
    emailKey(`a${'\u0301\u0323'.repeat(100_000)}`);
    expect(cpuTime() - start).toBeLessThan(1_000);
  });
});
