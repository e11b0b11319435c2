import { describe, expect, it } from 'vitest';
import { offeredImageWidths } from '../../../../src/media/fit-image.ts';

describe('the widths that a picture is offered in', () => {
  it.each([
    [1, [1]],
    [423, [423]],
    [423.9, [423]],
    [424, [424]],
    [425, [424]],
    [847, [424]],
    [848, [424, 848]],
    [1271, [424, 848]],
    [1272, [424, 848, 1272]],
    [1455, [424, 848, 1272]],
    [1456, [424, 848, 1272, 1456]],
    [9999, [424, 848, 1272, 1456]],
    [0.9, []],
    [0, []],
    [-5, []],
    [Number.NaN, []],
    [Infinity, []],
  ])('for %d are %j', (width, widths) => {
    expect(offeredImageWidths(width)).toEqual(widths);
  });
});
