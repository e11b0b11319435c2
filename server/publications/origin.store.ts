import type { Kysely, Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** The host of an origin that a custom domain implies: https on its usual port. */
export function impliedHost(origin: string): string | null {
  const host = /^https:\/\/([^/:]+)$/u.exec(origin)?.[1];
  return host ?? null;
}

/** Registered origins of a publication, in order; its custom domain's is not among them. */
export async function listOrigins(db: Reader, publicationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('publication_origins')
    .select('origin')
    .where('publication_id', '=', publicationId)
    .orderBy('origin')
    .execute();
  return rows.map((row) => row.origin);
}

async function isCustomDomain(
  db: Reader,
  origin: string,
  publicationId?: number,
): Promise<boolean> {
  const host = impliedHost(origin);
  if (host === null) return false;
  const query = db.selectFrom('publications').select('id').where('custom_domain', '=', host);
  const found = await query.executeTakeFirst();
  return found !== undefined && (publicationId === undefined || found.id === publicationId);
}

/** Asked for by every call from a publisher's page. */
const findOrigin = statement<{ publicationId: number; origin: string }, { origin: string }>(
  (db, { publicationId, origin }) =>
    db
      .selectFrom('publication_origins')
      .select('origin')
      .where('publication_id', '=', publicationId)
      .where('origin', '=', origin),
);

/** Whether pages of this origin (as browsers send it) may use the publication's widgets. */
export async function isRegisteredOrigin(
  db: Reader,
  publicationId: number,
  origin: string,
): Promise<boolean> {
  const [found] = await findOrigin(db, { publicationId, origin });
  return found !== undefined || isCustomDomain(db, origin, publicationId);
}

/** Whether any publication has this origin: a preflight names no publication. */
export async function isKnownOrigin(db: Reader, origin: string): Promise<boolean> {
  const query = db.selectFrom('publication_origins').select('origin');
  const found = await query.where('origin', '=', origin).limit(1).executeTakeFirst();
  return found !== undefined || isCustomDomain(db, origin);
}

/** Registers an origin; false when it was registered already. */
export async function insertOrigin(
  trx: Transaction<Database>,
  publicationId: number,
  origin: string,
  now: number,
): Promise<boolean> {
  const result = await trx
    .insertInto('publication_origins')
    .values({ publication_id: publicationId, origin, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Takes an origin away; false when it was not registered. */
export async function deleteOrigin(
  trx: Transaction<Database>,
  publicationId: number,
  origin: string,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('publication_origins')
    .where('publication_id', '=', publicationId)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
