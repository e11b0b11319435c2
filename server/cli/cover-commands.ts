import type { Command } from 'commander';
import { clearCover, setCover, showCover } from '../covers/cover.service.ts';
import type { CuratedCover } from '../covers/curated-cover.ts';
import type { Publication } from '../publications/publication.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { readJson } from './read-json.ts';

type Options = Readonly<Record<string, unknown>>;

const FORMAT = `
The file is JSON; each list may be left out:
  {
    "blurbs": [
      {
        "description": "What they say of you",
        "author_name": "Mara Voss",
        "recommendingPublication": { "name": "Salt and Paper" }
      }
    ],
    "top_posts": [{ "title": "A post", "subtitle": "What it is of", "url": "https://tideline.example/p/a-post" }],
    "top_subscribers": [{ "name": "Ada", "photo_url": "https://tideline.example/ada.jpg" }]
  }
Show only subscribers who agreed to it.

Examples:
  flyleaf cover set tideline cover.json
  flyleaf cover show tideline | flyleaf cover set letters -`;

function pretty(cover: CuratedCover): string {
  return `${JSON.stringify(cover, null, 2)}\n`;
}

function summary(cover: CuratedCover): string {
  const { blurbs = [], top_posts: posts = [], top_subscribers: subscribers = [] } = cover;
  return `recommendations: ${blurbs.length}, posts: ${posts.length}, subscribers: ${subscribers.length}\n`;
}

/** Whoever names subscribers wants them seen. */
function hiddenNote({ subdomain }: Publication): string {
  return `note: subscribers are not shown yet: flyleaf publication set ${subdomain} --welcome-page-details true\n`;
}

async function set(io: CliIo, subdomain: string, file: string, options: Options): Promise<void> {
  const json = await readJson(io, file);
  await withDatabase(io, async (deps) => {
    const { publication, cover } = await setCover(deps, subdomain, json);
    await print(io.stdout, options['json'] ? jsonLine(cover) : summary(cover));
    const isHidden = !publication.welcome_page_details && cover.top_subscribers?.length;
    if (isHidden) await print(io.stderr, hiddenNote(publication));
  });
}

async function show(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ db }) => {
    const cover = await showCover(db, subdomain);
    await print(io.stdout, options['json'] ? jsonLine(cover) : pretty(cover));
  });
}

async function clear(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async (deps) => {
    const changed = await clearCover(deps, subdomain);
    const words = changed ? 'is empty now' : 'was empty already';
    const text = options['json'] ? jsonLine({ changed }) : `the cover of ${subdomain} ${words}\n`;
    await print(io.stdout, text);
  });
}

/** `cover set|show|clear`. */
export function addCoverCommands(program: Command, io: CliIo): void {
  const group = program
    .command('cover')
    .description('what stands on the cover page: recommendations, posts, subscribers');
  group
    .command('set <subdomain> <file>')
    .description("put a file's content there, in place of what stands there; '-' for stdin")
    .option('--json', 'print it as JSON')
    .addHelpText('after', FORMAT)
    .action((subdomain: string, file: string, options: Options) =>
      set(io, subdomain, file, options),
    );
  group
    .command('show <subdomain>')
    .description("what stands there, as 'cover set' takes it")
    .option('--json', 'in one line')
    .addHelpText('after', '\nExample:\n  flyleaf cover show tideline > cover.json')
    .action((subdomain: string, options: Options) => show(io, subdomain, options));
  group
    .command('clear <subdomain>')
    .description('take all of it away')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  flyleaf cover clear tideline')
    .action((subdomain: string, options: Options) => clear(io, subdomain, options));
}
