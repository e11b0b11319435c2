import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHeld } from '../support/held-loader.ts';
import { takeLeftovers, watchLeftovers } from '../support/leftovers.ts';
import type { Leftovers } from '../support/leftovers.ts';
import { NO_TROUBLE, watchTrouble } from '../support/watch-trouble.ts';
import type { Trouble } from '../support/watch-trouble.ts';
import { test } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';

const NOTHING: Leftovers = {
  listeners: [],
  timers: [],
  observers: [],
  globals: ['flyleaf'],
  replaced: [],
};

let trouble: Trouble;

test.beforeEach(async ({ page }) => {
  trouble = await watchTrouble(page);
  await watchLeftovers(page);
});

test.afterEach(() => {
  expect(trouble).toEqual(NO_TROUBLE);
});

/** The page's own markup, without what stands in shadow roots. */
const markup = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML);

/** Opens a page; its markup as it was before the loader ran. */
const open = (page: Page, address: string): Promise<string> => openHeld(page, address, markup);

const destroy = (page: Page): Promise<void> => page.evaluate(() => window.flyleaf?.('destroy'));

async function expectNothingLeft(page: Page, before: string): Promise<void> {
  await expect.poll(() => takeLeftovers(page)).toEqual(NOTHING);
  expect(await markup(page)).toBe(before);
}

async function askFor(page: Page, address: string): Promise<void> {
  const form = page.locator(FORM).first();
  await form.getByRole('textbox', { name: 'Your email' }).fill(address);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByRole('textbox', { name: 'Six-digit code' }).waitFor();
}

test('a form that is taken out of the page leaves what was there without it', async ({
  page,
  stage,
}) => {
  await open(page, `${stage.pages}/reading`);
  await page.locator(FORM).getByRole('textbox').waitFor();
  const first = await takeLeftovers(page);
  await page.evaluate((name) => document.querySelector(name)?.remove(), FORM);
  await expect.poll(async () => (await takeLeftovers(page)).timers).toEqual([]);
  const without = await takeLeftovers(page);
  for (const step of ['again', 'and again']) {
    await page.evaluate((name) => document.body.append(document.createElement(name)), FORM);
    await askFor(page, `harmless-${step.length}@example.org`);
    await page.evaluate((name) => {
      document.querySelector(name)?.remove();
      sessionStorage.clear();
    }, FORM);
    await expect.poll(() => takeLeftovers(page), step).toEqual(without);
  }
  expect(without.listeners.length).toBeLessThanOrEqual(first.listeners.length);
});

test('destroyed with a form at rest, nothing is left', async ({ page, stage }) => {
  const before = await open(page, `${stage.pages}/reading`);
  await page.locator(FORM).getByRole('textbox').waitFor();
  await destroy(page);
  await expectNothingLeft(page, before);
});

test('destroyed with a form that waits for its code, nothing is left', async ({ page, stage }) => {
  const before = await open(page, `${stage.pages}/reading`);
  await askFor(page, 'harmless-code@example.org');
  await destroy(page);
  await expectNothingLeft(page, before);
});

test('destroyed with the popup open, nothing is left and the page scrolls again', async ({
  page,
  stage,
}) => {
  const before = await open(page, `${stage.pages}/reading?POPUP=forced`);
  await page.locator(POPUP).locator('dialog[open]').waitFor();
  await destroy(page);
  await expectNothingLeft(page, before);
});

test('a popup that was dismissed leaves nothing but its cookie', async ({ page, stage }) => {
  const before = await open(page, `${stage.pages}/reading?POPUP=forced`);
  await page.locator(POPUP).locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator(POPUP)).toHaveCount(0);
  expect(await markup(page)).toBe(before);
  await destroy(page);
  await expectNothingLeft(page, before);
});

test('destroyed while widgets are still on their way, nothing comes', async ({ page, stage }) => {
  const before = await open(page, `${stage.pages}/reading?POPUP=forced`);
  const held: (() => void)[] = [];
  await page.route('**/assets/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await destroy(page);
  const finished = page.waitForEvent('requestfinished');
  held.splice(0).forEach((release) => release());
  await finished;
  await expectNothingLeft(page, before);
});

test('the page is left as it was while widgets are at work', async ({ page, stage }) => {
  await open(page, `${stage.pages}/reading?POPUP=forced`);
  await page.locator(POPUP).locator('dialog[open]').waitFor();
  const { globals, replaced } = await takeLeftovers(page);
  expect({ globals, replaced }).toEqual({ globals: ['flyleaf'], replaced: [] });
});

test('pasted three times, it works once', async ({ page, stage }) => {
  await page.goto(`${stage.pages}/twice?POPUP=forced`);
  await page.locator(POPUP).locator('dialog[open]').waitFor();
  await expect(page.locator(POPUP)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(POPUP)).toHaveCount(0);
  for (const form of await page.locator(FORM).all()) {
    await expect(form.getByRole('textbox')).toHaveCount(1);
  }
  await askFor(page, 'harmless-twice@example.org');
  await destroy(page);
  await expect.poll(() => takeLeftovers(page)).toEqual(NOTHING);
});

test('it works on a page that has changed the language itself', async ({ page, stage }) => {
  await page.goto(`${stage.pages}/prototypes`);
  await askFor(page, 'harmless-prototypes@example.org');
});

test('the check can fail: it sees each kind of leftover', async ({ page, stage }) => {
  await page.goto(`${stage.pages}/far`);
  await expect.poll(async () => (await takeLeftovers(page)).globals).toEqual(['flyleaf']);
  await destroy(page);
  await page.evaluate(() => {
    window.addEventListener('resize', () => {});
    setTimeout(() => {}, 1e9);
    new ResizeObserver(() => {}).observe(document.body);
    Object.assign(window, { stray: true });
    History.prototype.pushState = () => {};
  });
  expect(await takeLeftovers(page)).toEqual({
    listeners: ['window: resize'],
    timers: ['setTimeout 1000000000'],
    observers: ['ResizeObserver'],
    globals: ['flyleaf', 'stray'],
    replaced: ['pushState'],
  });
});
