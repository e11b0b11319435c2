import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { takeLeftovers, watchLeftovers } from '../support/leftovers.ts';
import { NO_TROUBLE, watchTrouble } from '../support/watch-trouble.ts';
import type { Trouble } from '../support/watch-trouble.ts';
import { GAZETTE, ZEITUNG, test } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';
const EMAIL = { name: 'Your email' };

let trouble: Trouble;

test.beforeEach(async ({ page }) => {
  trouble = await watchTrouble(page);
  await watchLeftovers(page);
});

test.afterEach(() => {
  expect(trouble).toEqual(NO_TROUBLE);
});

const destroy = (page: Page): Promise<void> => page.evaluate(() => window.flyleaf?.('destroy'));

async function expectNothingLeft(page: Page): Promise<void> {
  await expect
    .poll(() => takeLeftovers(page))
    .toEqual({ listeners: [], timers: [], observers: [], globals: ['flyleaf'], replaced: [] });
}

test('beside an old copy that was first, this one does nothing until that is destroyed', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.pages}/old-copy-first?POPUP=forced`);
  await expect(page.locator(FORM)).toHaveText('Old form');
  await expect(page.locator(POPUP)).toHaveCount(0);
  await expectNothingLeft(page);

  await destroy(page);
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, `${stage.platform}/embed/${GAZETTE}.js`);
  await expect(page.locator(FORM).getByRole('textbox', EMAIL)).toBeVisible();
  await page.evaluate((name) => document.body.append(document.createElement(name)), FORM);
  await expect(page.locator(FORM).last().getByRole('textbox', EMAIL)).toBeVisible();
  await destroy(page);
  await expectNothingLeft(page);
});

test('beside an old copy that comes later, this one goes on', async ({ page, stage }) => {
  await page.goto(`${stage.pages}/old-copy-last?POPUP=forced`);
  await page.locator(POPUP).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(FORM).getByRole('textbox', EMAIL)).toHaveCount(1);
  await expect(page.getByText('Old form')).toHaveCount(0);
  await destroy(page);
  await expectNothingLeft(page);
});

test('a class of somebody else under our name does not keep the form away', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.pages}/strange-class`);
  await expect(page.locator(FORM).getByRole('textbox', EMAIL)).toBeVisible();
  await page.locator(FORM).evaluate((form) => form.remove());
  await page.evaluate((name) => document.body.append(document.createElement(name)), FORM);
  await expect(page.locator(FORM).getByRole('textbox', EMAIL)).toBeVisible();
});

const ORDERS = [
  { name: 'two-publications', first: GAZETTE },
  { name: 'two-publications-turned', first: ZEITUNG },
];

for (const { name, first } of ORDERS) {
  test(`of tags for two publications the first to run works: ${first}`, async ({ page, stage }) => {
    await page.goto(`${stage.pages}/${name}?POPUP=forced`);
    await expect(page.locator(POPUP)).toHaveCount(1);
    await page.locator(POPUP).getByRole('button', { name: 'Close' }).click();
    const asked = page.waitForRequest('**/api/v1/subscribe');
    await page.locator(FORM).getByRole('textbox', EMAIL).fill(`copies-${first}@example.org`);
    await page.locator(FORM).getByRole('button', { name: 'Subscribe' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ publication: first });
    await expect(page.locator(FORM).getByRole('textbox', { name: 'Six-digit code' })).toBeVisible();
  });
}
