import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { heardOn, openDecided, pageOf, popupOn, test } from '../support/popup-stage.ts';

const host = (page: Page) => page.locator('flyleaf-welcome-popup');

const tell = (page: Page, ...command: unknown[]) =>
  page.evaluate(
    (words) => (globalThis as { flyleaf?: (...words: unknown[]) => void }).flyleaf?.(...words),
    command,
  );

test.describe('a publisher’s moment', () => {
  test('is some seconds on the page', async ({ page, stage }) => {
    await page.clock.install();
    await openDecided(page, pageOf(stage, { PUBLICATION: 'later' }));
    await expect(host(page)).toHaveCount(1);
    await page.clock.fastForward(30_000);
    await page.clock.runFor(1_000);
    await expect(popupOn(page)).toBeHidden();
    await page.clock.fastForward(30_000);
    await expect(popupOn(page)).toBeVisible();
  });

  test('is a depth of the page', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'scrolled', HEIGHT: '800vh' }));
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
    await expect(popupOn(page)).toBeHidden();
    await page.mouse.wheel(0, 3_000);
    await expect(popupOn(page)).toBeVisible();
  });

  test('is the pointer’s way out at the top', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'leaving' }));
    await page.mouse.move(200, 300);
    await page.mouse.move(200, 1);
    await expect(popupOn(page)).toBeHidden();
    // A pointer that a driver moves stays inside the window; this is what a browser says when one leaves.
    await page.evaluate(() => {
      const init = { bubbles: true, clientY: -1, relatedTarget: null };
      document.documentElement.dispatchEvent(new MouseEvent('mouseout', init));
    });
    await expect(popupOn(page)).toBeVisible();
  });

  test('need not come where the page asks', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'later' }));
    await tell(page, 'show');
    await expect(popupOn(page)).toBeVisible();
  });

  for (const [how, leave] of [
    ['the view is of a paid post', ['set', { audience: 'only_paid' }]],
    ['the loader is told to go', ['destroy']],
  ] as const) {
    test(`passes when ${how}`, async ({ page, stage }) => {
      await openDecided(page, pageOf(stage, { PUBLICATION: 'scrolled', HEIGHT: '800vh' }));
      await expect(host(page)).toHaveCount(1);
      await tell(page, ...leave);
      await expect(host(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await heardOn(page)).toEqual([]);
    });
  }
});

test.describe('parameters of the address', () => {
  const HOSTILE = `<img src=x onerror="document.title='bad'">${'x'.repeat(10_000)}`;
  const query = `&a=1&${new URLSearchParams({ hero_text: HOSTILE, no_skip: '', no_blurbs: '1' })}`;

  test('are read and taken away; a tagline is text', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'asked' }, `${query}#chapter`));
    await expect(popupOn(page)).toBeVisible();
    expect(page.url()).toBe(pageOf(stage, { PUBLICATION: 'asked' }, '&a=1#chapter'));
    const tagline = popupOn(page).locator('.tagline');
    await expect(tagline).toContainText('<img src=x onerror=');
    expect((await tagline.textContent())?.length).toBeLessThanOrEqual(301);
    await expect(popupOn(page).getByRole('button', { name: 'No thanks' })).toHaveCount(0);
    expect(await page.title()).toBe('A post');
    await popupOn(page).getByRole('button', { name: 'Close' }).click();
    await expect(host(page)).toHaveCount(0);
  });

  test('hide it', async ({ page, stage }) => {
    const asked = pageOf(stage, { PUBLICATION: 'asked' });
    await openDecided(page, `${asked}&hide_intro_popup=true`);
    expect(page.url()).toBe(asked);
    await tell(page, 'show');
    await expect(popupOn(page)).toBeVisible();
    expect(await heardOn(page)).toEqual(['shown']);
  });

  test('are the page’s own where the publication does not want them', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, {}, query));
    await expect(popupOn(page).getByRole('button', { name: 'No thanks' })).toBeVisible();
    expect(page.url()).toBe(pageOf(stage, {}, query));
  });
});
