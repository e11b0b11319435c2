import * as z from 'zod';
import { flag, id, listOf, reference, text } from './fields.contract.ts';

/** A publication that a user manages (spec links-and-rules §3). */
export const dashboardPublicationSchema = z.looseObject({
  id: reference,
  can_post_notes_as_primary_user: flag,
  primary_user_id: reference,
});

/**
 * A user, as a page of one publication sees them (spec reader-flows §3; links-and-rules §3).
 * @decided Only `id` must be there. An address is any text: what a keyboard or an old import let in must not hide the user.
 */
export const userSchema = z.looseObject({
  id,
  name: text,
  email: text,
  is_subscribed: flag,
  is_free_subscribed: flag,
  is_founding: flag,
  is_contributor: flag,
  is_admin: flag,
  is_global_admin: flag,
  is_magic: flag,
  subscription_publication_id: reference,
  has_publication: flag,
  dashboard_pubs: listOf(dashboardPublicationSchema),
});

/** A user as they stand on the wire. */
export type UserEntity = z.infer<typeof userSchema>;
