/** Width in pixels of the video player in the column of a post (spec links-and-rules §9). */
export const VIDEO_COLUMN_WIDTH = 728;

/** Width in pixels of the still that stands for a video where nothing plays (spec links-and-rules §9). */
export const STATIC_VIDEO_WIDTH = 550;

/**
 * Widths of pictures, in pixels, by what they are for (spec links-and-rules §9).
 * @decided The document lists the numbers alone. We read 550 as the column without script (it is also the width of a
 * static video), 728 as the column of a post, 1200 as a card for other people's feeds, 2880 as the whole screen and 320
 * as a small picture.
 */
export const IMAGE_WIDTHS = {
  staticColumn: STATIC_VIDEO_WIDTH,
  column: VIDEO_COLUMN_WIDTH,
  card: 1200,
  fullScreen: 2880,
  small: 320,
} as const;

/** Widths among which a browser picks a picture in the column of a post, in pixels (spec links-and-rules §9). */
export const RESPONSIVE_IMAGE_WIDTHS = [424, 848, 1272, 1456] as const;

/** Size of the video player in pixels (spec links-and-rules §9). */
export const VIDEO_PLAYER_SIZE = { width: 960, height: 540 } as const;

/**
 * The `srcset` of a picture whose address at a width `urlAt` knows (spec links-and-rules §9; HTML, srcset attributes).
 * @decided Spaces and edge commas of an address are encoded, as they would end it.
 */
export function imageSrcset(
  urlAt: (width: number) => string,
  widths: readonly number[] = RESPONSIVE_IMAGE_WIDTHS,
): string {
  const encode = (url: string) => url.replace(/\s/gu, encodeURIComponent).replace(/^,|,$/gu, '%2C');
  return widths.map((width) => `${encode(urlAt(width))} ${width}w`).join(', ');
}
