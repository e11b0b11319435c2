import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { GALLERY_PATHS } from '../../../src/contracts/gallery.ts';
import { startServer } from '../faults/server-process.ts';
import { openSqliteStore, temporaryFolder } from '../faults/store.ts';

const FILES = new URL('../../../node_modules/@fontsource/', import.meta.url);
/** Fonts that every machine has, because we bring them: name, family, weight. */
const FONTS = [
  ['figtree/files/figtree-latin-400-normal', 'Test Sans', 400],
  ['figtree/files/figtree-latin-600-normal', 'Test Sans', 600],
  ['newsreader/files/newsreader-latin-600-normal', 'Test Serif', 600],
] as const;

const fontUrl = (name: string) => `${GALLERY_PATHS.files}${name.replaceAll('/', '_')}.woff2`;

const FONT_STYLE = [
  ...FONTS.map(
    ([name, family, weight]) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${fontUrl(name)}'); }`,
  ),
  ":root { --flyleaf-font: 'Test Sans'; --flyleaf-font-serif: 'Test Serif'; }",
].join('\n');

/** Gives every case of the gallery our own fonts, by its own way for publishers. */
async function bringFonts(context: BrowserContext): Promise<void> {
  await context.route(`**${GALLERY_PATHS.files}gallery.css`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${FONT_STYLE}` });
  });
  for (const [name] of FONTS) {
    const body = readFileSync(new URL(`${name}.woff2`, FILES));
    await context.route(`**${fontUrl(name)}`, (route) =>
      route.fulfill({ body, contentType: 'font/woff2' }),
    );
  }
}

async function startDemo(): Promise<{ platform: string; stop(): Promise<void> }> {
  const dataDir = temporaryFolder('gallery');
  const env = { DEMO: '1', SMTP_URL: '', MAIL_FROM: '' };
  const server = await startServer({ dataDir, smtpPort: 1, isReachable: true, env });
  const stop = async () => {
    await server.stop();
    await openSqliteStore(dataDir).remove();
  };
  return { platform: server.url, stop };
}

/** Letters stand where the font says, on every machine: no hints, no parts of pixels in colour. */
const LETTERS = ['--font-render-hinting=none', '--disable-lcd-text'];

/** Playwright's `test` on a demo's gallery; its cases have the same fonts on every machine, and nothing moves. */
export const test = base.extend<object, { platform: string }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...LETTERS] }),
    { scope: 'worker' },
  ],
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const { platform, stop } = await startDemo();
      await use(platform);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context }, use) => {
    await bringFonts(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
