import type { Kysely, Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** Where a publication may be read. */
export interface Standing {
  /** −2 to 2; see `publicationTier`. */
  tier: number;
  /** ISO 3166-1 alpha-2 codes. */
  blockedCountries: string[];
}

/** A publication of which nothing else was said: available everywhere. */
export const DEFAULT_STANDING: Standing = { tier: 1, blockedCountries: [] };

const selectStanding = statement<
  { publication: number },
  { tier: number; blocked_countries: string }
>((db, { publication }) =>
  db
    .selectFrom('publication_standings')
    .select(['tier', 'blocked_countries'])
    .where('publication_id', '=', publication),
);

/** Where a publication may be read. */
export async function findStanding(db: Reader, publication: number): Promise<Standing> {
  const [row] = await selectStanding(db, { publication });
  if (row === undefined) return DEFAULT_STANDING;
  return { tier: row.tier, blockedCountries: JSON.parse(row.blocked_countries) as string[] };
}

/** Puts this in place of what was said before. */
export async function saveStanding(
  trx: Transaction<Database>,
  publication: number,
  { tier, blockedCountries }: Standing,
  now: number,
): Promise<void> {
  const values = { tier, blocked_countries: JSON.stringify(blockedCountries), updated_at: now };
  await trx
    .insertInto('publication_standings')
    .values({ publication_id: publication, ...values })
    .onConflict((conflict) => conflict.column('publication_id').doUpdateSet(values))
    .execute();
}
