import { checkAmount } from '../pricing/minor-units.ts';

/** Cents (USD) that one e-mail costs to send. (spec links-and-rules §9) */
export const PER_EMAIL_COST_CENTS = 0.0064;
/** Subscriptions that a profile shows at most. (spec links-and-rules §9) */
export const PROFILE_SUBSCRIPTIONS_LIMIT = 1000;

/** Decimals of the cost of one e-mail, so that many are multiplied in whole numbers. */
const COST_SCALE = 10_000;

/**
 * Cents (USD) that so many e-mails cost, with decimals; a number that is not whole, or below 0, is an error of the
 * caller. (spec links-and-rules §9)
 */
export function emailsCost(emails: number): number {
  const parts = Math.round(PER_EMAIL_COST_CENTS * COST_SCALE);
  return (checkAmount(emails) * parts) / COST_SCALE;
}
