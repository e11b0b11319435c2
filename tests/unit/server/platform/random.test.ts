import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSystemRandom, newId } from '../../../../server/platform/random.ts';

const counts = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 50 });

describe('the system’s randomness', () => {
  it('gives as many bytes as were asked for', () => {
    fc.assert(
      fc.property(counts, (asked) => {
        const random = createSystemRandom();
        for (const count of asked) expect(random.bytes(count)).toHaveLength(count);
      }),
    );
  });

  it('gives no bytes out twice', () => {
    const random = createSystemRandom();
    const given = Array.from({ length: 5_000 }, () => random.bytes(16));
    const texts = given.map((bytes) => bytes.toString('hex'));
    expect(new Set(texts).size).toBe(5_000);
  });
});

describe('an id', () => {
  const random = createSystemRandom();

  it('is its time and 128 random bits, in letters that links and headers hold', () => {
    const id = newId(random, 1_700_000_000_000);
    expect(id).toMatch(/^[0-9a-z]{9}[A-Za-z0-9_-]{22}$/u);
    expect(id.startsWith((1_700_000_000_000).toString(36).padStart(9, '0'))).toBe(true);
  });

  it('sorts by its time', () => {
    const time = fc.integer({ min: 0, max: Date.UTC(5000, 0) });
    fc.assert(
      fc.property(time, time, (one, other) => {
        fc.pre(one < other);
        expect(newId(random, one) < newId(random, other)).toBe(true);
      }),
    );
  });
});
