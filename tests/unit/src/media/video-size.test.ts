import { describe, expect, it } from 'vitest';
import { fitVideoPlayer } from '../../../../src/media/video-size.ts';

describe('the video player in a column', () => {
  it.each([
    [959, 959, 539],
    [960, 960, 540],
    [961, 960, 540],
    [Infinity, 960, 540],
    [728, 728, 410],
    [728.9, 728, 410],
    [550, 550, 309],
    [1, 1, 1],
    [0, 0, 0],
    [-1, 0, 0],
    [Number.NaN, 0, 0],
  ])('of %d pixels is %i × %i', (column, width, height) => {
    expect(fitVideoPlayer(column)).toEqual({ width, height });
  });
});
