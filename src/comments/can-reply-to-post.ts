/** Slug of the post that stands for a publication before its first one. (spec links-and-rules §6) */
export const COMING_SOON_SLUG = 'coming-soon';

/** What of a signed-in user decides whether they may answer a post with one of their own. */
export interface PostReplier {
  /** Whether the user has a publication of their own. */
  has_publication?: boolean | null | undefined;
  is_admin?: boolean | null | undefined;
  is_contributor?: boolean | null | undefined;
}

/**
 * Whether a viewer may reply to a post from a publication of their own: signed in, with a publication, neither admin nor
 * contributor here, and the post is not `coming-soon`. It says nothing about comments; see `canReply`.
 * (spec links-and-rules §3; links-and-rules §6; readings.md)
 */
export function canReplyToPost(
  user: PostReplier | null | undefined,
  post: { slug?: string | null | undefined },
): boolean {
  if (!user || user.is_admin === true || user.is_contributor === true) return false;
  return user.has_publication === true && post.slug !== COMING_SOON_SLUG;
}
