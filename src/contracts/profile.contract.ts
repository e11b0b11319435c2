import * as z from 'zod';
import { call } from './call.ts';
import { POST_PATHS } from './post-paths.ts';

/** All that anybody may know of a user (spec reader-flows §3). A field that is not here never leaves the server. */
export const publicProfileSchema = z.strictObject({
  id: z.int().positive(),
  /** Made of the name; null without one. */
  slug: z.string().nullable(),
  name: z.string().nullable(),
  handle: z.string().nullable(),
  bio: z.string().nullable(),
  photo_url: z.string().nullable(),
});

/** Another user's profile (spec reader-flows §7). */
export const profileCall = call({
  method: 'GET',
  path: POST_PATHS.profile,
  request: z.unknown(),
  response: publicProfileSchema,
});

/** The viewer's own profile (spec reader-flows §7). */
export const ownProfileCall = call({
  method: 'GET',
  path: POST_PATHS.ownProfile,
  request: z.unknown(),
  response: publicProfileSchema,
});

export type PublicProfile = z.infer<typeof publicProfileSchema>;
