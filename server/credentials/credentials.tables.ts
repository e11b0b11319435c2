import type { Millis } from '../db/tables.ts';

/** A reader's password; no row for a reader who has none. */
export interface PasswordTable {
  user_id: number;
  /** A PHC string: algorithm, parameters, salt and hash. */
  hash: string;
  changed_at: Millis;
}

/** A key that a reader's device keeps, by which the reader signs in. */
export interface PasskeyTable {
  /** Random, opaque; names it in the reader's list. */
  id: string;
  /** The device's own name for it, base64url; unique. */
  credential_id: string;
  user_id: number;
  /** What the device knows the reader by, base64url: random, the same for all keys of a reader. */
  user_handle: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it has signed, as it says; 0 for ever where it does not count. */
  counter: number;
  /** JSON of how the device can be reached. */
  transports: string;
  /** What the reader calls it. */
  name: string;
  created_at: Millis;
  last_used_at: Millis | null;
}

/** An identity elsewhere (OpenID Connect) by which a reader signs in: unique by issuer and subject. */
export interface IdentityTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Millis;
  last_used_at: Millis;
}

/** What was signed for one use and has had it; kept while the signature would still be good. */
export interface UsedNonceTable {
  nonce: string;
  used_at: Millis;
}

/** What `Database` has of this feature. */
export interface CredentialTables {
  passwords: PasswordTable;
  passkeys: PasskeyTable;
  identities: IdentityTable;
  used_nonces: UsedNonceTable;
}
