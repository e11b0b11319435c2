import type { Command } from 'commander';
import {
  PROFILE_FIELD_NAMES,
  getProfile,
  removeProfile,
  setProfile,
} from '../profiles/profile.service.ts';
import type { Profile } from '../profiles/profile.store.ts';
import { CliError } from './cli-error.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

function printProfile(io: CliIo, profile: Profile, options: Options): Promise<void> {
  const rows = Object.entries(profile).map(([name, value]) => [name, String(value ?? '–')]);
  return print(io.stdout, options['json'] ? jsonLine(profile) : columns(rows));
}

function set(io: CliIo, email: string, options: Options): Promise<void> {
  const raw = typedFields(options, PROFILE_FIELD_NAMES);
  if (Object.keys(raw).length === 0) {
    throw new CliError('nothing to set: name a setting, like --name (see --help)');
  }
  return withDatabase(io, async (deps) =>
    printProfile(io, await setProfile(deps, email, raw), options),
  );
}

function remove(io: CliIo, email: string, options: Options): Promise<void> {
  return withDatabase(io, async (deps) => {
    await removeProfile(deps, email);
    const words = `${email} shows nothing any more\n`;
    await print(io.stdout, options['json'] ? jsonLine({ email }) : words);
  });
}

/** `profile set|show|remove`. */
export function addProfileCommands(program: Command, io: CliIo): void {
  const group = program.command('profile').description('what a user shows everybody');
  const setting = group
    .command('set <email>')
    .description('make a profile, or change what is named of it');
  addFieldOptions(setting, PROFILE_FIELD_NAMES, {
    name: ['text', 'what they are called'],
    handle: ['handle', "their name in links and mentions; '' for none"],
    bio: ['text', "who they are, in a line; '' for nothing"],
    photo_url: ['url', "a picture of them, https; '' for none"],
  })
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      "\nExample:\n  flyleaf profile set mara@tideline.example --name 'Mara Voss'",
    )
    .action((email: string, options: Options) => set(io, email, options));
  group
    .command('show <email>')
    .description('what everybody may know of them')
    .option('--json', 'as JSON')
    .action((email: string, options: Options) =>
      withDatabase(io, async ({ db }) => printProfile(io, await getProfile(db, email), options)),
    );
  group
    .command('remove <email>')
    .description('take the profile away; the user stays')
    .option('--json', 'as JSON')
    .action((email: string, options: Options) => remove(io, email, options));
}
