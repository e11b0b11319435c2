import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { comparePictures } from '../support/compare-pictures.ts';
import { test } from '../support/widget-stage.ts';

const PAGES = readdirSync(new URL('pages/', import.meta.url))
  .filter((name) => name.startsWith('hostile-'))
  .map((name) => name.replace('.html', ''));

const FORM = 'flyleaf-subscribe-form';
const SHOT = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** What the form looks like at rest, with an address, and after an error. */
async function formShots(page: Page, address: string): Promise<Record<string, Buffer>> {
  await page.goto(address);
  const form = page.locator(FORM);
  const field = form.locator('input[type=email]');
  await field.waitFor();
  const rest = await form.screenshot(SHOT);
  await form.locator('button[type=submit]').press('Enter');
  await form.locator('[aria-invalid=true]').waitFor();
  const error = await form.screenshot(SHOT);
  await field.fill('reader@example.org');
  await field.blur();
  const filled = await form.screenshot(SHOT);
  return { rest, error, filled };
}

async function popupShot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.locator('flyleaf-welcome-popup dialog[open]').waitFor();
  return page.screenshot(SHOT);
}

/** Of a whole screen: layers that are put together in another order may round one edge the other way. */
const ROUNDING = { pixels: 2, step: 1 };

/** Both are kept in the test's own folder when they differ. */
async function fail(name: string, plain: Buffer, hostile: Buffer): Promise<void> {
  const info = test.info();
  await writeFile(info.outputPath(`${name}-plain.png`), plain);
  await writeFile(info.outputPath(`${name}-hostile.png`), hostile);
  expect(false, `${name} differs from the plain page: see ${info.outputDir}`).toBe(true);
}

test('there are at least eight hostile pages', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(8);
});

for (const name of PAGES) {
  for (const layout of ['card', 'inline']) {
    test(`the ${layout} form on ${name} is the same to the pixel as on a plain page`, async ({
      page,
      stage,
    }) => {
      const plain = await formShots(page, `${stage.pages}/plain?LAYOUT=${layout}`);
      const hostile = await formShots(page, `${stage.pages}/${name}?LAYOUT=${layout}`);
      for (const [state, shot] of Object.entries(hostile)) {
        const expected = plain[state] ?? Buffer.alloc(0);
        if (!expected.equals(shot)) await fail(state, expected, shot);
      }
    });
  }

  test(`the popup on ${name} is the same to the pixel as on a plain page`, async ({
    page,
    stage,
  }) => {
    const plain = await popupShot(page, `${stage.pages}/plain?POPUP=forced`);
    const hostile = await popupShot(page, `${stage.pages}/${name}?POPUP=forced`);
    if (plain.equals(hostile)) return;
    await page.goto('about:blank');
    const difference = await comparePictures(page, plain, hostile);
    const isRounding =
      difference && difference.pixels <= ROUNDING.pixels && difference.step <= ROUNDING.step;
    if (!isRounding) await fail('popup', plain, hostile);
  });
}

test('the check can fail: another accent is seen', async ({ page, stage }) => {
  const plain = await formShots(page, `${stage.pages}/plain`);
  const other = await formShots(page, `${stage.pages}/accent`);
  expect(plain['rest']?.equals(other['rest'] ?? Buffer.alloc(0))).toBe(false);
});
