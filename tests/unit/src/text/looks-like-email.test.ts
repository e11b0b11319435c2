import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '../../../../src/text/email.ts';
import { looksLikeEmail } from '../../../../src/text/looks-like-email.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

describe('the shape of an address', () => {
  it.each(['reader@example.com', 'ré@bücher.example', 'a+b@c.d.example'])(
    'is that of %s',
    (text) => {
      expect(looksLikeEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    '@',
    'reader',
    'reader@',
    'reader@example',
    '@example.com',
    'a b@example.com',
    'a@b@c.d',
    'a@.b.c',
    'a@b.',
  ])('is not that of %j', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });

  it('is that of every address that the server takes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
        expect(looksLikeEmail(text) || !isEmail(text)).toBe(true);
      }),
    );
  });

  it.each(['.', 'a.', 'a@', '@a.', ' '])('takes linear time, for a run of %j too', (part) => {
    const start = cpuTime();
    expect(looksLikeEmail(`a@${part.repeat(100_000)} `)).toBe(false);
    expect(looksLikeEmail(`${part.repeat(100_000)}@`)).toBe(false);
    expect(cpuTime() - start).toBeLessThan(1_000);
  });
});
