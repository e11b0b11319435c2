import { expect, it } from 'vitest';
import { isSideImage } from '../../../../src/popup/cover-image.ts';

it.each([
  [1000, 1000, true],
  [1999, 1000, true],
  [2000, 1000, false],
  [3000, 1000, false],
  [400, 900, true],
  [0, 0, false],
  [100, 0, false],
  [100, -50, false],
])('says whether %i × %i stands at the side: %s', (width, height, side) => {
  expect(isSideImage(width, height)).toBe(side);
});
