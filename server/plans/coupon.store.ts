import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Coupon, CouponDuration } from '../../src/pricing/coupon.ts';
import type { Database } from '../db/tables.ts';
import type { CouponTable } from './plans.tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** A coupon as its publisher set it. */
export interface StoredCoupon extends Coupon {
  code: string;
  percent_off_precise: number | null;
  amount_off: number | null;
  /** Of `amount_off`; null where there is none. */
  currency: string | null;
  duration: CouponDuration;
  duration_in_months: number | null;
  trial_period_days: number | null;
  extra_seats: number | null;
  /** UTC milliseconds from which it is no longer good; null for no end. */
  expires_at: number | null;
}

function toCoupon(row: Selectable<CouponTable>): StoredCoupon {
  const { code, percent_off, amount_off, currency, duration, duration_in_months } = row;
  const { trial_period_days, extra_seats, expires_at } = row;
  const off = { percent_off_precise: percent_off, amount_off, currency };
  return { code, ...off, duration, duration_in_months, trial_period_days, extra_seats, expires_at };
}

/** Every coupon of a publication, by code. */
export async function listCoupons(db: Reader, publicationId: number): Promise<StoredCoupon[]> {
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .orderBy('code')
    .execute();
  return rows.map(toCoupon);
}

/** The coupon with this code, whatever its state; null for none. */
export async function findCoupon(
  db: Reader,
  publicationId: number,
  code: string,
): Promise<StoredCoupon | null> {
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? toCoupon(row) : null;
}

/** Puts a coupon in the place of the one with its code, or adds it. */
export async function saveCoupon(
  trx: Transaction<Database>,
  publicationId: number,
  coupon: StoredCoupon,
  now: number,
): Promise<void> {
  const { code, amount_off, currency, duration, duration_in_months } = coupon;
  const { trial_period_days, extra_seats, expires_at } = coupon;
  const off = { percent_off: coupon.percent_off_precise, amount_off, currency };
  const rest = { duration, duration_in_months, trial_period_days, extra_seats, expires_at };
  const values = { ...off, ...rest, updated_at: now };
  await trx
    .insertInto('coupons')
    .values({ publication_id: publicationId, code, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['publication_id', 'code']).doUpdateSet(values))
    .execute();
}

/** Takes a coupon away; false when there was none with this code. */
export async function deleteCoupon(
  trx: Transaction<Database>,
  publicationId: number,
  code: string,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('coupons')
    .where('publication_id', '=', publicationId)
    .where('code', '=', code)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
