import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { compareSheets } from '../support/gallery/compare-sheets.ts';
import type { Drawn } from '../support/gallery/draw-sheet.ts';
import { drawSheet, openSheet } from '../support/gallery/draw-sheet.ts';
import { expect, test } from '../support/gallery/gallery-test.ts';
import { SHEETS } from '../support/gallery/sheets.ts';
import type { Sheet } from '../support/gallery/sheets.ts';

/** Fonts are drawn differently on each platform, so each has pictures of its own. */
const FOLDER = new URL(`./gallery-sheets/${process.platform}/`, import.meta.url);

/** The kept picture; with `--update-snapshots` this one is kept. */
function kept(name: string, drawn: Buffer, { config }: TestInfo): Buffer {
  const file = new URL(`${name}.png`, FOLDER);
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, drawn);
  }
  if (existsSync(file)) return readFileSync(file);
  throw new Error(
    `There is no picture of '${name}' for ${process.platform}. Draw it with 'npx playwright test tests/e2e/gallery.spec --update-snapshots', look at it, and commit it.`,
  );
}

async function expectSame(page: Page, name: string, drawn: Drawn, info: TestInfo): Promise<void> {
  const before = kept(name, drawn.small, info);
  const differences = await compareSheets(page, before, drawn.small);
  if (differences?.length !== 0) {
    await info.attach(`${name}, as it was`, { body: before, contentType: 'image/png' });
    await info.attach(`${name}, as it is`, { body: drawn.whole, contentType: 'image/png' });
  }
  expect(differences, 'parts that differ, in CSS pixels of the sheet').toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const sheet of SHEETS) {
  test(`${sheet.name} looks as it did`, async ({ page, platform }, info) => {
    await openSheet(page, platform, sheet);
    await expectSame(page, sheet.name, await drawSheet(page), info);
  });
}

const ROW: Sheet = {
  name: 'row',
  width: 360,
  height: 352,
  columns: 2,
  cells: [
    { widget: 'form-card', state: 'idle', theme: 'light' },
    { widget: 'form-card', state: 'invalid', theme: 'dark' },
  ],
};

/** Puts a style over all of a sheet's widgets. */
async function restyle(page: Page, css: string): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    await frame.locator('flyleaf-subscribe-form').evaluate((host, text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      host.shadowRoot?.adoptedStyleSheets.push(sheet);
    }, css);
  }
}

test.describe('the comparison', () => {
  for (const [what, css] of [
    ['a button that moved by two pixels', '.button { translate: 0 2px }'],
    ['a field that is higher by two pixels', '.input { min-height: 46px }'],
    ['a colour that changed a little', '.button { background: #0f6b85 }'],
    ['a hairline that is missing', '.card { border-color: transparent }'],
    ['a line of text that is missing', '.note { visibility: hidden }'],
    ['a text that is lighter', '.lead { opacity: 0.7 }'],
  ] as const) {
    test(`sees ${what}`, async ({ page, platform }) => {
      await openSheet(page, platform, ROW);
      const { small } = await drawSheet(page);
      await restyle(page, css);
      const changed = await drawSheet(page);
      expect(await compareSheets(page, small, changed.small)).not.toEqual([]);
    });
  }

  for (const [what, css] of [
    ['edges that are softer', '.root { filter: blur(0.3px) }'],
    ['letters that are a trifle bolder', '.root { -webkit-text-stroke: 0.03px }'],
    ['colours that are off by a rounding', '.root { filter: brightness(0.995) }'],
  ] as const) {
    test(`passes over ${what}`, async ({ page, platform }) => {
      await openSheet(page, platform, ROW);
      const { small } = await drawSheet(page);
      await restyle(page, css);
      const changed = await drawSheet(page);
      expect(await compareSheets(page, small, changed.small)).toEqual([]);
    });
  }
});
