import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../support/widget-stage.ts';

const DARK_TEXT = 'rgb(35, 33, 30)';
const LIGHT_TEXT = 'rgb(236, 235, 232)';

const textColour = (page: Page): Promise<string> =>
  page
    .locator('flyleaf-subscribe-form .root')
    .evaluate((root: Element) => getComputedStyle(root).color);

test.use({ colorScheme: 'dark' });

test('a page that is only light keeps its widgets light for a reader who prefers the dark', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.pages}/plain`);
  expect(await textColour(page)).toBe(DARK_TEXT);
});

test('a page that follows its reader has widgets that do', async ({ page, stage }) => {
  await page.goto(`${stage.pages}/reading`);
  expect(await textColour(page)).toBe(LIGHT_TEXT);
});

test('a page that follows its reader has widgets that do when they change their mind', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.pages}/reading`);
  expect(await textColour(page)).toBe(LIGHT_TEXT);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => textColour(page)).toBe(DARK_TEXT);
});
