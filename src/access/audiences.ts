import { FlyleafError } from '../errors/flyleaf-error.ts';

/** Whom a post is for: all, subscribers who do not pay, those who pay, founders. (spec reader-flows §3; reader-flows §6; links-and-rules §3) */
export const AUDIENCES = ['everyone', 'only_free', 'only_paid', 'founding'] as const;

/** Whom a post is for. */
export type Audience = (typeof AUDIENCES)[number];

/** The audiences that a reader pays to belong to. (spec reader-flows §6) */
export const PAID_AUDIENCES = ['only_paid', 'founding'] as const satisfies readonly Audience[];

/** Whether a post is for paying readers; an absent or unknown audience is not. (spec reader-flows §2; reader-flows §6) */
export function isPaidAudience(
  audience: string | null | undefined,
): audience is (typeof PAID_AUDIENCES)[number] {
  // Not by the list: the loader has this rule, and no bytes to spare.
  return audience === 'only_paid' || audience === 'founding';
}

/** The error of a post that says nobody whom it is for. (spec reader-flows §5; reader-flows §8) */
export const NO_AUDIENCE_MESSAGE = 'Post has no audience';

/**
 * The audience of a post. Without one it is the error 'Post has no audience', with a word that is none 'Unknown audience:
 * {value}'; both are `internal` and for the log. (spec reader-flows §5; reader-flows §8)
 *
 * @decided Empty text is no audience. Words are compared as they stand: other case or spaces make another word.
 */
export function audienceOf(post: { audience?: string | null | undefined }): Audience {
  const { audience } = post;
  const found = AUDIENCES.find((each) => each === audience);
  if (found !== undefined) return found;
  throw new FlyleafError(
    'internal',
    audience ? `Unknown audience: ${audience}` : NO_AUDIENCE_MESSAGE,
  );
}
