import { DAY } from '../time/units.ts';

/** Days in which a bill that is paid by hand is due. (spec links-and-rules §9) */
export const MANUAL_BILLING_DUE_DAYS = 45;
/** Days in which a bill of the card provider is due. (spec links-and-rules §9) */
export const PROVIDER_BILLING_DUE_DAYS = 30;
/**
 * Days of the shorter trial that a grace coupon gives. (spec links-and-rules §9)
 *
 * @decided The spec gives two lengths, "2 / 24 days", and not when each is given.
 */
export const SHORT_GRACE_TRIAL_DAYS = 2;
/** Days of the longer trial that a grace coupon gives. (spec links-and-rules §9) */
export const LONG_GRACE_TRIAL_DAYS = 24;
/** Payments from a bank account that are attempted before giving up. (spec links-and-rules §9) */
export const MAX_BANK_PAYMENT_ATTEMPTS = 3;

/** Who collects a bill. */
export type BillingMethod = 'manual' | 'provider';

const DUE_DAYS: Readonly<Record<BillingMethod, number>> = {
  manual: MANUAL_BILLING_DUE_DAYS,
  provider: PROVIDER_BILLING_DUE_DAYS,
};

/** When a bill that is issued at a moment is due (both UTC milliseconds). (spec links-and-rules §9) */
export function billingDueAt(issuedAt: number, method: BillingMethod): number {
  return issuedAt + DUE_DAYS[method] * DAY;
}

/** Whether a payment from a bank account may be attempted, after so many attempts. (spec links-and-rules §9) */
export function canAttemptBankPayment(attempts: number): boolean {
  return attempts < MAX_BANK_PAYMENT_ATTEMPTS;
}
