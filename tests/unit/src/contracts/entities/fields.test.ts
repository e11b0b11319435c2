import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { time } from '../../../../../src/contracts/entities/fields.contract.ts';
import { readWireTime } from '../../../../../src/pricing/wire-time.ts';

const takes = (value: unknown) => time.safeParse(value).success;

describe('a moment in an entity is what the rules read', () => {
  it.each([
    [0, true],
    [1.5, true],
    [8.64e15, true],
    [9e15, false],
    [Number.NaN, false],
    [Infinity, false],
    ['', true],
    [null, true],
    [undefined, true],
    ['2026-06-30', true],
    ['2026-06-30T00:00Z', true],
    ['2026-06-30T24:00:00Z', true],
    ['2026-06-30T00:00:00.123456789Z', true],
    ['2026-06-30T00:00:00.1234567890Z', false],
    ['2026-06-30T00:00:00', false],
    ['2026-06-30 00:00:00+00', false],
    ['2026-02-30', false],
    ['1795000000000', false],
    [true, false],
    [{}, false],
  ])('%j: %s', (value, isTaken) => {
    expect(takes(value)).toBe(isTaken);
  });

  it('for every number and text', () => {
    const part = fc.constantFrom('2026-02-28', '2026-02-29', 'T', '12:00', ':00', '.5', 'Z', '+01');
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger(), fc.string(), text), (value) => {
        expect(takes(value)).toBe(value === '' || readWireTime(value) !== null);
      }),
    );
  });
});
