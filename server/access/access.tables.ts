import type { Generated } from 'kysely';
import type { Flag, Millis } from '../db/tables.ts';

/** What somebody is in a publication. Its owner is its author; there is at most one. */
export const PUBLICATION_ROLES = ['owner', 'admin', 'contributor'] as const;

export type PublicationRole = (typeof PUBLICATION_ROLES)[number];

/** Those who write for a publication. Key: both ids. */
export interface PublicationUserTable {
  publication_id: number;
  user_id: number;
  role: PublicationRole;
  created_at: Millis;
}

/** Where a publication may be read, apart from its own row, which every call of a widget reads. Key: the publication. */
export interface PublicationStandingTable {
  publication_id: number;
  /** −2 to 2; see `publicationTier`. */
  tier: number;
  /** JSON: ISO 3166-1 alpha-2 codes. */
  blocked_countries: string;
  updated_at: Millis;
}

/** What a subscription has besides its state and expiry. */
export interface SubscriptionTerms {
  /** `gift` or `comp`; null for what the reader pays, or nothing. */
  type: string | null;
  is_founding: Generated<Flag>;
  /** `admin` or `contributor`; null for a reader. */
  role: string | null;
}

export interface AccessTables {
  publication_users: PublicationUserTable;
  publication_standings: PublicationStandingTable;
}
