import { isPaidAudience } from '../access/audiences.ts';
import { COMMENT_PERMISSIONS, parseCommentPermission } from './comment-permissions.ts';
import type { CommentPermission } from './comment-permissions.ts';

/** What decides which comment permissions a post may have. */
export interface PermittedPost {
  type?: string | null | undefined;
  audience?: string | null | undefined;
}

/** What a publication chose about comments. */
export interface CommentSettings {
  default_write_comment_permissions?: string | null | undefined;
  /** Whether readers who do not pay are asked to, so that they may comment. */
  hasUpsell?: boolean | undefined;
}

/**
 * The comment permissions that a post may be given, from the most open on: a thread `everyone` or `only_paid`; a paid or
 * founding post `only_paid` or `none`; any other `everyone` or `none`, and `only_paid` too with the upsell option.
 * (spec links-and-rules §5)
 *
 * @decided A thread's type decides before its audience. An absent type is none of a thread, an absent audience not paid.
 */
export function allowedCommentPermissions(
  post: PermittedPost,
  hasUpsell = false,
): readonly CommentPermission[] {
  if (post.type === 'thread') return ['everyone', 'only_paid'];
  if (isPaidAudience(post.audience)) return ['only_paid', 'none'];
  return hasUpsell ? ['everyone', 'only_paid', 'none'] : ['everyone', 'none'];
}

/**
 * The comment permission that a new post starts with: the publication's default where the post may have it.
 * (spec links-and-rules §3; links-and-rules §5)
 *
 * @decided Where it may not, the next more closed one that it may have, else the most closed one: comments never start more
 * open than the publication wants if that can be. Without a default they start as open as they may be.
 */
export function defaultCommentPermission(
  post: PermittedPost,
  settings: CommentSettings = {},
): CommentPermission {
  const allowed = allowedCommentPermissions(post, settings.hasUpsell);
  const wanted = parseCommentPermission(settings.default_write_comment_permissions);
  const candidates = COMMENT_PERMISSIONS.slice(COMMENT_PERMISSIONS.indexOf(wanted));
  return candidates.find((permission) => allowed.includes(permission)) ?? 'only_paid';
}
