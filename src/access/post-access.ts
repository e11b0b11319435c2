import { audienceOf } from './audiences.ts';
import { LEAST_READERS, canReadPost } from './can-read-post.ts';
import type { Audience } from './audiences.ts';
import type { ReadablePost } from './can-read-post.ts';
import type { ViewerLevel } from './viewer-level.ts';

/**
 * Why a viewer does not read a post whole. (spec reader-flows §3; reader-flows §6; links-and-rules §6)
 *
 * @decided The specification has such words for comments; those of posts are the same, and one for where a publication is blocked.
 */
export const POST_RESTRICTION_REASONS = [
  'geoblocked',
  'free_subscription_required',
  'paid_subscription_required',
  'founding_subscription_required',
] as const;

/** Why a viewer does not read a post whole. */
export type PostRestrictionReason = (typeof POST_RESTRICTION_REASONS)[number];

/** Somebody who asks for a post. */
export interface PostAsker {
  /** What they are to the post's publication; see `viewerLevel`. */
  level: ViewerLevel;
  /** Whether the publication is blocked where they are; see `isGeoblocked`. */
  isGeoblocked?: boolean | undefined;
}

/** What a viewer gets of a post. */
export type PostAccess =
  | { can_read: true; reason: null; needs: null }
  | {
      can_read: false;
      reason: PostRestrictionReason;
      /** The lowest level that reads it; null where no level would help. */
      needs: ViewerLevel | null;
    };

const REASONS = {
  everyone: 'free_subscription_required',
  only_free: 'free_subscription_required',
  only_paid: 'paid_subscription_required',
  founding: 'founding_subscription_required',
} as const satisfies Record<Audience, PostRestrictionReason>;

/**
 * What a viewer gets of a post, and what is missing where they don't get all of it. Throws 'Post has no audience' and
 * 'Unknown audience: {value}'. (spec reader-flows §6; links-and-rules §6)
 *
 * @decided Being geoblocked binds everybody, as with comments, and comes first: a subscription would not help.
 */
export function postAccess(post: ReadablePost, asker: PostAsker): PostAccess {
  const audience = audienceOf(post);
  const canRead = canReadPost(post, asker.level);
  if (asker.isGeoblocked === true) return { can_read: false, reason: 'geoblocked', needs: null };
  if (canRead) return { can_read: true, reason: null, needs: null };
  return { can_read: false, reason: REASONS[audience], needs: LEAST_READERS[audience] };
}
