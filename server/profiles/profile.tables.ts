import type { Millis } from '../db/tables.ts';

/** What a user shows everybody. Who has no row has no profile. Key: the user. */
export interface UserProfileTable {
  user_id: number;
  name: string;
  /** Unique, lower case. */
  handle: string | null;
  bio: string | null;
  photo_url: string | null;
  updated_at: Millis;
}

export interface ProfileTables {
  user_profiles: UserProfileTable;
}
