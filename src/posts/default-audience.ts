import type { Audience } from '../access/audiences.ts';

/** What decides the audience that a new post starts with. */
export interface DefaultAudienceFacts {
  /** The post's type; absent counts as no page. */
  type?: string | null | undefined;
  /** Whether the publication has paid subscriptions. */
  isPaidPublication: boolean;
  /** Whether the post is written around a coupon. */
  hasCoupon: boolean;
}

/**
 * The audience that a new post starts with: `only_free` with a coupon, else `only_paid` for a page of a paid
 * publication, else `everyone`. (spec links-and-rules §5; readings.md)
 *
 * @decided A publication without paid subscriptions starts every post with `everyone`: there is nobody else to write
 * for. A coupon wins there too.
 */
export function defaultAudience(facts: DefaultAudienceFacts): Audience {
  if (facts.hasCoupon) return 'only_free';
  return facts.isPaidPublication && facts.type === 'page' ? 'only_paid' : 'everyone';
}
