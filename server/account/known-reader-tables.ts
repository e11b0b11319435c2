import { NUMBER, SAME } from './reader-table.ts';
import type { ReaderTable } from './reader-table.ts';

/** What makes a reader known: on publishers' sites, and to this platform by other ways than a mail. */
export const KNOWN_READER_TABLES: readonly ReaderTable[] = [
  {
    table: 'hand_backs',
    name: 'ways_back',
    key: 'code_hash',
    owners: { user_id: 'users' },
    exported: {
      publication_id: 'publication',
      origin: 'plain',
      created_at: 'time',
      used_at: 'time',
    },
    withheld: {
      code_hash: 'secret: it stands for the code',
      proof_hash: 'secret: it stands for the proof',
      user_id: SAME,
      session_id: NUMBER,
      site_id: NUMBER,
    },
  },
  {
    table: 'reader_tokens',
    name: 'site_tokens',
    key: 'token_hash',
    owners: { site_id: 'reader_sites' },
    exported: { site_id: 'plain', issued_at: 'time', retired_at: 'time' },
    withheld: {
      token_hash: 'secret: it stands for the token',
      successor_salt: 'secret: the next token is derived with it',
      predecessor_hash: 'secret: it stands for a token',
    },
  },
  {
    table: 'reader_sites',
    name: 'sites',
    key: 'id',
    owners: { user_id: 'users' },
    exported: {
      id: 'plain',
      publication_id: 'publication',
      origin: 'plain',
      session_id: 'plain',
      browser: 'plain',
      system: 'plain',
      created_at: 'time',
      last_seen_at: 'time',
      ended_at: 'time',
    },
    withheld: { user_id: SAME },
  },
  {
    table: 'passwords',
    name: 'passwords',
    key: 'user_id',
    owners: { user_id: 'users' },
    exported: { changed_at: 'time' },
    withheld: { user_id: SAME, hash: 'secret: the password could be guessed with it' },
  },
  {
    table: 'passkeys',
    name: 'passkeys',
    key: 'id',
    owners: { user_id: 'users' },
    exported: { name: 'plain', transports: 'json', created_at: 'time', last_used_at: 'time' },
    withheld: {
      id: NUMBER,
      user_id: SAME,
      user_handle: NUMBER,
      credential_id: 'names the key to its device alone',
      public_key: 'checks what the device signs, and says nothing of the reader',
      counter: 'guards against a copy of the key',
    },
  },
  {
    table: 'identities',
    name: 'identities',
    key: 'subject',
    owners: { user_id: 'users' },
    exported: { issuer: 'plain', subject: 'plain', created_at: 'time', last_used_at: 'time' },
    withheld: { user_id: SAME },
  },
];
