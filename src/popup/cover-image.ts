/** Width ÷ height below which a cover photo stands at the side instead of on top (spec reader-flows §9). */
export const SIDE_IMAGE_RATIO = 2;

/**
 * Whether a cover photo of this size stands at the side of the cover page (spec reader-flows §9).
 * @decided A photo without a height has no ratio and stands on top.
 */
export function isSideImage(width: number, height: number): boolean {
  return height > 0 && width / height < SIDE_IMAGE_RATIO;
}
