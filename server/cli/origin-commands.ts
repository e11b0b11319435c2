import type { Command } from 'commander';
import { addOrigin, removeOrigin, showPublication } from '../publications/publication.service.ts';
import type { OriginChange } from '../publications/publication.service.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';

type Options = Readonly<Record<string, unknown>>;

function report(io: CliIo, options: Options, change: OriginChange, words: string): Promise<void> {
  return print(io.stdout, options['json'] ? jsonLine(change) : `${change.origin} ${words}\n`);
}

async function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ db }) => {
    const { origins } = await showPublication(db, subdomain);
    for (const origin of origins) {
      await print(io.stdout, options['json'] ? jsonLine({ origin }) : `${origin}\n`);
    }
  });
}

function add(io: CliIo, subdomain: string, origin: string, options: Options): Promise<void> {
  return withDatabase(io, async (deps) => {
    const change = await addOrigin(deps, subdomain, origin);
    await report(io, options, change, change.changed ? 'is registered' : 'was registered already');
  });
}

function remove(io: CliIo, subdomain: string, origin: string, options: Options): Promise<void> {
  return withDatabase(io, async (deps) => {
    await report(
      io,
      options,
      await removeOrigin(deps, subdomain, origin),
      'is no longer registered',
    );
  });
}

/** `origin add|remove|list`. */
export function addOriginCommands(program: Command, io: CliIo): void {
  const group = program
    .command('origin')
    .description("whose pages may use a publication's widgets: sign-ups from others are refused");
  group
    .command('add <subdomain> <origin>')
    .description('let pages of an origin use the widgets')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  flyleaf origin add demo https://blog.example')
    .action((subdomain: string, origin: string, options: Options) =>
      add(io, subdomain, origin, options),
    );
  group
    .command('remove <subdomain> <origin>')
    .description('take that back')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  flyleaf origin remove demo https://blog.example')
    .action((subdomain: string, origin: string, options: Options) =>
      remove(io, subdomain, origin, options),
    );
  group
    .command('list <subdomain>')
    .description("registered origins, the custom domain's included")
    .option('--json', 'one JSON object a line')
    .addHelpText('after', '\nExample:\n  flyleaf origin list demo')
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
}
