import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import { GROUP_SEATS_MAX } from '../../src/pricing/group-offer.ts';
import { isVariablePlan } from '../../src/pricing/founding.ts';
import { fill } from '../shared/text/fill.tsx';
import { plural } from '../shared/text/plural.ts';
import { Note } from '../subscribe-form/note.view.tsx';
import { Notice } from './frame.view.tsx';
import { HiddenFields } from './hidden-fields.view.tsx';
import { PlanCard } from './plan-card.view.tsx';
import { plansMessages as messages } from './plans.messages.ts';
import { percentText } from './price-text.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { PlanStep } from '../../src/contracts/plan-step.ts';

type PlansProps = Extract<PageProps, { name: 'plans' }>;

/** What is sent along and cannot be changed here. */
function fieldsOf({ publication, step }: PlansProps): Record<string, string> {
  const { coupon, next, isGift, hasFree } = step;
  return {
    publication: publication.subdomain,
    ...(coupon !== null && { coupon }),
    ...(next !== null && { next }),
    ...(isGift && { gift: 'true' }),
    ...(hasFree && { later: 'true' }),
  };
}

/** The founding member's own amount; shown while that plan is chosen. */
function Amount({ step }: { step: PlanStep }): ReactNode {
  const { amountText, error, plans } = step;
  const variable = plans.find(({ plan }) => isVariablePlan(plan));
  if (amountText === null || !variable) return null;
  const isWrong = error === 'amount';
  const wrong = fill(messages.amountWrong, { example: '150' });
  return (
    <div className="field amount">
      <label className="label" htmlFor="amount">
        {messages.amountLabel}
      </label>
      <input
        className="input"
        id="amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        aria-describedby="amount-note"
        aria-invalid={isWrong}
        defaultValue={amountText}
      />
      <Note id="amount-note" error={isWrong && wrong}>
        {fill(messages.amountHint, { currency: variable.plan.currency.toUpperCase() })}
      </Note>
    </div>
  );
}

/** How many read; the second button shows what that costs, without script. */
function Seats({ step }: { step: PlanStep }): ReactNode {
  const { group, seats } = step;
  if (!group) return null;
  const hint = plural(messages, 'seatsHint', group.min_seats);
  return (
    <div className="field">
      <label className="label" htmlFor="seats">
        {messages.seatsLabel}
      </label>
      <div className="row">
        <input
          className="input"
          id="seats"
          name="seats"
          type="number"
          inputMode="numeric"
          min={1}
          max={GROUP_SEATS_MAX}
          required
          aria-describedby="seats-note"
          defaultValue={seats}
        />
        <button className="button second" type="submit" name="show" value="1">
          {messages.seatsShow}
        </button>
      </div>
      <Note id="seats-note">{fill(hint, { percent: percentText(group.percent_off) })}</Note>
    </div>
  );
}

function Cards({ step }: { step: PlanStep }): ReactNode {
  return step.plans.map((offer) => <PlanCard key={offer.plan.id} offer={offer} step={step} />);
}

/** Prices alone where nothing can be paid for: a choice would promise what does not come. */
function Choice(page: PlansProps): ReactNode {
  const { step } = page;
  if (!step.isPayable) {
    return (
      <div className="plans">
        <Cards step={step} />
      </div>
    );
  }
  return (
    <form className="plans" method="post" action={PLAN_PATHS.plan}>
      <HiddenFields fields={fieldsOf(page)} />
      <fieldset>
        <legend className="visually-hidden">{messages.legend}</legend>
        <Cards step={step} />
      </fieldset>
      <Amount step={step} />
      <Seats step={step} />
      <button className="button" type="submit">
        {messages.pay}
      </button>
    </form>
  );
}

/** The way on without paying: the only one where nothing can be paid for. */
function Skip({ step }: { step: PlanStep }): ReactNode {
  const words = step.hasFree ? messages.maybeLater : messages.readFree;
  return (
    <p className="skip">
      <a className={step.isPayable ? 'quiet' : 'button'} href={step.skip}>
        {step.isPayable ? words : messages.readFree}
      </a>
    </p>
  );
}

function Told({ step }: { step: PlanStep }): ReactNode {
  const { coupon, isCouponUnknown, isPayable, error } = step;
  return (
    <>
      {!isPayable && <p className="callout">{messages.unavailable}</p>}
      {coupon !== null && <p className="text">{fill(messages.couponGood, { code: coupon })}</p>}
      {isCouponUnknown && <p className="callout">{messages.couponUnknown}</p>}
      {error === 'plan' && <Note id="plan-note" error={messages.planWrong} />}
    </>
  );
}

/** What a subscription costs: a choice of plans, and a way on without one. Works without script. */
export function PlansPage(page: PlansProps): ReactNode {
  const { publication, step, email } = page;
  const { name } = publication;
  const title = step.isGift ? messages.giftTitle : messages.title;
  return (
    <Notice publication={publication} title={fill(title, { name })}>
      <p className="text">
        {email
          ? fill(messages.memberText, { email: <strong>{email}</strong> })
          : fill(messages.text, { name })}
      </p>
      <Told step={step} />
      <Choice {...page} />
      <Skip step={step} />
    </Notice>
  );
}
