import { chromium, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CHROMIUM, findBrowser } from '../../scripts/test/browsers.ts';
import { heardOn, pageOf, popupOn, test as base } from '../support/popup-stage.ts';

/** A browser that keeps pages for the way back, which Playwright's switches forbid. */
const test = base.extend<{ ownPage: Page }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
  ownPage: async ({}, use) => {
    const executablePath = findBrowser(CHROMIUM);
    const browser = await chromium.launch({
      ...(executablePath !== null && { executablePath }),
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newPage());
    await browser.close();
  },
});

const noteReturns = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });

const isKept = (page: Page) =>
  page.evaluate(() => (globalThis as { persisted?: boolean }).persisted);

test('a popup that stood stands when the page comes back as it was, and is not counted again', async ({
  ownPage: page,
  stage,
}) => {
  await noteReturns(page);
  await page.goto(pageOf(stage));
  await popupOn(page).getByRole('textbox').fill('half-an-add');
  await page.goto(`${stage.pages}/popup-next`);
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => isKept(page)).toBe(true);
  await expect(popupOn(page).getByRole('textbox')).toHaveValue('half-an-add');
  expect(await heardOn(page)).toEqual(['shown']);
  await page.keyboard.press('Escape');
  await expect(popupOn(page)).toHaveCount(0);
});

test('a page that comes back as it was shows no form that was sent', async ({
  ownPage: page,
  stage,
}) => {
  await noteReturns(page);
  await page.goto(pageOf(stage));
  await popupOn(page).getByRole('textbox').fill('kept-page@example.com');
  await popupOn(page).getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL(/\/subscribe\?/u);
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => isKept(page)).toBe(true);
  await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(0);
  expect(await page.locator('html').getAttribute('class')).toBeNull();
  expect(await page.locator('html').getAttribute('style')).toBeNull();
});
