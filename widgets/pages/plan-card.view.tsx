import { isFoundingPlan, isVariablePlan } from '../../src/pricing/founding.ts';
import { fill } from '../shared/text/fill.tsx';
import { plural } from '../shared/text/plural.ts';
import { dateText } from './date-text.ts';
import { plansMessages as messages } from './plans.messages.ts';
import { discountText, giftText, moneyText, planName, priceText } from './price-text.ts';
import type { ReactNode } from 'react';
import type { OfferedPlan, PlanStep } from '../../src/contracts/plan-step.ts';

interface PlanCardProps {
  offer: OfferedPlan;
  step: PlanStep;
}

const discountOf = ({ coupon, amount, fullAmount }: OfferedPlan) =>
  coupon.kind === 'offer' && amount < fullAmount ? coupon.discount : null;

/** What is paid: the price before the button, also where it changes later. */
function Price({ offer, step }: PlanCardProps): ReactNode {
  const { plan, amount, fullAmount } = offer;
  if (step.isGift) return giftText(plan, amount);
  const discount = discountOf(offer);
  if (discount === null || discount.span.kind === 'forever') return priceText(plan, amount);
  const first = moneyText(amount, plan.currency);
  return fill(messages.atFirst, { amount: first, full: priceText(plan, fullAmount) });
}

/** What of the price a reader should know: how it came about, and what else there is. */
function factsOf({ offer, step }: PlanCardProps): string[] {
  const { plan, fullAmount, perPersonAmount, coupon, trialEnd } = offer;
  const discount = discountOf(offer);
  const isLasting = discount?.span.kind === 'forever';
  const full = priceText(plan, fullAmount);
  const seats = plural(messages, 'seatsTotal', step.seats);
  const perPerson = moneyText(perPersonAmount, plan.currency);
  const extraSeats = coupon.kind === 'offer' ? coupon.extraSeats : 0;
  const facts = [
    discount && discountText(discount),
    isLasting && !step.isGift && messages.instead.replace('{full}', () => full),
    extraSeats > 0 && plural(messages, 'extraSeats', extraSeats),
    step.seats > 1 && seats.replace('{price}', () => perPerson),
    trialEnd > 0 && messages.trialUntil.replace('{date}', () => dateText(trialEnd)),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

/** What a plan is called, what it costs, and what is good about it. */
function About({ offer, step }: PlanCardProps): ReactNode {
  const { plan } = offer;
  return (
    <>
      <span className="plan-name">{planName(plan, isFoundingPlan(plan))}</span>
      <span className="plan-price">
        <Price offer={offer} step={step} />
      </span>
      {factsOf({ offer, step }).map((fact) => (
        <span key={fact} className="plan-fact">
          {fact}
        </span>
      ))}
      {plan.metadata?.short_description && (
        <span className="hint">{plan.metadata.short_description}</span>
      )}
    </>
  );
}

/** One plan: to choose, or to read where nothing can be paid for. */
export function PlanCard(card: PlanCardProps): ReactNode {
  const { offer, step } = card;
  const { plan } = offer;
  if (!step.isPayable) {
    return (
      <div className="plan">
        <About {...card} />
      </div>
    );
  }
  return (
    <label className={isVariablePlan(plan) ? 'plan variable' : 'plan'}>
      <input
        type="radio"
        name="plan"
        value={plan.id}
        required
        defaultChecked={plan.id === step.selected}
      />
      <About {...card} />
    </label>
  );
}
