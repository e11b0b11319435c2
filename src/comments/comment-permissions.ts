/** Who may comment on a post, from the most open to the most closed. (spec links-and-rules §4; links-and-rules §5) */
export const COMMENT_PERMISSIONS = ['everyone', 'only_paid', 'none'] as const;

/** Who may comment on a post. */
export type CommentPermission = (typeof COMMENT_PERMISSIONS)[number];

/**
 * The comment permission that a word on the wire means. (spec links-and-rules §3; links-and-rules §4)
 *
 * @decided An absent word means `everyone`: who cannot see the thread still cannot comment. An unknown word means
 * `none`: what cannot be judged stays closed.
 */
export function parseCommentPermission(word: string | null | undefined): CommentPermission {
  return COMMENT_PERMISSIONS.find((permission) => permission === (word ?? 'everyone')) ?? 'none';
}
