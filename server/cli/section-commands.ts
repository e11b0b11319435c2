import type { Command } from 'commander';
import { parseFields } from '../publications/parse-fields.ts';
import { SECTION_FIELDS, SECTION_FIELD_NAMES } from '../publications/section-fields.ts';
import type { RawSection, SectionFieldName } from '../publications/section-fields.ts';
import {
  createSection,
  getSection,
  removeSection,
  sectionsOf,
  setSection,
} from '../publications/section.service.ts';
import type { Section } from '../publications/section.ts';
import { CliError } from './cli-error.ts';
import { withPhotoRatio } from './cover-photo.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import type { FieldHelp } from './field-options.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;
type Act = (subdomain: string, slug: string, options: Options) => Promise<void>;

const FIELD_HELP: FieldHelp<SectionFieldName> = {
  name: ['text', 'what readers call it'],
  description: ['text', "the tagline of its cover page; '' for the publication's"],
  logo_url: ['url', "its logo, square, https; '' for the publication's"],
  cover_photo_url: ['url', "its cover photo, https; '' for the publication's"],
  cover_photo_ratio: [
    'number',
    "width of its cover photo divided by the height; measured when the photo is set; '' for not known",
  ],
  hide_intro_title: ['true|false', "leave its name out of the popup; '' as the publication"],
  hide_intro_subtitle: ['true|false', "leave its tagline out of the popup; '' as the publication"],
};

function describe(section: Section): string {
  const rows = [['slug', section.slug]];
  for (const field of SECTION_FIELD_NAMES) rows.push([field, String(section[field] ?? '–')]);
  rows.push(['created_at', new Date(section.created_at).toISOString()]);
  return columns(rows);
}

function show(io: CliIo, section: Section, options: Options): Promise<void> {
  return print(io.stdout, options['json'] ? jsonLine(section) : describe(section));
}

/** What was typed, with what is measured of it; faults come first. */
async function completeSettings(io: CliIo, options: Options): Promise<RawSection> {
  const typed = typedFields(options, SECTION_FIELD_NAMES);
  parseFields(SECTION_FIELDS, typed);
  return withPhotoRatio(io, typed);
}

function create(io: CliIo): Act {
  return async (subdomain, slug, options) => {
    const settings = await completeSettings(io, options);
    const { name } = settings;
    if (name === undefined) throw new CliError('--name is missing: say what readers call it');
    await withDatabase(io, async (deps) =>
      show(io, await createSection(deps, subdomain, slug, { ...settings, name }), options),
    );
  };
}

function set(io: CliIo): Act {
  return async (subdomain, slug, options) => {
    const settings = await completeSettings(io, options);
    if (Object.keys(settings).length === 0) {
      throw new CliError('nothing to set: name a setting, like --name (see --help)');
    }
    await withDatabase(io, async (deps) =>
      show(io, await setSection(deps, subdomain, slug, settings), options),
    );
  };
}

function showOne(io: CliIo): Act {
  return (subdomain, slug, options) =>
    withDatabase(io, async ({ db }) => show(io, await getSection(db, subdomain, slug), options));
}

function remove(io: CliIo): Act {
  return (subdomain, slug, options) =>
    withDatabase(io, async (deps) => {
      await removeSection(deps, subdomain, slug);
      await print(io.stdout, options['json'] ? jsonLine({ slug }) : `${slug} is removed\n`);
    });
}

async function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ db }) => {
    const sections = await sectionsOf(db, subdomain);
    const rows = sections.map(({ slug, name }) => [slug, name]);
    const text = options['json']
      ? sections.map(jsonLine).join('')
      : columns([['SLUG', 'NAME'], ...rows]);
    await print(io.stdout, text);
  });
}

const example = (words: string) => `\nExample:\n  flyleaf section ${words}`;

function addWriting(group: Command, io: CliIo): void {
  const making = group
    .command('create <subdomain> <slug>')
    .description('make a section; the slug is its name in addresses');
  addFieldOptions(making, SECTION_FIELD_NAMES, FIELD_HELP)
    .option('--json', 'print it as JSON')
    .addHelpText('after', example("create tideline harbours --name 'Harbours'"))
    .action(create(io));
  const setting = group
    .command('set <subdomain> <slug>')
    .description('change settings; what is not named stays');
  addFieldOptions(setting, SECTION_FIELD_NAMES, FIELD_HELP)
    .option('--json', 'print the section as JSON')
    .addHelpText('after', example("set tideline harbours --description 'Where boats wait'"))
    .action(set(io));
}

/** `section create|list|show|set|remove`. */
export function addSectionCommands(program: Command, io: CliIo): void {
  const group = program
    .command('section')
    .description('parts of a publication, each with a name and pictures of its own');
  addWriting(group, io);
  group
    .command('list <subdomain>')
    .description('every section of a publication')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', example('list tideline'))
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
  group
    .command('show <subdomain> <slug>')
    .description('every setting of a section')
    .option('--json', 'as JSON')
    .addHelpText('after', example('show tideline harbours'))
    .action(showOne(io));
  group
    .command('remove <subdomain> <slug>')
    .description('take a section away')
    .option('--json', 'as JSON')
    .addHelpText('after', example('remove tideline harbours'))
    .action(remove(io));
}
