/** English copy of the plan step. `{…}` stay as they are. Discounts and free seats are worded as the specification has them. */
export const plansMessages = {
  title: 'Choose your plan',
  giftTitle: 'Give {name}',
  text: 'Every plan supports {name}.',
  memberText: 'You are signed in as {email}.',
  legend: 'Plans',

  // What a plan is called: by its period, unless it makes a founding member.
  name_day: 'Daily',
  name_week: 'Weekly',
  name_month: 'Monthly',
  name_year: 'Yearly',
  name_once: 'For good',
  name_counted: 'Subscription',
  name_founding: 'Founding member',

  // A price with how often it is paid.
  per_day: '{price} a day',
  per_week: '{price} a week',
  per_month: '{price} a month',
  per_year: '{price} a year',
  once: '{price}, paid once',
  every_day_one: '{price} every day',
  every_day_many: '{price} every {count} days',
  every_day_other: '{price} every {count} days',
  every_week_one: '{price} every week',
  every_week_many: '{price} every {count} weeks',
  every_week_other: '{price} every {count} weeks',
  every_month_one: '{price} every month',
  every_month_many: '{price} every {count} months',
  every_month_other: '{price} every {count} months',
  every_year_one: '{price} every year',
  every_year_many: '{price} every {count} years',
  every_year_other: '{price} every {count} years',
  gift_day: '{price} for a day, paid once',
  gift_week: '{price} for a week, paid once',
  gift_month: '{price} for a month, paid once',
  gift_year: '{price} for a year, paid once',
  /** With a discount that does not last. */
  atFirst: '{amount} at first, then {full}',
  /** With one that does. */
  instead: 'instead of {full}',
  trialUntil: 'Free until {date}',

  // A coupon's or a group's discount. `{off}` is a percentage or an amount.
  off_first_day: '{off} off first day',
  off_first_week: '{off} off first week',
  off_first_month: '{off} off first month',
  off_first_year: '{off} off first year',
  off_first_payment: '{off} off first payment',
  off_forever: '{off} off forever',
  off_months_one: '{off} off for {count} month',
  off_months_many: '{off} off for {count} months',
  off_months_other: '{off} off for {count} months',
  off_years_one: '{off} off for {count} year',
  off_years_many: '{off} off for {count} years',
  off_years_other: '{off} off for {count} years',
  extraSeats_one: 'an additional seat',
  extraSeats_many: '{count} additional seats',
  extraSeats_other: '{count} additional seats',

  couponGood: 'The coupon {code} is counted in.',
  couponUnknown: 'That coupon is not good, or not any more. These are the prices without it.',
  unavailable:
    'Paid plans are not available here yet. Nothing is charged, and you can read for free.',
  planWrong: 'Choose one of these plans.',

  amountLabel: 'Your amount as a founding member',
  amountHint: 'In {currency}. Leave it as it is, or choose another one.',
  amountWrong: 'Enter an amount above 0, like {example}.',
  seatsLabel: 'Seats',
  seatsHint_one: '{percent} off from {count} seat.',
  seatsHint_many: '{percent} off from {count} seats.',
  seatsHint_other: '{percent} off from {count} seats.',
  seatsShow: 'Show the price',
  seatsTotal_one: '{count} seat, {price} per person',
  seatsTotal_many: '{count} seats, {price} per person',
  seatsTotal_other: '{count} seats, {price} per person',

  pay: 'Continue to payment',
  maybeLater: 'Maybe later',
  readFree: 'Read for free',

  // On the page with the form.
  offer: 'Paid plans from {price}.',
  offerAction: 'See the plans',
  share: 'Does somebody come to mind? This link is yours to send.',
} as const;

export type PlansMessages = { readonly [Key in keyof typeof plansMessages]: string };
