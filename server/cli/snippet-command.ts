import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { AssetManifest } from '../../src/contracts/assets.ts';
import { picturesOf } from '../covers/cover-pictures.ts';
import { showPublication } from '../publications/publication.service.ts';
import { CliError } from './cli-error.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { LOADER_FILE, POPUP_QUERY_FILE, makeSnippet } from './snippet.ts';
import type { PinnedFiles, Snippet } from './snippet.ts';
import { columns } from './table.ts';

interface Options {
  pinned?: boolean;
  json?: boolean;
}

const MANIFEST = new URL('../../dist/manifest.json', import.meta.url);

async function pinnedFiles(): Promise<PinnedFiles> {
  try {
    const { integrity } = JSON.parse(await readFile(MANIFEST, 'utf8')) as AssetManifest;
    const { [LOADER_FILE]: loader, [POPUP_QUERY_FILE]: popupQuery } = integrity;
    if (loader !== undefined && popupQuery !== undefined) return { loader, popupQuery };
  } catch {
    // Said below: there is no build, or a broken one.
  }
  throw new CliError('--pinned needs the built loader: run npm run build first');
}

function asText({ tag, form, csp }: Snippet): string {
  const rows = Object.entries(csp).map(([directive, sources]) => [directive, sources.join(' ')]);
  return [
    'Paste this once, anywhere in your pages:\n',
    `${tag}\n`,
    'A form, where you want one (what stands inside serves readers without script):\n',
    `${form}\n`,
    'If your pages send a Content-Security-Policy, add:\n',
    columns(rows),
  ].join('\n');
}

function unregistered(subdomain: string): string {
  return `note: no origin is registered, so sign-ups from your pages are refused: flyleaf origin add ${subdomain} https://YOUR-SITE\n`;
}

async function run(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ config, db }) => {
    const publication = await showPublication(db, subdomain);
    const integrity = options.pinned ? await pinnedFiles() : null;
    const pictures = await picturesOf(db.kysely, publication);
    const platform = config.publicUrl;
    const snippet = makeSnippet({ publication, pictures, platform, integrity });
    await print(io.stdout, options.json ? jsonLine(snippet) : asText(snippet));
    if (publication.origins.length === 0) await print(io.stderr, unregistered(subdomain));
  });
}

/** `snippet`. */
export function addSnippetCommand(program: Command, io: CliIo): void {
  program
    .command('snippet <subdomain>')
    .description('the tag to paste, and what a Content-Security-Policy must list')
    .option('--pinned', "pin the loader's file by its hash (renew it when you update the server)")
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExamples:\n  flyleaf snippet demo\n  flyleaf snippet demo --pinned')
    .action((subdomain: string, options: Options) => run(io, subdomain, options));
}
