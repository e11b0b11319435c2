import { describe, expect, it } from 'vitest';
import {
  VIEWER_LEVELS,
  isAtLeast,
  isContributorLevel,
  isSubscriberLevel,
} from '../../../../src/access/viewer-level.ts';

it('has six levels, from the lowest to the highest', () => {
  expect(VIEWER_LEVELS).toEqual(['anonymous', 'free', 'paid', 'founding', 'contributor', 'admin']);
});

describe('a level is at least another', () => {
  const pairs = VIEWER_LEVELS.flatMap((level, height) =>
    VIEWER_LEVELS.map((least, floor) => [level, least, height >= floor] as const),
  );
  it.each(pairs)('%s as against %s: %s', (level, least, holds) => {
    expect(isAtLeast(level, least)).toBe(holds);
  });
});

it.each([
  ['anonymous', false, false],
  ['free', true, false],
  ['paid', true, false],
  ['founding', true, false],
  ['contributor', true, true],
  ['admin', true, true],
] as const)('counts %s as a subscriber: %s, as a contributor: %s', (level, subscribes, writes) => {
  expect(isSubscriberLevel(level)).toBe(subscribes);
  expect(isContributorLevel(level)).toBe(writes);
});
