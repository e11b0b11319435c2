import * as z from 'zod';
import { AUDIENCES } from '../../access/audiences.ts';
import { COMMENT_PERMISSIONS } from '../../comments/comment-permissions.ts';
import { POST_TYPES } from '../../posts/post-type.ts';
import { isUuid } from '../../text/uuid.ts';
import {
  count,
  flag,
  id,
  listOf,
  reference,
  text,
  time,
  unknownObject,
} from './fields.contract.ts';
import { audioUploadSchema, videoUploadSchema } from './upload.contract.ts';

/**
 * One author of a post (spec reader-flows §3; links-and-rules §3).
 * @decided It may have no id: guests who have no account are named too.
 */
export const bylineSchema = z.looseObject({ id: reference, name: text, handle: text });

/** What a post is as an episode of a podcast (spec reader-flows §3). */
export const podcastFieldsSchema = z.looseObject({
  free_podcast_url: text,
  hide_from_feed: flag,
});

/** One time at which something of a post happens (spec links-and-rules §3). */
export const postScheduleSchema = z.looseObject({ trigger_at: time });

/**
 * A post (spec reader-flows §3; links-and-rules §3).
 * @decided Only `id` must be there: drafts have no slug yet. `audience` may be absent, since the rules of access have an error
 * of their own for that.
 */
export const postSchema = z.looseObject({
  id,
  uuid: z.string().refine(isUuid, 'Not a UUID').nullish(),
  slug: text,
  title: text,
  type: z.enum(POST_TYPES).nullish(),
  audience: z.enum(AUDIENCES).nullish(),
  publication_id: reference,
  section_id: reference,
  draft_section_id: reference,
  cover_image: text,
  publishedBylines: listOf(bylineSchema),
  draftBylines: listOf(bylineSchema),
  write_comment_permissions: z.enum(COMMENT_PERMISSIONS).nullish(),
  comment_count: count,
  is_draft: flag,
  is_scheduled: flag,
  scheduled_at: time,
  postSchedules: listOf(postScheduleSchema),
  email_sent_at: time,
  should_send_email: flag,
  podcastFields: podcastFieldsSchema.nullish(),
  podcast_duration: z.number().nonnegative().nullish(),
  podcast_episode_image_info: unknownObject,
  podcastUpload: audioUploadSchema.nullish(),
  voiceoverUpload: audioUploadSchema.nullish(),
  videoUpload: videoUploadSchema.nullish(),
});

/** A post as it stands on the wire. */
export type PostEntity = z.infer<typeof postSchema>;
