import type { AddressEnding } from '../../src/account/judge-address-change.ts';
import type { Millis } from '../db/tables.ts';

/** A reader's wish to have another address. At most one of a reader's waits: `ended_at` is null. */
export interface AddressChangeTable {
  /** Random, opaque; named in the links of its mails. */
  id: string;
  user_id: number;
  /** The address that is left, as it is compared: a change of anything else is none of this one's. */
  old_key: string;
  /** As it is mailed to. */
  new_email: string;
  new_key: string;
  /** When each address agreed. */
  old_agreed_at: Millis | null;
  new_agreed_at: Millis | null;
  created_at: Millis;
  ended_at: Millis | null;
  ending: AddressEnding | null;
}

/**
 * What is left of an account that was deleted, or moved to another address: an address that a publisher refused stays refused. Key: both columns but the
 * time.
 */
export interface RefusedAddressTable {
  publication_id: number;
  /** Keyed hash of the address: it can't be read back, and only tells whether the same one comes again. */
  address_hash: string;
  created_at: Millis;
}

/** The tables of the account. */
export interface AccountTables {
  address_changes: AddressChangeTable;
  refused_addresses: RefusedAddressTable;
}
