import { luminance } from './on-colour.ts';

/** Contrast of two colours (`#rgb` or `#rrggbb`), 1 to 21, in either order. (WCAG 2.2, contrast ratio) */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}
