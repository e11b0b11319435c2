import { offeredPlans } from '../../src/pricing/offered-plans.ts';
import type { GroupOffer } from '../../src/pricing/group-offer.ts';
import type { Deps } from '../deps.ts';
import type { Publication } from '../publications/publication.ts';
import { findCoupon } from './coupon.store.ts';
import type { StoredCoupon } from './coupon.store.ts';
import { findOffer } from './offer.store.ts';
import type { OfferSettings } from './offer.store.ts';
import { readCouponCode } from './plan-fields.ts';
import { listPlans } from './plan.store.ts';
import type { StoredPlan } from './plan.store.ts';

/** What a publication sells at this moment. */
export interface Offered {
  settings: OfferSettings;
  /** Only those that are offered; the order is the publisher's. */
  plans: StoredPlan[];
  group: GroupOffer | null;
}

function groupOf({ group_percent_off, group_min_seats }: OfferSettings): GroupOffer | null {
  if (group_percent_off === null || group_min_seats === null) return null;
  return { percent_off: group_percent_off, min_seats: group_min_seats };
}

/** What a publication sells: nothing unless its payments are enabled. */
export async function findOffered(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<Publication, 'id'>,
): Promise<Offered> {
  const settings = await findOffer(db.kysely, id);
  const isOpen = settings.payments_state === 'enabled';
  const all = isOpen ? await listPlans(db.kysely, id) : [];
  return { settings, plans: offeredPlans({ plans: all, ...settings }), group: groupOf(settings) };
}

/** The coupon that a link or a form names, if it is good at this moment; null for any other. */
export async function goodCoupon(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Pick<Publication, 'id'>,
  text: string,
): Promise<StoredCoupon | null> {
  const code = readCouponCode(text);
  const coupon = code === null ? null : await findCoupon(db.kysely, id, code);
  const isOver = coupon !== null && coupon.expires_at !== null && coupon.expires_at <= clock.now();
  return isOver ? null : coupon;
}
