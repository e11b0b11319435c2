import { setCoupon } from '../../server/plans/coupon.service.ts';
import type { PaymentProvider, PlanPurchase } from '../../server/plans/payment-provider.ts';
import { setOffer, setPlan } from '../../server/plans/plan.service.ts';
import { propsOf } from './app.ts';
import type { TestAppOptions } from './app.ts';
import { loginClient } from './login-client.ts';
import type { LoginClient } from './login-client.ts';

/** A provider that takes every payment and remembers what it was asked for. */
export interface TillProvider extends PaymentProvider {
  purchases: PlanPurchase[];
  isOpen: boolean;
}

/** A till that is open until it is told otherwise. */
export function till(): TillProvider {
  const self: TillProvider = {
    purchases: [],
    isOpen: true,
    takesPayments: async () => self.isOpen,
    begin: async (purchase) => {
      self.purchases.push(purchase);
      return { path: '/pay/1' };
    },
  };
  return self;
}

/** Readers of a publication that sells three plans. */
export interface PlanClient extends LoginClient {
  /** The plan step that an address shows. */
  step(url: string): Promise<ReturnType<typeof propsOf<'plans'>>['step']>;
}

/** The app with plans, a group offer and two coupons of `demo`; without a till readers see prices only. */
export async function planClient(options: TestAppOptions = {}): Promise<PlanClient> {
  const client = await loginClient(options);
  const { deps } = client;
  await setPlan(deps, 'demo', 'monthly', { amount: '500', currency: 'usd' });
  const trial = { trial_period_days: '14' };
  await setPlan(deps, 'demo', 'annual', { amount: '5000', currency: 'usd', ...trial });
  await setPlan(deps, 'demo', 'founding', { amount: '15000', currency: 'usd' });
  const group = { group_percent_off: '20', group_min_seats: '4' };
  await setOffer(deps, 'demo', { payments_state: 'enabled', ...group });
  await setCoupon(deps, 'demo', 'half', { percent_off: '50', expires_at: '2026-12-01' });
  await setCoupon(deps, 'demo', 'euros', { amount_off: '100', currency: 'eur' });
  const step: PlanClient['step'] = async (url) =>
    propsOf((await client.get(url)).body, 'plans').step;
  return { ...client, step };
}
