import { describe, expect, it } from 'vitest';
import { subscribeStep } from '../../../../src/subscriptions/subscribe-step.ts';
import type {
  SubscribeStep,
  SubscribeStepFacts,
} from '../../../../src/subscriptions/subscribe-step.ts';

const STRANGER: SubscribeStepFacts = {
  asksForPlan: false,
  isGift: false,
  isUpgrade: false,
  reader: 'nothing',
  mayJoin: true,
  hasPlans: true,
  hasFoundingPlan: true,
  hasNext: false,
  skipsRedirect: false,
};
const plan = { asksForPlan: true };
const gift = { asksForPlan: true, isGift: true };
const upgrade = { asksForPlan: true, isUpgrade: true };
const next = { hasNext: true };
const free = { reader: 'free' } as const;
const paid = { reader: 'paid' } as const;
const closed = { mayJoin: false };

const TABLE: [facts: Partial<SubscribeStepFacts>, step: SubscribeStep][] = [
  [{}, 'form'],
  [next, 'form'],
  [plan, 'plans'],
  [{ ...plan, ...next }, 'plans'],
  [{ ...plan, hasPlans: false }, 'form'],
  [gift, 'plans'],
  [closed, 'form'],
  [{ ...closed, ...plan }, 'form'],
  [{ ...closed, ...gift }, 'plans'],
  [free, 'form'],
  [{ ...free, ...next }, 'next'],
  [{ ...free, ...next, skipsRedirect: true }, 'form'],
  [{ ...free, ...plan, ...next }, 'plans'],
  [{ ...free, ...closed, ...plan }, 'plans'],
  [{ ...free, ...plan, ...next, hasPlans: false }, 'next'],
  [paid, 'form'],
  [{ ...paid, ...plan }, 'form'],
  [{ ...paid, ...plan, ...next }, 'next'],
  [{ ...paid, ...upgrade, ...next }, 'plans'],
  [{ ...paid, ...upgrade, hasFoundingPlan: false }, 'form'],
  [{ ...paid, ...gift, ...next }, 'plans'],
];

describe('the subscribe page', () => {
  it.each(TABLE)('for %j shows %s', (facts, step) => {
    expect(subscribeStep({ ...STRANGER, ...facts })).toBe(step);
  });
});
