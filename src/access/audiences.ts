/** Whom a post is for: all, subscribers who do not pay, those who pay, founders. (spec links-and-rules §3; reader-flows §6) */
export const AUDIENCES = ['everyone', 'only_free', 'only_paid', 'founding'] as const;

/** Whom a post is for. */
export type Audience = (typeof AUDIENCES)[number];

/** The audiences that a reader pays to belong to. (spec reader-flows §6) */
export const PAID_AUDIENCES = ['only_paid', 'founding'] as const satisfies readonly Audience[];

/** Whether a post is for paying readers; an absent or unknown audience is not. (spec reader-flows §2; reader-flows §6) */
export function isPaidAudience(
  audience: string | null | undefined,
): audience is (typeof PAID_AUDIENCES)[number] {
  return PAID_AUDIENCES.some((paid) => paid === audience);
}
