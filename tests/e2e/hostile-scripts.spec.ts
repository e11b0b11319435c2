import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LIBRARY_PAGES } from '../support/host-pages/library-pages.ts';
import { HOPELESS_PAGES, SCRIPT_PAGES } from '../support/host-pages/script-pages.ts';
import { openHeld } from '../support/held-loader.ts';
import { takeLeftovers, watchLeftovers } from '../support/leftovers.ts';
import type { Leftovers } from '../support/leftovers.ts';
import { NO_TROUBLE, watchTrouble } from '../support/watch-trouble.ts';
import type { Trouble } from '../support/watch-trouble.ts';
import { test } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';

let trouble: Trouble;

test.beforeEach(async ({ page }) => {
  trouble = await watchTrouble(page);
  await watchLeftovers(page);
});

test.afterEach(() => {
  expect(trouble).toEqual(NO_TROUBLE);
});

/** Opens a page; what its own scripts hold on to before ours runs. */
const open = (page: Page, address: string): Promise<Leftovers> =>
  openHeld(page, address, takeLeftovers);

/** A reader's way: the form up to its code, then the popup, opened and closed. */
async function useBoth(page: Page, address: string): Promise<void> {
  const form = page.locator(FORM);
  await form.getByRole('textbox', { name: 'Your email' }).fill(address);
  await expect(page.locator(POPUP)).toHaveCount(0);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByRole('textbox', { name: 'Six-digit code' }).waitFor();
  await page.evaluate(() => window.flyleaf?.('show', 'welcome-popup'));
  await page.locator(POPUP).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(POPUP)).toHaveCount(0);
}

/** zone.js notes each name of an event that it has seen, and the driver of Firefox types by a global. */
const isOurs = (name: string): boolean => !/^__(?:zone_symbol|pw)_/u.test(name);

/** What is there beyond what the page had without us. */
async function left(page: Page, before: Leftovers): Promise<Leftovers> {
  const { globals, ...others } = await takeLeftovers(page);
  return {
    ...others,
    globals: globals.filter((name) => !before.globals.includes(name)).filter(isOurs),
  };
}

/** A page that names an element so has the name already. */
const GLOBAL = ['flyleaf'];

for (const name of Object.keys({ ...SCRIPT_PAGES, ...LIBRARY_PAGES })) {
  test(`form and popup work on ${name}, say nothing and leave nothing`, async ({ page, stage }) => {
    const before = await open(page, `${stage.pages}/${name}`);
    await useBoth(page, `on-${name}@example.org`);
    await page.evaluate(() => window.flyleaf?.('destroy'));
    await expect.poll(() => left(page, before)).toEqual({ ...before, globals: GLOBAL });
  });
}

for (const name of ['quirks', 'xhtml', 'without-body', 'document-domain']) {
  test(`form and popup work in the document ${name}, say nothing and leave nothing`, async ({
    page,
    stage,
  }) => {
    const before = await open(page, `${stage.pages}/${name}`);
    await useBoth(page, `in-${name}@example.org`);
    await page.evaluate(() => window.flyleaf?.('destroy'));
    await expect.poll(() => left(page, before)).toEqual({ ...before, globals: GLOBAL });
  });
}

/** A popup that no cookie could keep away would come on every page. */
test('in a frame without origin, cookies and storage the form shows, and the popup when it is asked for', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.pages}/sandboxed?POPUP=`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator(FORM).getByRole('textbox')).toBeVisible();
  await expect(frame.locator(POPUP)).toHaveCount(0);
  await frame.locator('body').evaluate(() => window.flyleaf?.('show', 'welcome-popup'));
  await frame.locator(POPUP).getByRole('button', { name: 'Close' }).click();
  await expect(frame.locator(POPUP)).toHaveCount(0);
});

for (const name of Object.keys(HOPELESS_PAGES)) {
  test(`what stands inside the element stays on ${name}, and nobody hears of it`, async ({
    page,
    stage,
  }) => {
    await page.goto(`${stage.pages}/${name}?POPUP=forced`, { waitUntil: 'networkidle' });
    await expect(page.getByText('Write to us')).toBeVisible();
    await expect(page.locator(POPUP)).toHaveCount(0);
  });
}

test('a page whose body Turbo swaps has a form after each visit', async ({ page, stage }) => {
  const held: Leftovers[] = [];
  await page.goto(`${stage.pages}/turbo`);
  for (const step of ['first', 'second']) {
    await page.locator(FORM).getByRole('textbox').waitFor();
    held.push(await takeLeftovers(page));
    await page.locator(FORM).evaluate((form, name) => form.setAttribute('data-step', name), step);
    await page.getByRole('link', { name: 'Another page' }).click();
    await page.locator(`${FORM}[data-step]`).waitFor({ state: 'detached' });
  }
  await expect(page.locator(FORM).getByRole('textbox')).toHaveCount(1);
  const [, second] = held;
  await expect.poll(async () => (await takeLeftovers(page)).observers).toEqual(second?.observers);
});
