import { isSameId } from '../access/same-id.ts';
import { isNote, rootCommentId } from './ancestor-path.ts';
import { managesPrimaryUser } from './primary-user.ts';
import type { Id } from '../access/same-id.ts';
import type { ViewedPublication } from '../access/viewer.ts';
import type { PlacedComment } from './ancestor-path.ts';
import type { PublicationManager } from './primary-user.ts';

/** A comment or note as far as rights to it go. */
export interface OwnedComment extends PlacedComment {
  user_id?: Id;
  post_id?: Id;
  publication_id?: Id;
}

/** A signed-in user as far as rights to comments go; absent for nobody signed in. */
export type CommentUser = ({ id?: Id } & PublicationManager) | null | undefined;

/** What else decides who deletes a comment. */
export interface CommentSurroundings {
  /** The publication of the post. */
  publication?: ViewedPublication | null | undefined;
  /** What began the thread of a note. */
  root?: Pick<OwnedComment, 'id' | 'user_id'> | null | undefined;
}

/** Whether a user is somebody, or manages that one's notes. */
function actsAs(user: CommentUser, ownerId: Id): boolean {
  return isSameId(user?.id, ownerId) || managesPrimaryUser(user, ownerId);
}

/** Whether a user may edit a comment or note: its author, or a manager of the primary user who is. (spec links-and-rules §6) */
export function canEditComment(comment: OwnedComment, user: CommentUser): boolean {
  return actsAs(user, comment.user_id);
}

function ownsPublication(user: CommentUser, publication: ViewedPublication): boolean {
  if (isSameId(user?.id, publication.author_id)) return true;
  return (publication.contributors ?? []).some(
    ({ user_id, role }) =>
      isSameId(user_id, user?.id) && (role === 'admin' || role === 'contributor'),
  );
}

function canDeleteNote(note: OwnedComment, user: CommentUser, { root }: CommentSurroundings) {
  const rootOwner = isSameId(root?.id, rootCommentId(note)) ? root?.user_id : null;
  return actsAs(user, rootOwner) || managesPrimaryUser(user, note.user_id);
}

/**
 * Whether a user may delete a comment or note: its author; of a post's comment also the publication's author and its
 * contributors with the role admin or contributor; of a note also the owner of the thread's root, and managers of a primary
 * user. (spec links-and-rules §6)
 *
 * @decided Managers act for a primary user who wrote the note or owns the root. A publication or a root that is not the
 * comment's own gives no right, and neither does one that the comment does not name.
 */
export function canDeleteComment(
  comment: OwnedComment,
  user: CommentUser,
  surroundings: CommentSurroundings = {},
): boolean {
  if (isSameId(user?.id, comment.user_id)) return true;
  if (isNote(comment)) return canDeleteNote(comment, user, surroundings);
  const { publication } = surroundings;
  if (!publication || !isSameId(publication.id, comment.publication_id)) return false;
  return ownsPublication(user, publication);
}

/**
 * Whether a user may report a comment or note: anybody signed in but its author. (spec links-and-rules §6)
 *
 * @decided A comment whose author is not known can be reported by anybody signed in.
 */
export function canReportComment(comment: OwnedComment, user: CommentUser): boolean {
  return !!user && !isSameId(user.id, comment.user_id);
}
