import { couponSchema } from '../../src/contracts/entities/coupon.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import { parseFields, refuseFields } from '../publications/parse-fields.ts';
import type { RawFields } from '../publications/parse-fields.ts';
import { deleteCoupon, findCoupon, listCoupons, saveCoupon } from './coupon.store.ts';
import type { StoredCoupon } from './coupon.store.ts';
import { COUPON_FIELDS, parseCouponCode } from './plan-fields.ts';
import type { CouponFields } from './plan-fields.ts';

/** Every coupon of a publication; FlyleafError publication_not_found. */
export async function couponsOf(db: DatabaseHandle, subdomain: string): Promise<StoredCoupon[]> {
  const { id } = await getPublication(db, subdomain);
  return listCoupons(db.kysely, id);
}

/** A coupon of which nothing was said yet. */
const NEW: Omit<StoredCoupon, 'code'> = {
  percent_off_precise: null,
  amount_off: null,
  currency: null,
  duration: 'once',
  duration_in_months: null,
  trial_period_days: null,
  extra_seats: null,
  expires_at: null,
};

type Fault = readonly [param: keyof CouponFields, words: string];

/** What contradicts itself, or says nothing. */
function faultsOf(coupon: StoredCoupon): Fault[] {
  const { percent_off_precise: percent, amount_off, currency, duration } = coupon;
  const faults: (Fault | false)[] = [
    percent !== null && amount_off !== null && ['amount_off', 'and percent_off exclude each other'],
    (amount_off === null) !== (currency === null) && ['currency', 'belongs to amount_off'],
    (duration === 'repeating') !== (coupon.duration_in_months !== null) && [
      'duration_in_months',
      "belongs to the duration 'repeating'",
    ],
    !(percent ?? amount_off ?? coupon.trial_period_days ?? coupon.extra_seats) && [
      'percent_off',
      'is missing: say what the coupon lets off',
    ],
  ];
  return faults.filter((fault) => fault !== false);
}

function checkCoupon(coupon: StoredCoupon): void {
  const faults = faultsOf(coupon);
  if (faults.length > 0) {
    throw refuseFields(faults.map(([param, words]) => ({ param, msg: `${param} ${words}` })));
  }
  couponSchema.parse(coupon);
}

/** Makes a coupon, or changes what is named of it. A FlyleafError names each field at fault. */
export async function setCoupon(
  { db, clock }: PublicationDeps,
  subdomain: string,
  rawCode: string,
  raw: RawFields<CouponFields>,
): Promise<StoredCoupon> {
  const code = parseCouponCode(rawCode);
  const { percent_off: percent, ...changes } = parseFields(COUPON_FIELDS, raw);
  const off = percent === undefined ? {} : { percent_off_precise: percent };
  const { id } = await getPublication(db, subdomain);
  return db.write(async (trx) => {
    const found = (await findCoupon(trx, id, code)) ?? { code, ...NEW };
    const coupon = { ...found, ...off, ...changes };
    checkCoupon(coupon);
    const now = clock.now();
    await saveCoupon(trx, id, coupon, now);
    const fields = Object.keys({ ...off, ...changes });
    await recordCommand(trx, 'coupon_set', { publication: id, coupon: code, fields }, now);
    return coupon;
  });
}

/** Takes a coupon away; FlyleafError publication_not_found, not_found. */
export async function removeCoupon(
  { db, clock }: PublicationDeps,
  subdomain: string,
  rawCode: string,
): Promise<void> {
  const code = parseCouponCode(rawCode);
  const { id } = await getPublication(db, subdomain);
  const isGone = await db.write(async (trx) => {
    const was = await deleteCoupon(trx, id, code);
    const detail = { publication: id, coupon: code };
    if (was) await recordCommand(trx, 'coupon_removed', detail, clock.now());
    return was;
  });
  if (!isGone)
    throw new FlyleafError('not_found', `There is no coupon '${code}' of '${subdomain}'`);
}
