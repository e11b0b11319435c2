import type { Kysely, Selectable, Transaction } from 'kysely';
import type { IdentifiedPlan } from '../../src/pricing/identified-plan.ts';
import type { Database } from '../db/tables.ts';
import { statement } from '../db/statement.ts';
import type { PlanTable } from './plans.tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** A plan as its publisher set it. */
export interface StoredPlan extends IdentifiedPlan {
  interval_count: number;
  trial_period_days: number | null;
  metadata: { founding: boolean; fixed_price: boolean; short_description: string | null };
  position: number;
}

function toPlan(row: Selectable<PlanTable>): StoredPlan {
  const { id, interval, interval_count, amount, currency, trial_period_days, position } = row;
  const { short_description } = row;
  const flags = { founding: row.founding === 1, fixed_price: row.fixed_price === 1 };
  const metadata = { ...flags, short_description };
  const price = { interval, interval_count, amount, currency, trial_period_days };
  return { id, ...price, metadata, position };
}

const select = statement<{ publicationId: number }, Selectable<PlanTable>>(
  (db, { publicationId }) =>
    db
      .selectFrom('plans')
      .selectAll()
      .where('publication_id', '=', publicationId)
      .orderBy('position')
      .orderBy('id'),
);

/** Every plan of a publication, in the order in which readers see them. */
export async function listPlans(db: Reader, publicationId: number): Promise<StoredPlan[]> {
  const rows = await select(db, { publicationId });
  return rows.map(toPlan);
}

/** Puts a plan in the place of the one with its name, or adds it. */
export async function savePlan(
  trx: Transaction<Database>,
  publicationId: number,
  plan: StoredPlan,
  now: number,
): Promise<void> {
  const { id, metadata, ...price } = plan;
  const values = {
    ...price,
    founding: metadata.founding ? 1 : 0,
    fixed_price: metadata.fixed_price ? 1 : 0,
    short_description: metadata.short_description,
    updated_at: now,
  } as const;
  await trx
    .insertInto('plans')
    .values({ publication_id: publicationId, id, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['publication_id', 'id']).doUpdateSet(values))
    .execute();
}

/** Takes a plan away; false when there was none of this name. */
export async function deletePlan(
  trx: Transaction<Database>,
  publicationId: number,
  id: string,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('plans')
    .where('publication_id', '=', publicationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
