import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bylinePriceLabel, cheapestPlan } from '../../../../src/pricing/cheapest-plan.ts';
import { offeredPlans } from '../../../../src/pricing/offered-plans.ts';
import { describePlanPrice, planPriceLabel } from '../../../../src/pricing/plan-price.ts';
import { BROKEN_WORDS, MONTHLY, plans } from './money-arbitraries.ts';
import type { Plan } from '../../../../src/pricing/plan.ts';
import type { PlanSeller } from '../../../../src/pricing/offered-plans.ts';

const month: Plan = { ...MONTHLY, amount: 500 };
const year: Plan = { ...MONTHLY, interval: 'year', amount: 5000 };
const week: Plan = { ...MONTHLY, interval: 'week', amount: 100 };
const day: Plan = { ...MONTHLY, interval: 'day', amount: 10 };
const forever: Plan = { ...MONTHLY, interval: 'forever', amount: 100 };
const founding: Plan = { ...year, amount: 100, metadata: { founding: 'true' } };

const seller = (offered: readonly Plan[], rest: Partial<PlanSeller> = {}): PlanSeller => ({
  plans: offered,
  payments_state: 'enabled',
  ...rest,
});

describe('the plans on offer', () => {
  const all = [month, year, week, day, forever, founding];

  it('are all of them, in order', () => {
    expect(offeredPlans(seller(all))).toEqual(all);
  });

  it.each(['disabled', '', null, undefined])('are none with payments %j', (payments_state) => {
    expect(offeredPlans(seller(all, { payments_state }))).toEqual([]);
  });

  it.each([null, undefined])('are none where plans are %s', (none) => {
    expect(offeredPlans({ plans: none, payments_state: 'enabled' })).toEqual([]);
  });

  it('leave out gaps in the list', () => {
    expect(offeredPlans({ plans: [null, month, undefined], payments_state: 'enabled' })).toEqual([
      month,
    ]);
    expect(cheapestPlan({ plans: [null], payments_state: 'enabled' })).toBeNull();
  });

  it('leave out the interval that is disabled', () => {
    const quarter: Plan = { ...month, interval_count: 3 };
    const some = [...all, quarter];
    expect(offeredPlans(seller(some, { disable_monthly_subscriptions: true }))).toEqual([
      year,
      week,
      day,
      forever,
      founding,
    ]);
    expect(offeredPlans(seller(some, { disable_annual_subscriptions: true }))).toEqual([
      month,
      week,
      day,
      forever,
      quarter,
    ]);
  });

  it.each([false, null, undefined])('stay when a switch is %s', (off) => {
    const switches = { disable_monthly_subscriptions: off, disable_annual_subscriptions: off };
    expect(offeredPlans(seller([month, year], switches))).toEqual([month, year]);
  });

  it('leave out a currency that is not supported', () => {
    const yen: Plan = { ...month, currency: 'jpy' };
    const capitals: Plan = { ...month, currency: 'EUR' };
    expect(offeredPlans(seller([yen, capitals]))).toEqual([capitals]);
  });
});

