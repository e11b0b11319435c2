import type { Audience } from '../access/audiences.ts';

/**
 * The audiences whose posts stand in public lists: archives, feeds and sitemaps. Those of paying readers are listed too,
 * since a list shows only the title and the preview. (spec reader-flows §9; readings.md)
 */
export const LISTED_AUDIENCES = [
  'founding',
  'only_paid',
  'everyone',
] as const satisfies readonly Audience[];

/** One audience whose posts are listed publicly. */
export type ListedAudience = (typeof LISTED_AUDIENCES)[number];

/**
 * Whether posts for an audience stand in public lists. (spec reader-flows §9; readings.md)
 *
 * @decided An audience that is absent or unknown is not listed: what cannot be judged is not shown to everybody.
 */
export function isListedAudience(audience: string | null | undefined): audience is ListedAudience {
  return LISTED_AUDIENCES.some((listed) => listed === audience);
}
