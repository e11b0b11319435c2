import type { Command } from 'commander';
import { SUBSCRIPTION_ROLES, SUBSCRIPTION_TYPES } from '../../src/subscriptions/subscription.ts';
import { PUBLICATION_ROLES } from '../access/access.tables.ts';
import {
  addContributor,
  contributorsOf,
  removeContributor,
} from '../access/contributor.service.ts';
import { STANDING_FIELD_NAMES, setStanding, standingOf } from '../access/standing.service.ts';
import type { Standing } from '../access/standing.store.ts';
import { TERM_FIELD_NAMES, setTerms } from '../access/terms.service.ts';
import type { TermSettings } from '../access/terms.service.ts';
import { CliError } from './cli-error.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import type { FieldHelp } from './field-options.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { isoTime } from './subscribers-csv.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

const TERM_HELP: FieldHelp<keyof TermSettings> = {
  expiry: ['time', "paid until then, like 2027-11-21; '' for no such time"],
  type: [SUBSCRIPTION_TYPES.join('|'), "who else pays or waives; '' for nobody"],
  is_founding: ['true|false', 'whether it is a founding membership'],
  role: [SUBSCRIPTION_ROLES.join('|'), "what they are in the publication; '' for a reader"],
};

/** What was typed; a command that sets nothing was a slip. */
function settings<Field extends string>(options: Options, names: readonly Field[]) {
  const typed = typedFields(options, names);
  if (Object.keys(typed).length > 0) return typed;
  throw new CliError('nothing to set: name a setting (see --help)');
}

function setOne(io: CliIo, subdomain: string, email: string, options: Options): Promise<void> {
  const raw = settings(options, TERM_FIELD_NAMES);
  return withDatabase(io, async (deps) => {
    const { expiry, type, is_founding, role } = await setTerms(deps, subdomain, email, raw);
    const shown = { email, expiry: isoTime(expiry), type, is_founding: is_founding === 1, role };
    const rows = Object.entries(shown).map(([name, value]) => [name, String(value ?? '–')]);
    await print(io.stdout, options['json'] ? jsonLine(shown) : columns(rows));
  });
}

/** Adds `subscribers set` to its group. */
export function addTermsCommand(subscribers: Command, io: CliIo): void {
  const setting = subscribers
    .command('set <subdomain> <email>')
    .description('change what a reader has; what is not named stays');
  addFieldOptions(setting, TERM_FIELD_NAMES, TERM_HELP)
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  flyleaf subscribers set demo ada@reader.example --type comp\n  flyleaf subscribers set demo ada@reader.example --expiry 2027-11-21 --is-founding true',
    )
    .action((subdomain: string, email: string, options: Options) =>
      setOne(io, subdomain, email, options),
    );
}

function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  return withDatabase(io, async ({ db }) => {
    const all = await contributorsOf(db, subdomain);
    const table = columns(all.map(({ email, role }) => [role, email]));
    await print(io.stdout, options['json'] ? all.map(jsonLine).join('') : table);
  });
}

function add(io: CliIo, subdomain: string, email: string, options: Options): Promise<void> {
  return withDatabase(io, async (deps) => {
    const added = await addContributor(deps, subdomain, email, String(options['role']));
    const words = `${added.email} is ${added.role} of ${subdomain}\n`;
    await print(io.stdout, options['json'] ? jsonLine(added) : words);
  });
}

function remove(io: CliIo, subdomain: string, email: string, options: Options): Promise<void> {
  return withDatabase(io, async (deps) => {
    await removeContributor(deps, subdomain, email);
    const words = `${email} has no role in ${subdomain} any more\n`;
    await print(io.stdout, options['json'] ? jsonLine({ email }) : words);
  });
}

/** `contributor add|remove|list`. */
export function addContributorCommands(program: Command, io: CliIo): void {
  const group = program
    .command('contributor')
    .description('those who write for a publication: they read all of it');
  group
    .command('add <subdomain> <email>')
    .description('give somebody a role, in place of an earlier one')
    .option('--role <role>', PUBLICATION_ROLES.join(', '), 'contributor')
    .option('--json', 'as JSON')
    .action((subdomain: string, email: string, options: Options) =>
      add(io, subdomain, email, options),
    );
  group
    .command('remove <subdomain> <email>')
    .description('take the role away')
    .option('--json', 'as JSON')
    .action((subdomain: string, email: string, options: Options) =>
      remove(io, subdomain, email, options),
    );
  group
    .command('list <subdomain>')
    .description('who they are')
    .option('--json', 'one JSON object a line')
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
}

function printStanding(io: CliIo, standing: Standing, options: Options): Promise<void> {
  const { tier, blockedCountries } = standing;
  const rows = [
    ['tier', String(tier)],
    ['blocked_countries', blockedCountries.join(', ') || '–'],
  ];
  const json = { tier, blocked_countries: blockedCountries };
  return print(io.stdout, options['json'] ? jsonLine(json) : columns(rows));
}

/** `standing set|show`. */
export function addStandingCommands(program: Command, io: CliIo): void {
  const group = program
    .command('standing')
    .description('whether a publication may be seen, and where');
  const setting = group.command('set <subdomain>').description('change what is named');
  addFieldOptions(setting, STANDING_FIELD_NAMES, {
    tier: ['level', '-2 removed, -1 and 0 kept from search engines, 1 available, 2 put forward'],
    blocked_countries: ['codes', "where it is blocked, like DE,FR; '' for nowhere"],
  })
    .option('--json', 'print it as JSON')
    .action((subdomain: string, options: Options) => {
      const raw = settings(options, STANDING_FIELD_NAMES);
      return withDatabase(io, async (deps) =>
        printStanding(io, await setStanding(deps, subdomain, raw), options),
      );
    });
  group
    .command('show <subdomain>')
    .description('how it stands')
    .option('--json', 'as JSON')
    .action((subdomain: string, options: Options) =>
      withDatabase(io, async ({ db }) =>
        printStanding(io, await standingOf(db, subdomain), options),
      ),
    );
}
