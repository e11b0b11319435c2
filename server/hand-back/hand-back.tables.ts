/** A one-time code that leads a reader back to a publisher's page. Times are UTC milliseconds. */
export interface HandBackTable {
  /** SHA-256 of the code, base64url; the code itself is in the reader's address bar alone. */
  code_hash: string;
  publication_id: number;
  /** The only origin that may swap it. */
  origin: string;
  user_id: number;
  /** The session that it came from; null after a confirmation. */
  session_id: string | null;
  created_at: number;
  used_at: number | null;
  /** SHA-256 of the proof that it was swapped with; null while it was not. So is the next. */
  proof_hash: string | null;
  site_id: string | null;
}

/** A publisher's site, in one browser, where a reader is known. */
export interface ReaderSiteTable {
  /** Random, opaque; names it in the list of sites. */
  id: string;
  user_id: number;
  publication_id: number;
  origin: string;
  /** The session that it came from: signing that out ends the site too. Null after a confirmation. */
  session_id: string | null;
  /** As a reader would call it, coarsely; null where it is not known. So is the next. */
  browser: string | null;
  system: string | null;
  created_at: number;
  /** Written at most once an hour. */
  last_seen_at: number;
  ended_at: number | null;
}

/** A reader token. Those of one site are a chain: each has one successor at most. */
export interface ReaderTokenTable {
  /** SHA-256 of the token, base64url; the token itself is in the reader's browser alone. */
  token_hash: string;
  site_id: string;
  issued_at: number;
  /** Random; makes the successor from the token. Null while there is none. */
  successor_salt: string | null;
  /** Whose successor it is, until it is used; null afterwards and for the first one. */
  predecessor_hash: string | null;
  /** When the successor was used. */
  retired_at: number | null;
}

/** What makes a reader known on publishers' pages. */
export interface HandBackTables {
  hand_backs: HandBackTable;
  reader_sites: ReaderSiteTable;
  reader_tokens: ReaderTokenTable;
}
