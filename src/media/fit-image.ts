import { RESPONSIVE_IMAGE_WIDTHS } from '../links/image-widths.ts';

/**
 * The widths that a picture of a natural width (pixels) is offered in: those that it can fill. (spec links-and-rules §9)
 *
 * @decided A picture is never made larger than it is; one below the smallest width is offered as it is, so the list is
 * never empty for a picture that has a width. What is no finite width of at least 1 is offered in none.
 */
export function offeredImageWidths(naturalWidth: number): number[] {
  if (!(naturalWidth >= 1) || !Number.isFinite(naturalWidth)) return [];
  const filled = RESPONSIVE_IMAGE_WIDTHS.filter((width) => width <= naturalWidth);
  return filled.length > 0 ? filled : [Math.floor(naturalWidth)];
}
