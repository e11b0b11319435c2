import { audienceOf } from './audiences.ts';
import { isAtLeast, isContributorLevel } from './viewer-level.ts';
import type { Audience } from './audiences.ts';
import type { ViewerLevel } from './viewer-level.ts';

/** The lowest level that reads each audience. (spec reader-flows §6) */
export const LEAST_READERS = {
  everyone: 'anonymous',
  only_free: 'free',
  only_paid: 'paid',
  founding: 'founding',
} as const satisfies Record<Audience, ViewerLevel>;

/** What of a post decides who reads it. */
export interface ReadablePost {
  audience?: string | null | undefined;
}

/**
 * Whether a viewer of some level reads a post whole: founding posts from `founding` up, paid ones from `paid` up, those
 * for everyone always, and `only_free` at exactly `free`; contributors and admins read all. This is what "full access"
 * to a post means. Throws 'Post has no audience' and 'Unknown audience: {value}', at any level.
 * (spec reader-flows §6; reader-flows §8; readings.md)
 */
export function canReadPost(post: ReadablePost, level: ViewerLevel): boolean {
  const audience = audienceOf(post);
  if (isContributorLevel(level)) return true;
  if (audience === 'only_free') return level === 'free';
  return isAtLeast(level, LEAST_READERS[audience]);
}
