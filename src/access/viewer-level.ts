/**
 * What a viewer is to one publication, from the lowest level to the highest. Which of them reads what, `canReadPost`
 * says. (spec reader-flows §6)
 */
export const VIEWER_LEVELS = [
  'anonymous',
  'free',
  'paid',
  'founding',
  'contributor',
  'admin',
] as const;

/** What a viewer is to one publication. */
export type ViewerLevel = (typeof VIEWER_LEVELS)[number];

/** Whether a viewer's level is another one or stands above it. (spec reader-flows §6) */
export function isAtLeast(level: ViewerLevel, least: ViewerLevel): boolean {
  return VIEWER_LEVELS.indexOf(level) >= VIEWER_LEVELS.indexOf(least);
}

/** Whether a viewer subscribes, or counts as one who does: every level but `anonymous`. (spec reader-flows §2; reader-flows §6) */
export function isSubscriberLevel(level: ViewerLevel): boolean {
  return isAtLeast(level, 'free');
}

/** Whether a viewer writes for the publication, and so has full access to it: contributors and admins. (spec reader-flows §6; readings.md) */
export function isContributorLevel(level: ViewerLevel): boolean {
  return isAtLeast(level, 'contributor');
}
