import type { Command } from 'commander';
import {
  createPublication,
  setPublication,
  showPublication,
} from '../publications/publication.service.ts';
import type { PublicationWithOrigins } from '../publications/publication.service.ts';
import { FIELD_NAMES, parseSettings } from '../publications/publication-fields.ts';
import type { RawSettings } from '../publications/publication-fields.ts';
import { listPublications } from '../publications/publication.store.ts';
import { CliError } from './cli-error.ts';
import { withPhotoRatio } from './cover-photo.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo, CommandDeps } from './io.ts';
import { copyChangesOf } from './copy-changes.ts';
import { addCopyOption, addSettingOptions, settingsOf } from './publication-options.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

function describe(publication: PublicationWithOrigins): string {
  const rows = [['subdomain', publication.subdomain]];
  for (const field of FIELD_NAMES) rows.push([field, String(publication[field] ?? '–')]);
  rows.push(['copy', publication.copy === null ? '–' : JSON.stringify(publication.copy)]);
  rows.push(['origins', publication.origins.join(' ') || '–']);
  rows.push(['created_at', new Date(publication.created_at).toISOString()]);
  return columns(rows);
}

async function show(io: CliIo, deps: CommandDeps, subdomain: string, options: Options) {
  const publication = await showPublication(deps.db, subdomain);
  await print(io.stdout, options['json'] ? jsonLine(publication) : describe(publication));
}

/** The settings that were typed, with what is measured of them. Faults come first: nobody waits for a picture in vain. */
async function completeSettings(io: CliIo, options: Options): Promise<RawSettings> {
  const typed = settingsOf(options);
  parseSettings(typed);
  return withPhotoRatio(io, typed);
}

function addCreate(group: Command, io: CliIo): void {
  const create = group
    .command('create <subdomain>')
    .description('make a publication; the subdomain is its name in addresses and in the snippet');
  addSettingOptions(create)
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      "\nExample:\n  flyleaf publication create tideline --name 'The Tideline' --accent-color '#0f6b75'",
    )
    .action((subdomain: string, options: Options) =>
      withDatabase(io, async (deps) => {
        const settings = await completeSettings(io, options);
        if (settings.name === undefined)
          throw new CliError('--name is missing: say what readers call it');
        await createPublication(deps, subdomain, { ...settings, name: settings.name });
        await show(io, deps, subdomain, options);
      }),
    );
}

function addSet(group: Command, io: CliIo): void {
  const set = group
    .command('set <subdomain>')
    .description('change settings; what is not named stays');
  addCopyOption(addSettingOptions(set))
    .option('--json', 'print the publication as JSON')
    .addHelpText(
      'after',
      "\nExamples:\n  flyleaf publication set tideline --welcome-popup false\n  flyleaf publication set tideline --hero-text ''\n  flyleaf publication set tideline --copy form.subscribe='Join'",
    )
    .action((subdomain: string, options: Options) =>
      withDatabase(io, async (deps) => {
        const settings = await completeSettings(io, options);
        const words = await copyChangesOf(options);
        if (Object.keys(settings).length + words.length === 0) {
          throw new CliError('nothing to set: name a setting, like --name (see --help)');
        }
        await setPublication(deps, subdomain, settings, words);
        await show(io, deps, subdomain, options);
      }),
    );
}

async function list(io: CliIo, deps: CommandDeps, options: Options): Promise<void> {
  const publications = await listPublications(deps.db.kysely);
  if (options['json']) {
    for (const publication of publications) await print(io.stdout, jsonLine(publication));
    return;
  }
  const rows = publications.map((one) => [one.subdomain, one.name, one.custom_domain ?? '']);
  await print(io.stdout, columns([['SUBDOMAIN', 'NAME', 'CUSTOM DOMAIN'], ...rows]));
}

/** `publication create|list|show|set`. */
export function addPublicationCommands(program: Command, io: CliIo): void {
  const group = program.command('publication').description('publications and their settings');
  addCreate(group, io);
  group
    .command('list')
    .description('every publication')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', '\nExample:\n  flyleaf publication list --json')
    .action((options: Options) => withDatabase(io, (deps) => list(io, deps, options)));
  group
    .command('show <subdomain>')
    .description('every setting of a publication')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  flyleaf publication show demo')
    .action((subdomain: string, options: Options) =>
      withDatabase(io, (deps) => show(io, deps, subdomain, options)),
    );
  addSet(group, io);
}
