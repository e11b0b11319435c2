import * as z from 'zod';
import { count, foreignId, reference, text } from './fields.contract.ts';

/**
 * A file of a post or of a user (spec links-and-rules §3).
 * @decided Its id is a number or text, as uploads are named by either. The words for `media_type` are not shown, so any
 * will do. The thumbnail is a number from 0, written with five digits in its address.
 */
export const mediaSchema = z.looseObject({
  id: foreignId,
  post_id: reference,
  user_id: reference,
  media_type: text,
  thumbnail_id: count,
});

/** A file as it stands on the wire. */
export type MediaEntity = z.infer<typeof mediaSchema>;
