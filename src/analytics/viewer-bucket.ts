import type { ViewerLevel } from '../access/viewer-level.ts';

/** The buckets that analytics sorts viewers into, as they read. (spec reader-flows §6) */
export const VIEWER_BUCKETS = ['Paid subs', 'Free subs', 'Anonymous'] as const;

/** One of the buckets of viewers. */
export type ViewerBucket = (typeof VIEWER_BUCKETS)[number];

/**
 * The bucket of a viewer. (spec reader-flows §6)
 * @decided Everyone with more than a free subscription counts as paid: founders, and contributors and admins, who have
 * the founding level.
 */
export function viewerBucket(level: ViewerLevel): ViewerBucket {
  if (level === 'anonymous') return 'Anonymous';
  return level === 'free' ? 'Free subs' : 'Paid subs';
}
