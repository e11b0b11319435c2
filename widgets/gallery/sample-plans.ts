import { describeCoupon } from '../../src/pricing/describe-coupon.ts';
import { priceOrder } from '../../src/pricing/price-order.ts';
import { base } from './sample-base.ts';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { OfferedPlan, PlanStep } from '../../src/contracts/plan-step.ts';
import type { Coupon } from '../../src/pricing/coupon.ts';
import type { IdentifiedPlan } from '../../src/pricing/identified-plan.ts';
import type { PublicPublication } from '../../src/contracts/embed.ts';

type Named<Name extends PageProps['name']> = Extract<PageProps, { name: Name }>;

const TRIAL_END = Date.UTC(2026, 11, 5);
const plan = { interval_count: 1, currency: 'usd' } as const;

/** What a publication sells, with a plan of each kind. */
export const SAMPLE_PLANS = {
  annual: {
    id: 'annual',
    ...plan,
    interval: 'year',
    amount: 5_000,
    trial_period_days: 14,
    metadata: { short_description: 'Every letter, and all that came before.' },
  },
  monthly: { id: 'monthly', ...plan, interval: 'month', amount: 500 },
  founding: {
    id: 'founding',
    ...plan,
    interval: 'year',
    amount: 15_000,
    metadata: { founding: true, short_description: 'You keep the boat afloat.' },
  },
} as const satisfies Record<string, IdentifiedPlan>;

/** A plan as it is offered with a coupon to a number of readers. */
export function offered(
  of: IdentifiedPlan,
  { coupon = null, seats = 1 }: { coupon?: Coupon | null; seats?: number } = {},
): OfferedPlan {
  const { coupon: _own, ...price } = priceOrder({ plan: of, coupon, seats });
  const trialEnd = of.trial_period_days ? TRIAL_END : 0;
  return { plan: of, ...price, coupon: describeCoupon(coupon, of), trialEnd };
}

const STEP: PlanStep = {
  plans: Object.values(SAMPLE_PLANS).map((each) => offered(each)),
  selected: 'annual',
  isPayable: true,
  isGift: false,
  seats: 1,
  group: null,
  coupon: null,
  isCouponUnknown: false,
  amountText: '150',
  error: null,
  skip: '/subscribe',
  hasFree: false,
  next: null,
};

/** The plan step. */
export const plansPage = (
  step: Partial<PlanStep> = {},
  publication: Partial<PublicPublication> = {},
): Named<'plans'> => ({
  name: 'plans',
  email: '',
  step: { ...STEP, ...step },
  ...base(publication),
});

/** Where an invitation's code is typed, or a reader's link is. */
export const invitePage = (page: Partial<Named<'invite'>> = {}): Named<'invite'> => ({
  name: 'invite',
  share: null,
  referred: 0,
  wrongCode: null,
  ...base({ invite_only: true }),
  invite_email: 'hello@tide.example',
  ...page,
});

const ONCE: Coupon = { percent_off: 20, duration: 'once' };
const GROUP: Coupon = { percent_off: 20, duration: 'forever' };
const all = (of: Parameters<typeof offered>[1]) =>
  Object.values(SAMPLE_PLANS).map((each) => offered(each, of));

/** The plan step and the invitations in every state. */
export const SAMPLE_PLAN_PAGES: Record<string, PageProps> = {
  plans: plansPage(),
  'plans, nothing to pay with': plansPage({ isPayable: false, hasFree: true }),
  'plans, founding refused': plansPage({
    selected: 'founding',
    amountText: 'a lot',
    error: 'amount',
  }),
  'plans, coupon': plansPage({ plans: all({ coupon: ONCE }), coupon: 'SPRING', hasFree: true }),
  'plans, group': plansPage({
    plans: all({ coupon: GROUP, seats: 5 }),
    seats: 5,
    group: { percent_off: 20, min_seats: 4 },
  }),
  'plans, gift': plansPage({
    plans: [offered(SAMPLE_PLANS.monthly), offered(SAMPLE_PLANS.annual)],
    isGift: true,
    amountText: null,
    isCouponUnknown: true,
  }),
  invite: invitePage(),
  'invite, wrong code': invitePage({ wrongCode: 'ABCD' }),
  'invite, of a subscriber': invitePage({
    share: 'https://tide.flyleaf.example/refer/1z',
    referred: 3,
  }),
};
