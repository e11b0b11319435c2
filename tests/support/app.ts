import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SETTINGS_PLACEHOLDER } from '../../src/contracts/embed.ts';
import { LANGUAGES } from '../../src/publication/languages.ts';
import type { PageProps } from '../../src/contracts/pages.ts';
import { createApp } from '../../server/app.ts';
import type { Assets, Deps, Pages } from '../../server/deps.ts';
import { parseConfig } from '../../server/platform/config.ts';
import type { Environment } from '../../server/platform/read-variables.ts';
import { createLog } from '../../server/platform/log.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import type { Random } from '../../server/platform/random.ts';
import { loadAssets } from '../../server/assets/load-assets.ts';
import { loadPages } from '../../server/pages/load-pages.ts';
import { freshDatabase, temporaryFolder } from './database.ts';
import type { DatabaseKind, TestDatabase } from './database.ts';

/** A clock that moves only when it is told to. */
export interface FakeClock {
  now(): number;
  advance(milliseconds: number): void;
}

/** 2026-11-21T12:00:00Z. */
export const TEST_TIME = 1_795_262_400_000;

export function fakeClock(start = TEST_TIME): FakeClock {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** The same bytes for the same seed, and never the same bytes twice. */
export function seededRandom(seed = 'flyleaf'): Random {
  let count = 0;
  const block = () =>
    createHash('sha256')
      .update(`${seed}|${(count += 1)}`)
      .digest();
  return {
    bytes: (length) => {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, block);
      return Buffer.concat(blocks).subarray(0, length);
    },
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** Stands in for the built pages: each answers its own props. `propsOf` reads them back. */
export const fakePages: Pages = {
  render: async (page, language) =>
    `<!doctype html><html lang="${language}"><title>${page.name}</title><pre>${escapeHtml(JSON.stringify(page))}</pre>`,
  renderTheme: (accent) => (/^[0-9a-f]{6}$/u.test(accent) ? `:root{--a:#${accent}}` : null),
};

/** The props of a page that `fakePages` rendered. */
export function propsOf<Name extends PageProps['name']>(
  html: string,
  name: Name,
): Extract<PageProps, { name: Name }> {
  const json = /<pre>(.*)<\/pre>/su.exec(html)?.[1] ?? 'null';
  const text = json.replace(/&#(\d+);/gu, (_, code) => String.fromCharCode(Number(code)));
  const page = JSON.parse(text) as PageProps;
  if (page.name !== name) throw new Error(`The page is ${page.name}, not ${name}`);
  return page as Extract<PageProps, { name: Name }>;
}

function inEveryLanguage(name: string, code: string): Record<string, string> {
  const files = LANGUAGES.map((tag) => [`/assets/h1/${tag}/${name}.js`, `${code}//${tag}`]);
  return Object.fromEntries(files);
}

const FAKE_FILES: Readonly<Record<string, string>> = {
  '/flyleaf.js': '(()=>{})(null)',
  ...inEveryLanguage('subscribe-form', 'export const mount=()=>{}'),
  ...inEveryLanguage('welcome-popup', 'export const mount=()=>{}'),
  ...inEveryLanguage('pages', '"pages"'),
  '/assets/pages-1.css': '.root{}',
};

/** Files in the shape of the build's, with `.br` and `.gz` copies that only name themselves. */
export function fakeAssets(root: string): Assets {
  for (const [path, content] of Object.entries(FAKE_FILES)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, `br ${path}`);
    writeFileSync(`${file}.gz`, `gz ${path}`);
  }
  const integrity = Object.keys(FAKE_FILES).map((path) => [path, `sha384-${path}`]);
  const entries = {
    'subscribe-form': '/assets/h1/*/subscribe-form.js',
    'welcome-popup': '/assets/h1/*/welcome-popup.js',
    pages: '/assets/h1/*/pages.js',
    'pages.css': '/assets/pages-1.css',
  };
  const loader = `(s=>{globalThis.settings=s})(${SETTINGS_PLACEHOLDER});`;
  const popupQuery = 'globalThis.query=1;';
  return { entries, integrity: Object.fromEntries(integrity), root, loader, popupQuery };
}

export interface TestAppOptions {
  database?: DatabaseKind;
  /** Variables over the defaults of a demo with a fixed secret. */
  env?: Environment;
  /** `built` takes what `npm run build` wrote into `dist`. */
  pages?: 'fake' | 'built';
  /** `OFF` for tests of many writes that are about something else than disks. */
  synchronous?: 'OFF';
  /** Parts to put in place of the test's own. */
  deps?: Partial<Deps>;
}

/** A route as the router has it. */
export interface Route {
  method: string;
  /** `/embed/:publication.js`. */
  path: string;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  clock: FakeClock;
  /** What the router answers, HEAD too. */
  routes: readonly Route[];
  /** Every log line so far, parsed. */
  logged(): Record<string, unknown>[];
  /** How often the sender was woken. */
  wakes(): number;
  dispose(): Promise<void>;
}

const TEST_ENV: Environment = {
  DEMO: '1',
  SECRET: 'a secret that only the tests know: 32+',
  LOG_LEVEL: 'trace',
};

async function testFiles(
  pages: 'fake' | 'built',
  root: string,
): Promise<Pick<Deps, 'assets' | 'pages'>> {
  if (pages === 'fake') return { assets: fakeAssets(root), pages: fakePages };
  const assets = loadAssets('dist');
  return { assets, pages: await loadPages('dist', assets) };
}

/** The whole app on a database of its own, with a clock, randomness and log that the test holds. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { database: kind = 'sqlite', env = {}, pages = 'fake', synchronous } = options;
  const database = await freshDatabase(kind, synchronous && { synchronous });
  const folder = await temporaryFolder();
  const clock = fakeClock();
  const lines: string[] = [];
  let wakes = 0;
  const deps: Deps = {
    config: parseConfig({ ...TEST_ENV, DATA_DIR: database.options.dataDir, ...env }),
    db: database.handle,
    clock,
    pause: async (milliseconds) => clock.advance(milliseconds),
    random: seededRandom(),
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    ...(await testFiles(pages, folder.path)),
    payments: null,
    mail: { wake: () => void (wakes += 1) },
    ...options.deps,
  };
  const routes: Route[] = [];
  const app = await createApp(deps, ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url });
  });
  const dispose = async () => {
    await app.close();
    await database.dispose();
    await folder.remove();
  };
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { app, deps, database, clock, routes, logged, wakes: () => wakes, dispose };
}
