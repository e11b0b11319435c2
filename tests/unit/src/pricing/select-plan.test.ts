import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlanId } from '../../../../src/pricing/identified-plan.ts';
import { selectPlan } from '../../../../src/pricing/select-plan.ts';
import type { IdentifiedPlan } from '../../../../src/pricing/identified-plan.ts';
import type { PlanWish } from '../../../../src/pricing/select-plan.ts';

const usd = { currency: 'usd', amount: 500 } as const;
const PLANS: IdentifiedPlan[] = [
  { id: 'club', ...usd, interval: 'week' },
  { id: 'monthly', ...usd, interval: 'year' },
  { id: 'by-month', ...usd, interval: 'month' },
  { id: 'patron', ...usd, interval: 'year', metadata: { founding: true } },
  { id: 'yearly-2', ...usd, interval: 'year' },
  { id: 'life', ...usd, interval: 'forever' },
];

const TABLE: [wish: PlanWish, id: string][] = [
  [{}, 'club'],
  [{ selectedPlanId: 'life' }, 'life'],
  [{ selectedPlanId: 'PATRON' }, 'patron'],
  [{ selectedPlanId: 'gone' }, 'club'],
  [{ selectedPlanId: 'gone', plan: 'life' }, 'life'],
  [{ plan: 'founding' }, 'patron'],
  [{ plan: 'Founding' }, 'patron'],
  [{ upgrade_to_founding: true }, 'patron'],
  [{ upgrade_to_founding: false }, 'club'],
  [{ upgrade_to_founding: true, plan: 'life' }, 'patron'],
  [{ selectedPlanId: 'life', upgrade_to_founding: true }, 'life'],
  // A name comes before a meaning.
  [{ plan: 'monthly' }, 'monthly'],
  [{ plan: 'weekly' }, 'club'],
  [{ plan: 'annual' }, 'monthly'],
  [{ plan: 'yearly' }, 'monthly'],
  [{ plan: 'forever' }, 'life'],
  [{ plan: 'daily' }, 'club'],
  [{ plan: 'constructor' }, 'club'],
  [{ plan: '' }, 'club'],
  [{ plan: null, selectedPlanId: undefined }, 'club'],
];

describe('the plan that a link means', () => {
  it.each(TABLE)('of %j is %s', (wish, id) => {
    expect(selectPlan(PLANS, wish)?.id).toBe(id);
  });

  it('is never a founding one where an interval is meant', () => {
    const plans = PLANS.filter(({ id }) => ['patron', 'club'].includes(id));
    expect(selectPlan(plans, { plan: 'annual' })?.id).toBe('club');
  });

  it('is none where none is offered, whatever is meant', () => {
    fc.assert(
      fc.property(fc.string(), (plan) => {
        expect(selectPlan([], { plan, selectedPlanId: plan })).toBeNull();
      }),
    );
  });

  it('is one of those that are offered, whatever is meant', () => {
    const wish = fc.record({ plan: fc.string(), selectedPlanId: fc.string() });
    fc.assert(
      fc.property(wish, fc.boolean(), (words, upgrade_to_founding) => {
        expect(PLANS).toContain(selectPlan(PLANS, { ...words, upgrade_to_founding }));
      }),
    );
  });
});

describe('the name of a plan', () => {
  it.each(['a', 'monthly', 'by-month', '2', 'a'.repeat(48)])('may be %s', (text) => {
    expect(isPlanId(text)).toBe(true);
  });

  it.each(['', '-a', 'a-', 'A', 'a b', 'ä', 'a_b', 'a'.repeat(49), 'a\n'])(
    'may not be %j',
    (text) => {
      expect(isPlanId(text)).toBe(false);
    },
  );
});
