import { expect } from '@playwright/test';
import { DISMISSAL_COOKIE } from '../../src/popup/popup-constants.ts';
import { heardOn, openDecided, pageOf, popupOn, test } from '../support/popup-stage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.describe('a link with the sign-up flag', () => {
  test.beforeEach(async ({ page, stage }) => {
    await openDecided(page, pageOf(stage));
    await popupOn(page).getByRole('button', { name: 'No thanks' }).click();
    await expect(popupOn(page)).toHaveCount(0);
  });

  test('shows the popup each time, and the page keeps its address and its history', async ({
    page,
  }) => {
    const address = page.url();
    await page.evaluate(() => history.replaceState({ view: 1 }, ''));
    const before = await page.evaluate(() => history.length);
    for (const _ of ['first', 'second']) {
      await page.getByRole('link', { name: 'Subscribe by a link' }).click();
      await expect(popupOn(page)).toBeVisible();
      expect(page.url()).toBe(address);
      await page.keyboard.press('Escape');
      await expect(popupOn(page)).toHaveCount(0);
    }
    expect(await page.evaluate(() => history.state)).toEqual({ view: 1 });
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('leaves the router of a page alone', async ({ page }) => {
    await page.evaluate(() => {
      location.hash = '#/about';
    });
    await page.evaluate(() => {
      const routes: string[] = [];
      Object.assign(globalThis, { routes });
      for (const name of ['popstate', 'hashchange']) {
        addEventListener(name, () => routes.push(location.hash));
      }
    });
    await page.getByRole('link', { name: 'Subscribe by a link' }).click();
    await expect(popupOn(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/about');
    expect(await page.evaluate(() => (globalThis as { routes?: string[] }).routes)).toEqual([]);
  });

  test('gives the focus back to the link', async ({ page }) => {
    await page.getByRole('link', { name: 'Subscribe by a link' }).focus();
    await page.keyboard.press('Enter');
    await expect(popupOn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Subscribe by a link' })).toBeFocused();
  });
});

test('an address with the sign-up flag shows the popup, and loses the flag', async ({
  page,
  stage,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'navigation');
  });
  await page.goto(pageOf(stage, { POPUP: 'hidden' }, '#flyleaf-subscribe'));
  await expect(popupOn(page)).toBeVisible();
  expect(page.url()).toBe(pageOf(stage, { POPUP: 'hidden' }));
});

test('the flag works without a Navigation API where a script sets it', async ({ page, stage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'navigation', { value: undefined });
  });
  await openDecided(page, pageOf(stage, { POPUP: 'hidden' }));
  await page.evaluate(() => {
    location.hash = '#flyleaf-subscribe';
  });
  await expect(popupOn(page)).toBeVisible();
  expect(page.url()).toBe(pageOf(stage, { POPUP: 'hidden' }));
});

test('a dismissal holds for a day, by the reader’s own clock', async ({ page, stage }) => {
  await page.clock.install();
  await openDecided(page, pageOf(stage));
  await expect(popupOn(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + HOUR);
  await popupOn(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(499);
  expect(await heardOn(page)).toEqual(['shown', 'close']);
  await page.clock.runFor(1);
  expect(await heardOn(page)).toEqual(['shown', 'close', 'hide intro popup']);
  for (const [later, count] of [
    [DAY - HOUR, 0],
    [2 * HOUR, 1],
  ] as const) {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + later);
    await openDecided(page, pageOf(stage));
    await page.clock.runFor(1_000);
    await expect(popupOn(page)).toHaveCount(count);
  }
});

test('its cookie is on the site alone, for as long as the browser keeps one', async ({
  page,
  context,
  stage,
  browserName,
}) => {
  await openDecided(page, pageOf(stage));
  await popupOn(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(popupOn(page)).toHaveCount(0);
  const [cookie] = await context.cookies();
  const { name, path, sameSite, httpOnly, secure, domain, expires = 0 } = cookie ?? {};
  expect({ name, path, sameSite, httpOnly, secure, domain }).toEqual({
    name: DISMISSAL_COOKIE,
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
    secure: false,
    domain: 'localhost',
  });
  // Browsers bound what they are asked for: 3,650 days.
  const days = (expires * 1_000 - Date.now()) / DAY;
  expect(days).toBeGreaterThan(browserName === 'chromium' ? 399 : 395);
  expect(days).toBeLessThanOrEqual(3_650);
});

test.describe('the ways out', () => {
  for (const [name, reason] of [
    ['Close', 'close'],
    ['No thanks', 'no-thanks'],
    ['Escape', 'escape'],
    ['Maybe later', 'maybe-later'],
  ] as const) {
    test(`${name} puts the page back as it was`, async ({ page, stage }) => {
      await openDecided(page, pageOf(stage, { POPUP: 'hidden' }));
      await page.getByRole('button', { name: 'A button of the page' }).focus();
      await page.evaluate(() =>
        (globalThis as { flyleaf?: (name: string) => void }).flyleaf?.('show'),
      );
      await expect(popupOn(page)).toBeVisible();
      await expect(page.locator('html')).toHaveClass('flyleaf-popup-open');
      if (reason === 'maybe-later') {
        await popupOn(page).getByRole('button', { name: 'Subscribe' }).click();
      }
      if (reason === 'escape') await page.keyboard.press('Escape');
      else await popupOn(page).getByRole('button', { name }).click();
      await expect(popupOn(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'A button of the page' })).toBeFocused();
      await expect.poll(() => heardOn(page)).toEqual(['shown', reason, 'hide intro popup']);
      expect(await page.locator('html').getAttribute('class')).toBeNull();
      expect(await page.locator('html').getAttribute('style')).toBeNull();
      await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(0);
    });
  }

  test('Esc twice is one dismissal', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage));
    await expect(popupOn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => heardOn(page)).toEqual(['shown', 'escape', 'hide intro popup']);
  });

  test('the page’s own command dismisses for nobody but this page', async ({
    page,
    context,
    stage,
  }) => {
    await openDecided(page, pageOf(stage));
    await expect(popupOn(page)).toBeVisible();
    await page.evaluate(() =>
      (globalThis as { flyleaf?: (name: string) => void }).flyleaf?.('hide'),
    );
    await expect(popupOn(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
});
