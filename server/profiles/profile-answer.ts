import type { PublicProfile } from '../../src/contracts/profile.contract.ts';
import { slugify } from '../../src/slugs/slug.ts';
import type { Profile } from './profile.store.ts';

/** A profile as it leaves the server: field by field, so that nothing else ever does. */
export function publicProfile({ user_id, name, handle, bio, photo_url }: Profile): PublicProfile {
  return { id: user_id, slug: slugify(name), name, handle, bio, photo_url };
}

/** What a reader who shows nothing is told about themselves. */
export function emptyProfile(id: number): PublicProfile {
  return { id, slug: null, name: null, handle: null, bio: null, photo_url: null };
}
