/** The layouts of a publication's home page. (spec links-and-rules §3) */
export const HOMEPAGE_TYPES = ['newspaper', 'magaziney', 'profile'] as const;

/** One layout of a publication's home page. */
export type HomepageType = (typeof HOMEPAGE_TYPES)[number];

/** Whether text names a layout of the home page. (spec links-and-rules §3) */
export function isHomepageType(text: string | null | undefined): text is HomepageType {
  return HOMEPAGE_TYPES.some((type) => type === text);
}
