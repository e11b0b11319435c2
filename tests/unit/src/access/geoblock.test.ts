import { expect, it } from 'vitest';
import { isGeoblocked } from '../../../../src/access/geoblock.ts';

it.each<[string | null | undefined, readonly string[] | null | undefined, boolean]>([
  ['DE', ['DE'], true],
  ['de', ['FR', 'DE'], true],
  ['DE', ['fr', 'de'], true],
  ['DE', ['FR'], false],
  ['DE', ['D', 'DEU'], false],
  ['DE', [], false],
  ['DE', null, false],
  ['DE', undefined, false],
  ['', ['DE', ''], false],
  [null, ['DE'], false],
  [undefined, ['DE'], false],
])('says whether %j is blocked by %j: %s', (country, blocked, expected) => {
  expect(isGeoblocked(country, blocked)).toBe(expected);
});