describe('the cheapest plan', () => {
  it.each<[string, readonly Plan[], Plan | null]>([
    ['no plans', [], null],
    ['one plan', [month], month],
    ['a year cheaper than twelve months', [month, year], year],
    ['the same, the other way about', [year, month], year],
    ['a year at twelve months', [{ ...year, amount: 6000 }, month], month],
    ['the same, the other way about', [month, { ...year, amount: 6000 }], month],
    ['a year one cent below', [month, { ...year, amount: 5999 }], { ...year, amount: 5999 }],
    ['a year one cent above', [month, { ...year, amount: 6001 }], month],
    [
      'three months for less',
      [month, { ...month, interval_count: 3, amount: 1499 }],
      { ...month, interval_count: 3, amount: 1499 },
    ],
    [
      'two years for less',
      [year, { ...year, interval_count: 2, amount: 9999 }],
      { ...year, interval_count: 2, amount: 9999 },
    ],
    ['a founding plan', [founding, month], month],
    ['weekly, daily and one-time plans', [week, day, forever, month], month],
    ['only those', [week, day, forever, founding], null],
    ['a plan of 0', [{ ...month, amount: 0 }, year], year],
    ['a plan of one cent', [{ ...month, amount: 1 }, year], { ...month, amount: 1 }],
    ['a broken amount', [{ ...month, amount: Number.NaN }, year], year],
    ['part of a cent', [{ ...month, amount: 0.5 }, year], year],
    ['another currency', [month, { ...year, currency: 'eur', amount: 1 }], month],
    [
      'the same currency in capitals',
      [month, { ...year, currency: 'USD' }],
      {
        ...year,
        currency: 'USD',
      },
    ],
    ['a trial', [{ ...month, trial_period_days: 365 }, year], year],
  ])('of %s', (_, offered, cheapest) => {
    expect(cheapestPlan(seller(offered))).toEqual(cheapest);
  });

  it('is none of a disabled interval, and none without payments', () => {
    const both = [month, year];
    expect(cheapestPlan(seller(both, { disable_annual_subscriptions: true }))).toBe(month);
    expect(cheapestPlan(seller(both, { disable_monthly_subscriptions: true }))).toBe(year);
    expect(cheapestPlan(seller(both, { payments_state: 'disabled' }))).toBeNull();
  });

  it('leaves the order of the plans alone', () => {
    const offered = [month, year];
    cheapestPlan(seller(offered));
    expect(offered).toEqual([month, year]);
  });

  it('costs no more by the month than any other', () => {
    const monthly = (plan: Plan) =>
      plan.amount / ((plan.interval_count ?? 1) * (plan.interval === 'year' ? 12 : 1));
    const simple = fc.record({
      interval: fc.constantFrom<Plan['interval']>('month', 'year'),
      interval_count: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 1, max: 100_000 }),
      currency: fc.constant('usd'),
    });
    fc.assert(
      fc.property(fc.array(simple, { minLength: 1 }), (offered) => {
        const cheapest = cheapestPlan(seller(offered));
        const best = Math.min(...offered.map(monthly));
        expect(cheapest && monthly(cheapest)).toBeCloseTo(best, 6);
      }),
    );
  });
});

describe('the words of a price', () => {
  it.each<[Plan, string]>([
    [month, '$5/month'],
    [year, '$50/year'],
    [week, '$1/week'],
    [day, '$0.10/day'],
    [{ ...month, interval_count: 3, amount: 1250 }, '$12.50 every 3 months'],
    [forever, '$1 one-time'],
  ])('of %j are %s', (plan, label) => {
    expect(planPriceLabel(plan)).toBe(label);
  });

  it('write the price as the language does', () => {
    expect(planPriceLabel({ ...month, amount: 550, currency: 'eur' }, 'de')).toBe(
      '5,50\u00A0€/month',
    );
    expect(bylinePriceLabel(seller([{ ...month, currency: 'eur' }]), 'de')).toBe('5\u00A0€/month');
  });

  it.each<[Plan, object]>([
    [
      month,
      { amount: 500, currency: 'usd', period: { kind: 'every', interval: 'month', count: 1 } },
    ],
    [
      { ...year, currency: 'EUR', interval_count: 2 },
      { amount: 5000, currency: 'eur', period: { kind: 'every', interval: 'year', count: 2 } },
    ],
    [forever, { amount: 100, currency: 'usd', period: { kind: 'one-time' } }],
  ])('of %j are made of its amount, currency and period', (plan, description) => {
    expect(describePlanPrice(plan)).toEqual(description);
  });

  it.each<[Partial<Plan>, string]>([
    [{ amount: 0.5 }, 'Amount must be a whole number of at least 0'],
    [{ currency: 'dollars' }, 'Unknown currency: dollars'],
  ])('are never made of %j', (part, message) => {
    expect(() => describePlanPrice({ ...month, ...part })).toThrow(message);
  });

  it('in the byline are those of the cheapest plan', () => {
    expect(bylinePriceLabel(seller([month, year]))).toBe('$50/year');
    expect(bylinePriceLabel(seller([]))).toBeNull();
  });

  it('are sound for every plan', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(planPriceLabel(plan)).not.toMatch(BROKEN_WORDS);
        expect(bylinePriceLabel(seller([plan])) ?? 'none').not.toMatch(BROKEN_WORDS);
      }),
    );
  });
});
