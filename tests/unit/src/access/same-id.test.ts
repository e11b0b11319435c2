import { expect, it } from 'vitest';
import { isSameId } from '../../../../src/access/same-id.ts';

it.each([
  [1, 1, true],
  [0, 0, true],
  [1, 2, false],
  [1, null, false],
  [undefined, 1, false],
  [null, null, false],
  [undefined, undefined, false],
  [null, undefined, false],
])('says whether %s and %s name the same thing: %s', (one, other, same) => {
  expect(isSameId(one, other)).toBe(same);
});
