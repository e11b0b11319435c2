import type { StoredCoupon } from './coupon.store.ts';
import { DEFAULT_OFFER } from './offer.store.ts';
import type { OfferSettings } from './offer.store.ts';
import type { StoredPlan } from './plan.store.ts';

const PLAIN = { founding: false, fixed_price: false, short_description: null };
const DOLLARS = { interval_count: 1, currency: 'usd', trial_period_days: null } as const;

/** What the demo's publication sells. */
export const DEMO_PLANS: readonly StoredPlan[] = [
  {
    id: 'annual',
    ...DOLLARS,
    interval: 'year',
    amount: 5_000,
    trial_period_days: 14,
    metadata: { ...PLAIN, short_description: 'Every letter, and all that came before.' },
    position: 0,
  },
  { id: 'monthly', ...DOLLARS, interval: 'month', amount: 500, metadata: PLAIN, position: 1 },
  {
    id: 'founding',
    ...DOLLARS,
    interval: 'year',
    amount: 15_000,
    metadata: {
      founding: true,
      fixed_price: false,
      short_description: 'You keep the boat afloat, and read with everybody.',
    },
    position: 2,
  },
];

/** What holds for them. */
export const DEMO_OFFER: OfferSettings = {
  ...DEFAULT_OFFER,
  payments_state: 'enabled',
  group_percent_off: 20,
  group_min_seats: 4,
};

/** A code to try: `/subscribe?coupon=SPRING`. */
export const DEMO_COUPONS: readonly StoredCoupon[] = [
  {
    code: 'SPRING',
    percent_off_precise: 20,
    amount_off: null,
    currency: null,
    duration: 'forever',
    duration_in_months: null,
    trial_period_days: null,
    extra_seats: null,
    expires_at: null,
  },
];
