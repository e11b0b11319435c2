import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';

/** Only tells whether the same address comes again; without the secret it can't even be tried out. */
function hashRefused(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`refused-address|${key}`).digest('base64url');
}

/** Keeps that publishers refused an address whose account goes, or moves to another one: that would be a way around. */
export async function keepRefusals(
  trx: Kysely<Database>,
  secret: string,
  reader: { id: number; key: string },
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select('publication_id')
    .where('user_id', '=', reader.id)
    .where('state', '=', 'rejected')
    .execute();
  if (rows.length === 0) return;
  const address_hash = hashRefused(secret, reader.key);
  await trx
    .insertInto('refused_addresses')
    .values(rows.map(({ publication_id }) => ({ publication_id, address_hash, created_at: now })))
    .onConflict((conflict) => conflict.columns(['address_hash', 'publication_id']).doNothing())
    .execute();
}

const selectRefused = statement<{ hash: string; publication: number }, { created_at: number }>(
  (db, { hash, publication }) =>
    db
      .selectFrom('refused_addresses')
      .select('created_at')
      .where('address_hash', '=', hash)
      .where('publication_id', '=', publication),
);

/** Whether a publication refused this address before its account left it, under any of the secrets. */
export async function wasRefused(
  db: Kysely<Database>,
  secrets: readonly string[],
  publication: number,
  key: string,
): Promise<boolean> {
  for (const secret of secrets) {
    const hash = hashRefused(secret, key);
    if ((await selectRefused(db, { hash, publication })).length > 0) return true;
  }
  return false;
}
