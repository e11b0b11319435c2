import { formatPrice } from '../../src/pricing/format-price.ts';
import { describePeriod } from '../../src/pricing/plan-period.ts';
import { language } from '../shared/text/language.messages.ts';
import { formatLocale } from '../shared/text/format-locale.ts';
import { plural } from '../shared/text/plural.ts';
import { plansMessages as messages } from './plans.messages.ts';
import type { DiscountDescription, DiscountSpan } from '../../src/pricing/describe-coupon.ts';
import type { Plan } from '../../src/pricing/plan.ts';

const put = (sentence: string, place: string, text: string) =>
  sentence.replace(`{${place}}`, () => text);

/** An amount (minor units) as the page's language writes it. */
export const moneyText = (amount: number, currency: string): string =>
  formatPrice(amount, currency, language.lang);

/** A percentage as the page's language writes it. */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );

function periodSentence(plan: Plan): string {
  const period = describePeriod(plan);
  if (period.kind === 'one-time') return messages.once;
  const { interval, count } = period;
  return count === 1 ? messages[`per_${interval}`] : plural(messages, `every_${interval}`, count);
}

/** What is paid, and how often. */
export function priceText(plan: Plan, amount = plan.amount): string {
  return put(periodSentence(plan), 'price', moneyText(amount, plan.currency));
}

/** The price of a gift, which is paid once. */
export function giftText(plan: Plan, amount: number): string {
  const period = describePeriod(plan);
  const isPlain = period.kind === 'every' && period.count === 1;
  const sentence = isPlain ? messages[`gift_${period.interval}`] : messages.once;
  return put(sentence, 'price', moneyText(amount, plan.currency));
}

function spanSentence(span: DiscountSpan): string {
  if (span.kind === 'first') return messages[`off_first_${span.period}`];
  if (span.kind === 'forever') return messages.off_forever;
  return plural(messages, `off_${span.kind}`, span.count);
}

/** What a coupon or a group is let off, and for how long (spec reader-flows §9, coupon labels). */
export function discountText(discount: DiscountDescription): string {
  const off =
    discount.kind === 'percent'
      ? percentText(discount.percent)
      : moneyText(discount.amount, discount.currency);
  return put(spanSentence(discount.span), 'off', off);
}

/** What a plan is called. */
export function planName(plan: Plan, isFounding: boolean): string {
  if (isFounding) return messages.name_founding;
  const period = describePeriod(plan);
  if (period.kind === 'one-time') return messages.name_once;
  return period.count === 1 ? messages[`name_${period.interval}`] : messages.name_counted;
}
