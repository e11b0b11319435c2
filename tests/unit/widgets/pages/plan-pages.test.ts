// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import {
  SAMPLE_PLANS,
  SAMPLE_PLAN_PAGES,
  invitePage,
  offered,
  plansPage,
} from '../../../../widgets/gallery/sample-plans.ts';
import { subscribePage } from '../../../../widgets/gallery/sample-pages.ts';
import { plansMessages } from '../../../../widgets/pages/plans.messages.ts';
import { discountText, giftText, priceText } from '../../../../widgets/pages/price-text.ts';
import { fields, open } from '../../../support/widgets/read-page.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';
import type { DiscountSpan } from '../../../../src/pricing/describe-coupon.ts';
import type { PlanStep } from '../../../../src/contracts/plan-step.ts';

const sample = (name: string) => open(SAMPLE_PLAN_PAGES[name] as PageProps);
const textOf = (page: Document) => page.body.textContent ?? '';
const plans = (step: Partial<PlanStep> = {}) => open(plansPage(step));
const cards = (page: Document) =>
  [...page.querySelectorAll('.plan')].map((card) =>
    [...card.querySelectorAll('span')].map((part) => part.textContent),
  );

describe('a price', () => {
  const plan = { amount: 1_250, currency: 'usd', interval: 'month' } as const;

  it.each([
    [{}, '$12.50 a month'],
    [{ interval: 'day' }, '$12.50 a day'],
    [{ interval: 'week' }, '$12.50 a week'],
    [{ interval: 'year' }, '$12.50 a year'],
    [{ interval: 'forever' }, '$12.50, paid once'],
    [{ interval_count: 3 }, '$12.50 every 3 months'],
    [{ interval: 'year', interval_count: 2 }, '$12.50 every 2 years'],
    [{ currency: 'eur' }, '€12.50 a month'],
  ] as const)('of %j is %s', (more, text) => {
    expect(priceText({ ...plan, ...more })).toBe(text);
  });

  it('of a gift is paid once', () => {
    expect(giftText({ ...plan, interval: 'year' }, 500)).toBe('$5 for a year, paid once');
    expect(giftText({ ...plan, interval_count: 3 }, 500)).toBe('$5, paid once');
  });
});

describe('a discount', () => {
  const FIRST = ['day', 'week', 'month', 'year', 'payment'] as const;
  const SPANS: [span: DiscountSpan, words: string][] = [
    ...FIRST.map((period): [DiscountSpan, string] => [
      { kind: 'first', period },
      `off first ${period}`,
    ]),
    [{ kind: 'forever' }, 'off forever'],
    [{ kind: 'months', count: 1 }, 'off for 1 month'],
    [{ kind: 'months', count: 3 }, 'off for 3 months'],
    [{ kind: 'years', count: 1 }, 'off for 1 year'],
    [{ kind: 'years', count: 2 }, 'off for 2 years'],
  ];

  it.each(SPANS)('for %j reads as the specification has it: %s', (span, words) => {
    expect(discountText({ kind: 'percent', percent: 12.5, span })).toBe(`12.5% ${words}`);
    const amount = { kind: 'amount', amount: 500, currency: 'usd' } as const;
    expect(discountText({ ...amount, span })).toBe(`$5 ${words}`);
  });
});

