import { planSchema } from '../../src/contracts/entities/plan.contract.ts';
import { COUPON_DURATIONS } from '../../src/pricing/coupon.ts';
import { SUPPORTED_CURRENCIES } from '../../src/pricing/currencies.ts';
import { GROUP_SEATS_MAX, GROUP_SEATS_MIN } from '../../src/pricing/group-offer.ts';
import { isPlanId } from '../../src/pricing/identified-plan.ts';
import { PLAN_INTERVALS } from '../../src/pricing/plan.ts';
import { CHOSEN_AMOUNT_MAX } from '../../src/pricing/read-amount.ts';
import { readWireTime } from '../../src/pricing/wire-time.ts';
import { PAYMENTS_STATES } from '../../src/publication/payments-state.ts';
import {
  FieldFault,
  lineOfText,
  oneOf,
  optional,
  parseFlag,
  wholeNumber,
} from '../publications/field-parsers.ts';
import type { Parse } from '../publications/field-parsers.ts';
import { refuseFields } from '../publications/parse-fields.ts';
import type { FieldParsers } from '../publications/parse-fields.ts';
import type { StoredCoupon } from './coupon.store.ts';
import type { OfferSettings } from './offer.store.ts';
import type { StoredPlan } from './plan.store.ts';

const COUNT_MAX = 365;
const DAYS_MAX = 730;
const MONTHS_MAX = 60;
const DESCRIPTION_MAX_LENGTH = 200;
const POSITION_MAX = 1_000;
const CODE = /^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/u;

const parsePercent: Parse<number> = (text) => {
  const number = Number(text);
  const isNumber = /^\s*[0-9]{1,3}(?:\.[0-9]{1,2})?\s*$/u.test(text);
  if (isNumber && number > 0 && number <= 100) return number;
  throw new FieldFault(`must be a percentage above 0 and up to 100, like 12.5, not '${text}'`);
};

/** A day, which is its first moment in UTC, or a moment with its zone. */
const parseTime: Parse<number> = (text) => {
  const time = readWireTime(text.trim());
  if (time !== null && /^\d{4}-/u.test(text.trim())) return time;
  throw new FieldFault(`must be a day or a moment, like 2027-01-31, not '${text}'`);
};

/** A plan as its options have it: flags and words stand beside the price. */
export interface PlanFields extends Omit<StoredPlan, 'id' | 'metadata'> {
  founding: boolean;
  fixed_price: boolean;
  short_description: string | null;
}

/** Every option of a plan and how it is read. */
export const PLAN_FIELDS: FieldParsers<PlanFields> = {
  amount: wholeNumber(0, CHOSEN_AMOUNT_MAX),
  currency: oneOf(SUPPORTED_CURRENCIES),
  interval: oneOf(PLAN_INTERVALS),
  interval_count: wholeNumber(1, COUNT_MAX),
  trial_period_days: optional(wholeNumber(1, DAYS_MAX)),
  founding: parseFlag,
  fixed_price: parseFlag,
  short_description: optional(lineOfText(DESCRIPTION_MAX_LENGTH)),
  position: wholeNumber(0, POSITION_MAX),
};
export const PLAN_FIELD_NAMES = Object.keys(PLAN_FIELDS) as (keyof PlanFields)[];

/** Every option of what holds for all plans. */
export const OFFER_FIELDS: FieldParsers<OfferSettings> = {
  payments_state: oneOf(PAYMENTS_STATES),
  disable_monthly_subscriptions: parseFlag,
  disable_annual_subscriptions: parseFlag,
  group_percent_off: optional(parsePercent),
  group_min_seats: optional(wholeNumber(GROUP_SEATS_MIN, GROUP_SEATS_MAX)),
  trial_end_override: optional(parseTime),
};
export const OFFER_FIELD_NAMES = Object.keys(OFFER_FIELDS) as (keyof OfferSettings)[];

/** A coupon's options: its percentage may have decimals. */
export interface CouponFields extends Omit<
  StoredCoupon,
  'code' | 'percent_off' | 'percent_off_precise' | 'loading' | 'error'
> {
  percent_off: number | null;
}

/** Every option of a coupon. */
export const COUPON_FIELDS: FieldParsers<CouponFields> = {
  percent_off: optional(parsePercent),
  amount_off: optional(wholeNumber(1, CHOSEN_AMOUNT_MAX)),
  currency: optional(oneOf(SUPPORTED_CURRENCIES)),
  duration: oneOf(COUPON_DURATIONS),
  duration_in_months: optional(wholeNumber(1, MONTHS_MAX)),
  trial_period_days: optional(wholeNumber(1, DAYS_MAX)),
  extra_seats: optional(wholeNumber(1, GROUP_SEATS_MAX)),
  expires_at: optional(parseTime),
};
export const COUPON_FIELD_NAMES = Object.keys(COUPON_FIELDS) as (keyof CouponFields)[];

/** The name of a plan; a FlyleafError where it has not its shape. */
export function parsePlanId(text: string): string {
  if (isPlanId(text)) return text;
  const shape = 'up to 48 lower-case letters, digits and inner hyphens';
  throw refuseFields([{ param: 'plan', msg: `plan must have ${shape}, not '${text}'` }]);
}

/** A coupon's code as it is compared; null for what can be none. Case does not count. */
export function readCouponCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

/** The code of a coupon; a FlyleafError where it has not its shape. */
export function parseCouponCode(text: string): string {
  const code = readCouponCode(text);
  if (code !== null) return code;
  const shape = 'up to 40 letters, digits and inner hyphens';
  throw refuseFields([{ param: 'code', msg: `code must have ${shape}, not '${text}'` }]);
}

/** Refuses a plan that the contract would not let through: what is kept here is on the wire later. */
export function checkPlan(plan: StoredPlan): StoredPlan {
  const parsed = planSchema.safeParse(plan);
  if (parsed.success) return plan;
  const faults = parsed.error.issues.map(({ path, message }) => {
    const param = String(path[0] ?? 'plan');
    return { param, msg: `${param} ${message}` };
  });
  throw refuseFields(faults);
}
