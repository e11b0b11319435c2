import type { Command } from 'commander';
import { planPriceLabel } from '../../src/pricing/plan-price.ts';
import { OFFER_FIELD_NAMES, PLAN_FIELD_NAMES } from '../plans/plan-fields.ts';
import type { PlanFields } from '../plans/plan-fields.ts';
import { removePlan, setOffer, setPlan, showPlans } from '../plans/plan.service.ts';
import type { OfferSettings } from '../plans/offer.store.ts';
import type { StoredPlan } from '../plans/plan.store.ts';
import { CliError } from './cli-error.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import type { FieldHelp } from './field-options.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

const PLAN_HELP: FieldHelp<keyof PlanFields> = {
  amount: ['number', 'price in minor units: 500 is $5'],
  currency: ['code', 'usd, eur, gbp, cad, aud, nzd, brl, mxn, inr or pln'],
  interval: [
    'interval',
    'day, week, month, year or forever; monthly, annual and founding know theirs',
  ],
  interval_count: ['number', 'intervals between two payments; 1 where nothing is said'],
  trial_period_days: ['days', "days before the first payment; '' for none"],
  founding: ['true|false', 'makes a founding member, who may choose the amount'],
  fixed_price: ['true|false', 'a founding member pays this amount'],
  short_description: ['text', "one line about it; '' for none"],
  position: ['number', 'place among the plans; the first is chosen at first'],
};

const OFFER_HELP: FieldHelp<keyof OfferSettings> = {
  payments_state: ['enabled|disabled', 'whether plans are offered at all'],
  disable_monthly_subscriptions: ['true|false', 'leave monthly plans out'],
  disable_annual_subscriptions: ['true|false', 'leave annual plans out'],
  group_percent_off: ['percent', "what a group is let off; '' for no group offer"],
  group_min_seats: ['number', "seats from which that holds; '' for no group offer"],
  trial_end_override: ['day', "day until which every trial lasts at least; '' for none"],
};

function describe(plan: StoredPlan): string {
  const rows = [
    ['plan', plan.id],
    ['price', planPriceLabel(plan)],
    ['trial_period_days', String(plan.trial_period_days ?? '–')],
    ['founding', String(plan.metadata.founding)],
    ['fixed_price', String(plan.metadata.fixed_price)],
    ['short_description', plan.metadata.short_description ?? '–'],
    ['position', String(plan.position)],
  ];
  return columns(rows);
}

function describeOffer(settings: OfferSettings): string {
  return columns(OFFER_FIELD_NAMES.map((name) => [name, String(settings[name] ?? '–')]));
}

async function set(io: CliIo, subdomain: string, id: string, options: Options): Promise<void> {
  const raw = typedFields(options, PLAN_FIELD_NAMES);
  if (Object.keys(raw).length === 0) {
    throw new CliError('nothing to set: name a setting, like --amount (see --help)');
  }
  await withDatabase(io, async (deps) => {
    const plan = await setPlan(deps, subdomain, id, raw);
    await print(io.stdout, options['json'] ? jsonLine(plan) : describe(plan));
  });
}

async function remove(io: CliIo, subdomain: string, id: string, options: Options): Promise<void> {
  await withDatabase(io, async (deps) => {
    await removePlan(deps, subdomain, id);
    await print(io.stdout, options['json'] ? jsonLine({ plan: id }) : `${id} is removed\n`);
  });
}

/** Whoever makes plans wants them seen. */
const DISABLED_NOTE = (subdomain: string) =>
  `note: no plan is offered yet: flyleaf plan offer ${subdomain} --payments-state enabled\n`;

async function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ db }) => {
    const { settings, plans } = await showPlans(db, subdomain);
    const rows = plans.map((plan) => [plan.id, planPriceLabel(plan)]);
    const text = options['json']
      ? plans.map(jsonLine).join('')
      : columns([['PLAN', 'PRICE'], ...rows]);
    await print(io.stdout, text);
    const isHidden = settings.payments_state === 'disabled' && plans.length > 0;
    if (isHidden && !options['json']) await print(io.stderr, DISABLED_NOTE(subdomain));
  });
}

/** Without an option it only shows. */
async function offer(io: CliIo, subdomain: string, options: Options): Promise<void> {
  const raw = typedFields(options, OFFER_FIELD_NAMES);
  await withDatabase(io, async (deps) => {
    const settings =
      Object.keys(raw).length > 0
        ? await setOffer(deps, subdomain, raw)
        : (await showPlans(deps.db, subdomain)).settings;
    await print(io.stdout, options['json'] ? jsonLine(settings) : describeOffer(settings));
  });
}

const example = (words: string) => `\nExample:\n  flyleaf plan ${words}`;

function addWriting(group: Command, io: CliIo): void {
  const setting = group
    .command('set <subdomain> <plan>')
    .description('make a plan or change it; what is not named stays');
  addFieldOptions(setting, PLAN_FIELD_NAMES, PLAN_HELP)
    .option('--json', 'print the plan as JSON')
    .addHelpText('after', example('set tideline monthly --amount 500 --currency usd'))
    .action((subdomain: string, id: string, options: Options) => set(io, subdomain, id, options));
  group
    .command('remove <subdomain> <plan>')
    .description('take a plan away')
    .option('--json', 'as JSON')
    .addHelpText('after', example('remove tideline monthly'))
    .action((subdomain: string, id: string, options: Options) =>
      remove(io, subdomain, id, options),
    );
}

/** `plan list|set|remove|offer`. */
export function addPlanCommands(program: Command, io: CliIo): void {
  const group = program.command('plan').description('what a subscription costs');
  addWriting(group, io);
  group
    .command('list <subdomain>')
    .description('every plan of a publication')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', example('list tideline'))
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
  const offering = group
    .command('offer <subdomain>')
    .description('show or change what holds for all plans');
  addFieldOptions(offering, OFFER_FIELD_NAMES, OFFER_HELP)
    .option('--json', 'as JSON')
    .addHelpText('after', example('offer tideline --payments-state enabled'))
    .action((subdomain: string, options: Options) => offer(io, subdomain, options));
}
