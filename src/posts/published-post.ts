import { isContributorLevel } from '../access/viewer-level.ts';
import type { ViewerLevel } from '../access/viewer-level.ts';

/** What of a post decides whether it is out. */
export interface PublishedFacts {
  type?: string | null | undefined;
  /** When it came out or is to, in UTC milliseconds; null or absent for a draft. */
  publishedAt?: number | null | undefined;
}

/**
 * Whether a post is out at a moment (UTC milliseconds). (spec links-and-rules §3, §4)
 *
 * @decided A letter that is mailed once (`adhoc_email`) never is: it went to those whom it was mailed to.
 */
export function isPublished({ type, publishedAt }: PublishedFacts, now: number): boolean {
  return type !== 'adhoc_email' && publishedAt != null && publishedAt <= now;
}

/**
 * Whether a viewer of some level may know that a post is there: everybody once it is out, and before that those who write
 * for the publication. What of it they read, `postAccess` says. (spec reader-flows §6; links-and-rules §3)
 */
export function isPostVisible(post: PublishedFacts, level: ViewerLevel, now: number): boolean {
  return isPublished(post, now) || isContributorLevel(level);
}
