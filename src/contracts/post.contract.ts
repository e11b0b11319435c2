import * as z from 'zod';
import { AUDIENCES } from '../access/audiences.ts';
import { POST_RESTRICTION_REASONS } from '../access/post-access.ts';
import { VIEWER_LEVELS } from '../access/viewer-level.ts';
import { COMMENT_PERMISSIONS } from '../comments/comment-permissions.ts';
import { POST_TYPES } from '../posts/post-type.ts';
import { call } from './call.ts';
import { postBodySchema } from './post-body.contract.ts';
import { POST_PATHS } from './post-paths.ts';

/** An author of a post, as everybody may know them. */
export const publishedBylineSchema = z.strictObject({
  id: z.int().positive().nullable(),
  name: z.string().nullable(),
  handle: z.string().nullable(),
});

/** What this viewer gets of the post, and what is missing. */
export const postAccessSchema = z.strictObject({
  level: z.enum(VIEWER_LEVELS),
  can_read: z.boolean(),
  reason: z.enum(POST_RESTRICTION_REASONS).nullable(),
  needs: z.enum(VIEWER_LEVELS).nullable(),
});

/** A post as a viewer gets it (spec reader-flows §3; links-and-rules §3). Times are UTC milliseconds. */
export const postAnswerSchema = z.strictObject({
  id: z.int().positive(),
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  type: z.enum(POST_TYPES),
  audience: z.enum(AUDIENCES),
  publication_id: z.int().positive(),
  section_id: z.int().positive().nullable(),
  cover_image: z.string().nullable(),
  write_comment_permissions: z.enum(COMMENT_PERMISSIONS),
  publishedBylines: z.array(publishedBylineSchema),
  is_draft: z.boolean(),
  is_scheduled: z.boolean(),
  scheduled_at: z.number().nullable(),
  /** When it came out; null while it has not. */
  post_date: z.number().nullable(),
  reading_minutes: z.int().nonnegative(),
  /** Where its readers read it. */
  url: z.string(),
  access: postAccessSchema,
  /** Its start, for those who don't read it whole; null for all others, and where it is blocked. */
  preview: z.string().nullable(),
  /** Null for those who don't read it whole. */
  body: postBodySchema.nullable(),
});

/**
 * One post for whoever asks, by its id or by its slug in the publication of the host or of `publication` (spec reader-flows §6).
 * @decided The specification shows no call for a post's content; this one is named like the call that marks it seen.
 */
export const postCall = call({
  method: 'GET',
  path: POST_PATHS.post,
  request: z.object({ publication: z.string().max(63).optional() }),
  response: postAnswerSchema,
});

/** Marks a post as seen by its signed-in reader (spec reader-flows §7). */
export const seenCall = call({
  method: 'POST',
  path: POST_PATHS.seen,
  request: z.unknown(),
  response: z.strictObject({
    /** When it was first marked, in UTC milliseconds. */
    seen_at: z.number(),
  }),
});

export type PublishedByline = z.infer<typeof publishedBylineSchema>;
export type PostAnswer = z.infer<typeof postAnswerSchema>;
export type SeenAnswer = z.infer<typeof seenCall.response>;