describe('the plan step', () => {
  it('names each plan with its price, and when a trial ends', () => {
    expect(cards(plans())).toEqual([
      ['Yearly', '$50 a year', 'Free until Dec 5, 2026', 'Every letter, and all that came before.'],
      ['Monthly', '$5 a month'],
      ['Founding member', '$150 a year', 'You keep the boat afloat.'],
    ]);
  });

  it('posts what was chosen, and no price', () => {
    const page = plans({ coupon: 'SPRING', next: '/essay', hasFree: true, isGift: true });
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/subscribe/plan']);
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((each) =>
      each.getAttribute('name'),
    );
    expect(new Set(names)).toEqual(
      new Set(['publication', 'coupon', 'next', 'gift', 'later', 'plan', 'amount']),
    );
    expect(page.querySelectorAll('input:checked')).toHaveLength(1);
    expect(page.querySelector('input:checked')?.getAttribute('value')).toBe('annual');
  });

  it('has one way on without paying', () => {
    const way = (step: Partial<PlanStep>) => {
      const link = plans(step).querySelector('.skip a');
      return [link?.textContent, link?.getAttribute('href'), link?.className];
    };
    expect(way({})).toEqual(['Read for free', '/subscribe', 'quiet']);
    expect(way({ hasFree: true, skip: '/essay' })).toEqual(['Maybe later', '/essay', 'quiet']);
    expect(way({ isPayable: false, hasFree: true })).toEqual([
      'Read for free',
      '/subscribe',
      'button',
    ]);
  });

  it('offers no choice where nothing can be paid for, and says so', () => {
    const page = sample('plans, nothing to pay with');
    expect(page.querySelector('form, input, button')).toBeNull();
    expect(textOf(page)).toContain(plansMessages.unavailable);
    expect(cards(page)).toHaveLength(3);
  });

  it('says what a discount that does not last makes of the price', () => {
    expect(cards(sample('plans, coupon'))[1]).toEqual([
      'Monthly',
      '$4 at first, then $5 a month',
      '20% off first month',
    ]);
  });

  it('says what a lasting one makes of it, for how many', () => {
    expect(cards(sample('plans, group'))[1]).toEqual([
      'Monthly',
      '$20 a month',
      '20% off forever',
      'instead of $25 a month',
      '5 seats, $4 per person',
    ]);
  });

  it('says nothing of a discount that takes nothing off, and names more seats', () => {
    const coupon = { percent_off: 0, extra_seats: 2 };
    const page = plans({ plans: [offered(SAMPLE_PLANS.monthly, { coupon })] });
    expect(cards(page)).toEqual([['Monthly', '$5 a month', '2 additional seats']]);
  });

  it('ties what is wrong with an amount to its field', () => {
    const field = sample('plans, founding refused').querySelector('#amount');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(field?.getAttribute('value')).toBe('a lot');
    const note = sample('plans, founding refused').getElementById('amount-note');
    expect(note?.textContent).toBe('Enter an amount above 0, like 150.');
  });

  it('asks for no amount where no plan has one to choose', () => {
    expect(plans({ plans: [offered(SAMPLE_PLANS.monthly)] }).querySelector('#amount')).toBeNull();
    expect(plans({ amountText: null }).querySelector('#amount')).toBeNull();
  });

  it('says which plan was missing, and that a coupon is not good', () => {
    expect(textOf(plans({ error: 'plan' }))).toContain(plansMessages.planWrong);
    expect(textOf(plans({ isCouponUnknown: true }))).toContain(plansMessages.couponUnknown);
  });

  it('names who is signed in', () => {
    expect(textOf(open({ ...plansPage(), email: 'a@b.example' }))).toContain('a@b.example');
  });
});

describe('the page of invitations', () => {
  it('asks for the code, or for an invitation', () => {
    const page = sample('invite');
    expect(fields(invitePage(), '/invite')).toEqual({ publication: 'tide', code: '' });
    expect(page.querySelector('a[href^="mailto:hello@tide.example"]')).not.toBeNull();
  });

  it('keeps a wrong code and says so', () => {
    const page = sample('invite, wrong code');
    expect(page.querySelector('#code')?.getAttribute('value')).toBe('ABCD');
    expect(page.querySelector('#code-note')?.textContent).toContain('not good');
  });

  it.each([
    [0, 'Nobody has come by it so far.'],
    [1, '1 reader has come by it.'],
    [3, '3 readers have come by it.'],
  ])('has a subscriber’s link, by which %i came', (referred, words) => {
    const page = open(invitePage({ share: 'https://tide.example/refer/1z', referred }));
    expect(page.querySelector('.share a')?.getAttribute('href')).toBe(
      'https://tide.example/refer/1z',
    );
    expect(textOf(page)).toContain(words);
    expect(page.querySelector('form')).toBeNull();
  });
});

describe('beside the form', () => {
  const beside = (page: Partial<ReturnType<typeof subscribePage>>) =>
    open({ ...subscribePage(), ...page }).querySelector('.beside')?.textContent;

  it('stands nothing where there is nothing', () => {
    expect(beside({})).toBeUndefined();
    expect(beside({ next: 'https://blog.example/' })).toBeUndefined();
  });

  it('stand what a subscription costs and where the plans are', () => {
    const offer = { plan: SAMPLE_PLANS.monthly, href: '/subscribe?plan=annual' };
    expect(beside({ offer })).toBe('Paid plans from $5 a month. See the plans');
  });

  it.each([{ just_signed_up: true }, { is_member: true }])('stands the way back: %j', (state) => {
    expect(beside({ ...state, next: 'https://blog.example/x' })).toBe('Back to blog.example');
  });

  it('stands the way to an invitation’s code, and none when one came along', () => {
    expect(beside({ inviteHref: '/invite' })).toBe('I have an invitation');
    const closed = subscribePage({ carried: { invitation: 'X' } }, { invite_only: true });
    const invited = fields({ ...closed, isInvited: true }, '/api/v1/subscribe');
    expect(invited).toMatchObject({ invitation: 'X' });
    expect(open({ ...closed, isInvited: false }).querySelector('form')).toBeNull();
  });

  it('tells who needs no confirmation so', () => {
    const page = open({ ...subscribePage(), just_signed_up: true, isConfirmed: true });
    expect(page.querySelector('#flyleaf-form h2')?.textContent).toBe('You’re subscribed');
  });
});
