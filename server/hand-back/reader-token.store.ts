import type { Kysely } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';
import type { ReaderTokenTable } from './hand-back.tables.ts';

/** A reader token with its site, its reader, and what the reader has of the publication. Times are UTC milliseconds. */
export interface FoundReader {
  tokenHash: string;
  issuedAt: number;
  salt: string | null;
  predecessorHash: string | null;
  retiredAt: number | null;
  siteId: string;
  createdAt: number;
  lastSeenAt: number;
  endedAt: number | null;
  userId: number;
  email: string;
  /** Null for nothing; so is the next. */
  state: SubscriptionState | null;
  unsubscribedAt: number | null;
}

/** Where a token has to be good. */
export interface TokenBound {
  hash: string;
  publicationId: number;
  origin: string;
}

/** Asked for by every page view of a reader who is known there. */
const findByHash = statement<TokenBound, FoundReader>((db, { hash, publicationId, origin }) =>
  db
    .selectFrom('reader_tokens')
    .innerJoin('reader_sites', 'reader_sites.id', 'reader_tokens.site_id')
    .innerJoin('users', 'users.id', 'reader_sites.user_id')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.publication_id', '=', 'reader_sites.publication_id')
        .onRef('subscriptions.user_id', '=', 'reader_sites.user_id'),
    )
    .select([
      'reader_tokens.token_hash as tokenHash',
      'reader_tokens.issued_at as issuedAt',
      'reader_tokens.successor_salt as salt',
      'reader_tokens.predecessor_hash as predecessorHash',
      'reader_tokens.retired_at as retiredAt',
      'reader_tokens.site_id as siteId',
      'reader_sites.created_at as createdAt',
      'reader_sites.last_seen_at as lastSeenAt',
      'reader_sites.ended_at as endedAt',
      'reader_sites.user_id as userId',
      'users.email',
      'subscriptions.state',
      'subscriptions.unsubscribed_at as unsubscribedAt',
    ])
    .where('reader_tokens.token_hash', '=', hash)
    .where('reader_sites.publication_id', '=', publicationId)
    .where('reader_sites.origin', '=', origin),
);

/** The token with this hash, ended ones too; null for one that is none, or none of this publication on this origin. */
export async function findReader(
  db: Kysely<Database>,
  bound: TokenBound,
): Promise<FoundReader | null> {
  const [row] = await findByHash(db, bound);
  return row ?? null;
}

/** Keeps a token; one that is there already stays as it is. */
export async function addToken(trx: Kysely<Database>, token: ReaderTokenTable): Promise<void> {
  await trx
    .insertInto('reader_tokens')
    .values(token)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What makes the successor of a token: this salt, or the one that another tab's request has put there first. */
export async function keepSalt(
  trx: Kysely<Database>,
  tokenHash: string,
  salt: string,
): Promise<string> {
  await trx
    .updateTable('reader_tokens')
    .set({ successor_salt: salt })
    .where('token_hash', '=', tokenHash)
    .where('successor_salt', 'is', null)
    .execute();
  const row = await trx
    .selectFrom('reader_tokens')
    .select('successor_salt')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return row.successor_salt ?? salt;
}

/** Notes that a token is in use: the one before it retires. */
export async function retirePredecessor(
  trx: Kysely<Database>,
  { tokenHash, predecessorHash }: Pick<FoundReader, 'tokenHash' | 'predecessorHash'>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('reader_tokens')
    .set({ retired_at: now })
    .where('token_hash', '=', predecessorHash)
    .where('retired_at', 'is', null)
    .execute();
  await trx
    .updateTable('reader_tokens')
    .set({ predecessor_hash: null })
    .where('token_hash', '=', tokenHash)
    .execute();
}
