import { VIDEO_PLAYER_SIZE } from '../links/image-widths.ts';

/** Pixels of a box on a page. */
export interface BoxSize {
  width: number;
  height: number;
}

/**
 * The size of the video player in a column (pixels): as wide as the column, at most 960, in the shape of 960 × 540.
 * (spec links-and-rules §9)
 *
 * @decided Sizes are whole pixels, the height rounded, so 728 gives 410 and 550 gives 309. A column without a width gives 0 × 0.
 */
export function fitVideoPlayer(columnWidth: number): BoxSize {
  const width = Math.floor(Math.min(columnWidth > 0 ? columnWidth : 0, VIDEO_PLAYER_SIZE.width));
  const height = Math.round((width * VIDEO_PLAYER_SIZE.height) / VIDEO_PLAYER_SIZE.width);
  return { width, height };
}
