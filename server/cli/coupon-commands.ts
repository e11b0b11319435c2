import type { Command } from 'commander';
import { couponLabel } from '../../src/pricing/coupon-label.ts';
import { couponsOf, removeCoupon, setCoupon } from '../plans/coupon.service.ts';
import type { StoredCoupon } from '../plans/coupon.store.ts';
import { COUPON_FIELD_NAMES } from '../plans/plan-fields.ts';
import type { CouponFields } from '../plans/plan-fields.ts';
import { CliError } from './cli-error.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import type { FieldHelp } from './field-options.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

const HELP: FieldHelp<keyof CouponFields> = {
  percent_off: ['percent', "percent of each payment, like 20 or 12.5; '' for none"],
  amount_off: ['number', "minor units of each payment; '' for none"],
  currency: ['code', 'of --amount-off; plans in another one are not let off'],
  duration: ['once|repeating|forever', 'one payment, some months, or every payment'],
  duration_in_months: ['number', 'months that a repeating discount lasts'],
  trial_period_days: ['days', "days before the first payment; '' for none"],
  extra_seats: ['number', "seats beside the reader's own; '' for none"],
  expires_at: ['day', "from when it is no longer good; '' for no end"],
};

/** On a monthly plan, as an example of what readers see. */
function row(coupon: StoredCoupon): string[] {
  const plan = { interval: 'month', currency: coupon.currency } as const;
  const { expires_at: end } = coupon;
  const until = end === null ? '–' : new Date(end).toISOString();
  return [coupon.code, couponLabel(coupon, plan) ?? '–', until];
}

const table = (coupons: readonly StoredCoupon[]) =>
  columns([['CODE', 'OFFER', 'UNTIL'], ...coupons.map(row)]);

async function set(io: CliIo, subdomain: string, code: string, options: Options): Promise<void> {
  const raw = typedFields(options, COUPON_FIELD_NAMES);
  if (Object.keys(raw).length === 0) {
    throw new CliError('nothing to set: name a setting, like --percent-off (see --help)');
  }
  await withDatabase(io, async (deps) => {
    const coupon = await setCoupon(deps, subdomain, code, raw);
    await print(io.stdout, options['json'] ? jsonLine(coupon) : table([coupon]));
  });
}

async function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ db }) => {
    const coupons = await couponsOf(db, subdomain);
    await print(io.stdout, options['json'] ? coupons.map(jsonLine).join('') : table(coupons));
  });
}

async function remove(io: CliIo, subdomain: string, code: string, options: Options): Promise<void> {
  await withDatabase(io, async (deps) => {
    await removeCoupon(deps, subdomain, code);
    await print(io.stdout, options['json'] ? jsonLine({ code }) : `${code} is removed\n`);
  });
}

const example = (words: string) => `\nExample:\n  flyleaf coupon ${words}`;

/** `coupon list|set|remove`. */
export function addCouponCommands(program: Command, io: CliIo): void {
  const group = program
    .command('coupon')
    .description('codes that let readers off: part of the price, days, seats');
  const setting = group
    .command('set <subdomain> <code>')
    .description('make a coupon or change it; what is not named stays');
  addFieldOptions(setting, COUPON_FIELD_NAMES, HELP)
    .option('--json', 'print the coupon as JSON')
    .addHelpText('after', example('set tideline SPRING --percent-off 20 --duration forever'))
    .action((subdomain: string, code: string, options: Options) =>
      set(io, subdomain, code, options),
    );
  group
    .command('list <subdomain>')
    .description('every coupon of a publication')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', example('list tideline'))
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
  group
    .command('remove <subdomain> <code>')
    .description('take a coupon away')
    .option('--json', 'as JSON')
    .addHelpText('after', example('remove tideline SPRING'))
    .action((subdomain: string, code: string, options: Options) =>
      remove(io, subdomain, code, options),
    );
}
