import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../../src/subscriptions/add-months.ts';
import {
  LONG_GRACE_TRIAL_DAYS,
  MANUAL_BILLING_DUE_DAYS,
  MAX_BANK_PAYMENT_ATTEMPTS,
  PROVIDER_BILLING_DUE_DAYS,
  SHORT_GRACE_TRIAL_DAYS,
  billingDueAt,
  canAttemptBankPayment,
} from '../../../../src/subscriptions/billing.ts';
import {
  DEFAULT_GIFT_DAYS,
  DEFAULT_GRANT,
  GIFT_LENGTH_MONTHS,
  giftEnd,
} from '../../../../src/subscriptions/gift-length.ts';
import { GRACE_PERIOD_DAYS, isInGracePeriod } from '../../../../src/subscriptions/grace-period.ts';
import { PAUSE_GAP_MONTHS, canPause, nextPauseAt } from '../../../../src/subscriptions/pauses.ts';
import {
  SENDER_REMINDER_DAYS,
  nextSenderReminderAt,
} from '../../../../src/subscriptions/sender-reminders.ts';

const DAY = 86_400_000;
const THEN = Date.UTC(2026, 0, 31, 18, 30, 15, 250);
const at = (text: string) => Date.parse(`${text}T18:30:15.250Z`);

it('has the numbers of the specification', () => {
  expect({
    GRACE_PERIOD_DAYS,
    MANUAL_BILLING_DUE_DAYS,
    PROVIDER_BILLING_DUE_DAYS,
    SHORT_GRACE_TRIAL_DAYS,
    LONG_GRACE_TRIAL_DAYS,
    MAX_BANK_PAYMENT_ATTEMPTS,
    GIFT_LENGTH_MONTHS,
    DEFAULT_GIFT_DAYS,
    DEFAULT_GRANT,
    PAUSE_GAP_MONTHS,
    SENDER_REMINDER_DAYS,
  }).toEqual({
    GRACE_PERIOD_DAYS: 16,
    MANUAL_BILLING_DUE_DAYS: 45,
    PROVIDER_BILLING_DUE_DAYS: 30,
    SHORT_GRACE_TRIAL_DAYS: 2,
    LONG_GRACE_TRIAL_DAYS: 24,
    MAX_BANK_PAYMENT_ATTEMPTS: 3,
    GIFT_LENGTH_MONTHS: 1,
    DEFAULT_GIFT_DAYS: 30,
    DEFAULT_GRANT: 3,
    PAUSE_GAP_MONTHS: 6,
    SENDER_REMINDER_DAYS: [3, 7, 20],
  });
});

describe('the grace period', () => {
  it.each([
    ['before the expiry', -1, false],
    ['at the expiry', 0, true],
    ['a moment after', 1, true],
    ['just before 16 days', 16 * DAY - 1, true],
    ['at 16 days', 16 * DAY, false],
    ['after', 16 * DAY + 1, false],
  ])('%s', (_, after, isIn) => {
    expect(isInGracePeriod(THEN, THEN + after)).toBe(isIn);
  });
});

it.each([
  ['manual', 45],
  ['provider', 30],
] as const)('makes a %s bill due in %i days', (method, days) => {
  expect(billingDueAt(THEN, method)).toBe(THEN + days * DAY);
});

it.each([
  [0, true],
  [2, true],
  [3, false],
  [4, false],
])('after %i attempts at a bank account allows another: %s', (attempts, isAllowed) => {
  expect(canAttemptBankPayment(attempts)).toBe(isAllowed);
});

describe('a gift', () => {
  it('of a month ends on the same day of the next, or on its last', () => {
    expect(giftEnd(THEN)).toBe(at('2026-02-28'));
    expect(giftEnd(THEN, { unit: 'month' })).toBe(at('2026-02-28'));
  });

  it.each([
    [undefined, 30],
    [null, 30],
    [0, 30],
    [-1, 30],
    [Number.NaN, 30],
    [1, 1],
    [90, 90],
  ])('of %s days ends after %i', (days, after) => {
    expect(giftEnd(THEN, { unit: 'day', days })).toBe(THEN + after * DAY);
  });

  it('of days beyond the last date ends on it', () => {
    expect(giftEnd(THEN, { unit: 'day', days: 2_147_483_647 })).toBe(8.64e15);
    expect(giftEnd(8.64e15 - DAY, { unit: 'day', days: 1 })).toBe(8.64e15);
    expect(giftEnd(8.64e15, { unit: 'day', days: 1 })).toBe(8.64e15);
  });

  it('of days that are not said ends after 30', () => {
    expect(giftEnd(THEN, { unit: 'day' })).toBe(THEN + 30 * DAY);
  });
});

describe('months of the calendar', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-28', 1, '2026-02-28'],
    ['2026-01-29', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-30', 6, '2027-05-30'],
    ['2026-02-28', 6, '2026-08-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('after %s come %i, on %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toBe(at(to));
  });

  it('keep the order of moments and the time of day', () => {
    const moments = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(moments, moments, fc.nat(48), (a, b, months) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)];
        expect(addMonths(first, months) % DAY).toBe(first % DAY);
        const days = (time: number) => Math.floor(addMonths(time, months) / DAY);
        expect(days(first)).toBeLessThanOrEqual(days(second));
      }),
    );
  });
});

describe('a pause', () => {
  const next = at('2026-07-31');

  it('may follow another after six months', () => {
    expect(nextPauseAt(THEN)).toBe(next);
  });

  it.each([
    [null, THEN, true],
    [THEN, THEN, false],
    [THEN, next - 1, false],
    [THEN, next, true],
    [THEN, next + 1, true],
  ])('after one that ended at %s is allowed at %i: %s', (lastEnd, now, isAllowed) => {
    expect(canPause(lastEnd, now)).toBe(isAllowed);
  });
});

describe('a reminder of a sender', () => {
  it.each([
    [0, 3],
    [1, 7],
    [2, 20],
  ])('after %i others is due %i days after the last', (sent, days) => {
    expect(nextSenderReminderAt(sent, THEN)).toBe(THEN + days * DAY);
  });

  it.each([3, 4, -1, 0.5, Number.NaN])('after %d others is not due', (sent) => {
    expect(nextSenderReminderAt(sent, THEN)).toBeNull();
  });
});
