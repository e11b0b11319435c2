import * as z from 'zod';
import {
  COMMENT_RESTRICTION_REASONS,
  COMMENT_STATUSES,
  MISSING_COMMENT_REASONS,
} from '../../comments/comment-status.ts';
import { id, reference, text } from './fields.contract.ts';

/**
 * A comment or a note (spec reader-flows §3; links-and-rules §3).
 * @decided Only `id` must be there: a deleted comment has no user, a note no post. The specification lists the reasons for
 * which one is missing or may not be answered without a field; they are `missing_reason` and `restriction_reason`.
 */
export const commentSchema = z.looseObject({
  id,
  user_id: reference,
  post_id: reference,
  publication_id: reference,
  /** Ids of the comments above it, from the root on, with dots between; empty for a root. */
  ancestor_path: z
    .string()
    .regex(/^(?:\d+(?:\.\d+)*)?$/u)
    .nullish(),
  type: text,
  status: z.enum(COMMENT_STATUSES).nullish(),
  missing_reason: z.enum(MISSING_COMMENT_REASONS).nullish(),
  restriction_reason: z.enum(COMMENT_RESTRICTION_REASONS).nullish(),
});

/** A comment or a note as it stands on the wire. */
export type CommentEntity = z.infer<typeof commentSchema>;
