/**
 * Words for whether a reader belongs to a publication. (spec reader-flows §3; links-and-rules §3)
 *
 * @decided The spec names `subscribed` and says that there are others. Ours are `pending`, signed up and not yet
 * confirmed, and `unsubscribed`, has left.
 */
export const MEMBERSHIP_STATES = ['subscribed', 'pending', 'unsubscribed'] as const;

/** Whether a reader belongs to a publication. */
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** Kinds of subscription that somebody else than the reader pays or waives. (spec links-and-rules §3) */
export const SUBSCRIPTION_TYPES = ['gift', 'comp'] as const;

/** Kind of subscription that somebody else than the reader pays or waives. */
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** Roles that a subscription may carry; either has full access. (spec reader-flows §3; reader-flows §6) */
export const SUBSCRIPTION_ROLES = ['admin', 'contributor'] as const;

/** Role that a subscription may carry. */
export type SubscriptionRole = (typeof SUBSCRIPTION_ROLES)[number];

/** How the posts of one part of a publication arrive: each by itself or gathered. (spec links-and-rules §3) */
export const EMAIL_SETTINGS = ['individual', 'digest'] as const;

/** How the posts of one part of a publication arrive. */
export type EmailSetting = (typeof EMAIL_SETTINGS)[number];
