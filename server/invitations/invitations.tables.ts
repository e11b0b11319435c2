import type { Generated } from 'kysely';

/** One way into a publication by invitation. The code itself is nowhere. */
export interface InvitationTable {
  id: Generated<number>;
  publication_id: number;
  /** SHA-256 of the code, base64url; unique. */
  code_hash: string;
  /** Its first four characters, by which the publisher knows it again. */
  code_start: string;
  /** The publisher's own words about it. */
  note: string | null;
  uses_max: number;
  uses: number;
  created_at: number;
  /** UTC milliseconds; null for no end. So is the next. */
  expires_at: number | null;
  revoked_at: number | null;
}

/** Who came by an invitation. Key: both ids. */
export interface InvitationUseTable {
  invitation_id: number;
  subscription_id: string;
  used_at: number;
}

/** Tables of this feature. */
export interface InvitationTables {
  invitations: InvitationTable;
  invitation_uses: InvitationUseTable;
}
