import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { COVER } from '../support/popup-publications.ts';
import { servePictures } from '../support/popup-pictures.ts';
import { heardOn, openDecided, pageOf, popupOn, test } from '../support/popup-stage.ts';

const WIDE = { width: 1_280, height: 800 };

const consent = (page: Page) =>
  page.evaluate(() =>
    (globalThis as { flyleaf?: (...words: unknown[]) => void }).flyleaf?.('consent', {
      tracking: true,
    }),
  );

/** Says yes before the loader is there. */
const consentBefore = (page: Page) =>
  page.addInitScript(() => {
    const queue = [['consent', { tracking: true }]];
    Object.assign(globalThis, { flyleaf: Object.assign(() => {}, { q: queue }) });
  });

/** Everything that the page's site keeps. */
async function kept(page: Page, context: BrowserContext): Promise<unknown> {
  const inPage = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    await indexedDB.databases(),
    await caches.keys(),
  ]);
  return [await context.cookies(), ...inPage];
}

/** Counts what moves, in the dialog too. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });

/** Entries of a frame are told before the next but one. */
const shiftsOn = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of ['drawn', 'told'])
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { shifts: number[] }).shifts;
  });

test.describe('looks', () => {
  test.use({ viewport: WIDE });
  test.beforeEach(({ context }) => servePictures(context));

  test('faces say how many subscribe', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'faces' }));
    await expect(popupOn(page).getByText('Join over 20 subscribers')).toBeVisible();
    await expect(popupOn(page).locator('.faces img')).toHaveCount(3);
  });

  test('large fonts are larger', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'large' }));
    await expect(popupOn(page).locator('.name')).toHaveCSS('font-size', '48px');
  });

  for (const [who, query, viewport] of [
    ['a reader whom another sent', '&r=2abc', WIDE],
    ['a phone', '', { width: 360, height: 640 }],
  ] as const) {
    test(`${who} sees the default`, async ({ page, stage }) => {
      await page.setViewportSize(viewport);
      await openDecided(page, pageOf(stage, { PUBLICATION: 'faces' }, query));
      await expect(popupOn(page)).toBeVisible();
      await expect(popupOn(page).locator('.faces')).toHaveCount(0);
    });
  }

  test('an experiment without consent keeps nothing, and counts nobody', async ({
    page,
    context,
    stage,
  }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'trial' }));
    await expect(popupOn(page)).toBeVisible();
    expect(await kept(page, context)).toEqual([[], [], [], [], []]);
    await consent(page);
    expect(await heardOn(page)).toEqual(['shown']);
    expect(await kept(page, context)).toEqual([[], [], [], [], []]);
  });

  test('an experiment under Global Privacy Control keeps nothing either', async ({
    page,
    context,
    stage,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await consentBefore(page);
    await openDecided(page, pageOf(stage, { PUBLICATION: 'trial' }));
    await expect(popupOn(page)).toBeVisible();
    expect(await heardOn(page)).toEqual(['shown']);
    expect(await kept(page, context)).toEqual([[], [], [], [], []]);
  });

  test('an experiment with consent shows one look at each visit, and counts it when it is seen', async ({
    page,
    stage,
  }) => {
    await consentBefore(page);
    const looks: (string | null)[] = [];
    for (const _ of ['first', 'second', 'third']) {
      await openDecided(page, pageOf(stage, { PUBLICATION: 'trial' }));
      await expect(popupOn(page)).toBeVisible();
      await expect.poll(() => heardOn(page)).toEqual(['shown', 'experiment exposure']);
      const proof = await popupOn(page).locator('.faces').count();
      looks.push(`${proof} ${await popupOn(page).locator('.popup').getAttribute('class')}`);
    }
    expect(new Set(looks).size).toBe(1);
  });

  test('an exposure is counted once, though the popup gives way and comes back', async ({
    page,
    stage,
  }) => {
    await consentBefore(page);
    await openDecided(page, pageOf(stage, { PUBLICATION: 'trial' }));
    await expect(popupOn(page)).toBeVisible();
    await page.evaluate(() => {
      const banner = Object.assign(document.createElement('div'), { role: 'dialog', id: 'banner' });
      document.body.append(Object.assign(banner, { textContent: 'Cookies?' }));
    });
    await expect(page.locator('flyleaf-welcome-popup dialog')).toBeHidden();
    await page.evaluate(() => document.querySelector('#banner')?.remove());
    await expect(popupOn(page)).toBeVisible();
    expect(await heardOn(page)).toEqual(['shown', 'experiment exposure', 'shown']);
  });
});

test.describe('the cover', () => {
  test.beforeEach(({ page }) => watchShifts(page));

  test('is the section’s where the page is one', async ({ page, context, stage }) => {
    await servePictures(context);
    await openDecided(page, pageOf(stage, { PUBLICATION: 'covered', SECTION: 'seas' }));
    await expect(popupOn(page)).toHaveAccessibleName('Seven Seas');
    await expect(popupOn(page).getByText('Only what happened far from land.')).toBeVisible();
    await expect(popupOn(page).getByText('Harbour Notes')).toHaveCount(2);
  });

  test('is another section’s after the page said so', async ({ page, context, stage }) => {
    await servePictures(context);
    await openDecided(page, pageOf(stage, { PUBLICATION: 'covered', POPUP: 'hidden' }));
    await page.evaluate(() => {
      const { flyleaf } = globalThis as { flyleaf?: (...words: unknown[]) => void };
      flyleaf?.('set', { section: 'seas' });
      flyleaf?.('show');
    });
    await expect(popupOn(page)).toHaveAccessibleName('Seven Seas');
  });

  test('does without pictures that the page’s policy stops', async ({ page, context, stage }) => {
    await page.setViewportSize(WIDE);
    await servePictures(context);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${stage.pages}/strict?PUBLICATION=side`);
    await expect(popupOn(page)).toBeVisible();
    await expect(popupOn(page).locator('.cover-photo')).toHaveCount(0);
    await popupOn(page).getByRole('textbox').fill('strict-photo@example.com');
    await popupOn(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/subscribe\?/u);
    expect(errors).toEqual([]);
  });

  for (const [what, answer] of [
    ['does not come in time', null],
    ['fails', { status: 500 }],
    ['is none', { status: 200, body: 'null', contentType: 'application/json' }],
  ] as const) {
    test(`that ${what} leaves the popup with what it has, and nothing moves`, async ({
      page,
      context,
      stage,
    }) => {
      await servePictures(context);
      await page.route('**/cover.json*', (route) => {
        const headers = { 'access-control-allow-origin': '*' };
        if (answer) return route.fulfill({ ...answer, headers });
      });
      await page.goto(pageOf(stage, { PUBLICATION: 'covered' }));
      await expect(popupOn(page)).toHaveAccessibleName('The Gazette');
      await expect(popupOn(page).getByText('Harbour Notes')).toHaveCount(0);
      expect(await shiftsOn(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('with fifty recommendations can be read by keyboard, and nothing moves', async ({
    page,
    context,
    stage,
  }) => {
    await servePictures(context);
    await page.route('**/cover.json*', async (route) => {
      const response = await route.fetch();
      const content = await response.json();
      const [blurb] = COVER.content.blurbs;
      await route.fulfill({ response, json: { ...content, blurbs: Array(50).fill(blurb) } });
    });
    await openDecided(page, pageOf(stage, { PUBLICATION: 'covered' }));
    await expect(popupOn(page).getByText('Harbour Notes')).toHaveCount(50);
    const scrolled = () => popupOn(page).evaluate((dialog) => dialog.scrollTop);
    await page.keyboard.press('PageDown');
    await expect.poll(scrolled).toBeGreaterThan(100);
    const last = popupOn(page).getByRole('link', { name: 'What the fog takes' });
    // A key that comes while the page still glides is lost.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await shiftsOn(page)).toEqual([]);
  });

  test('does without a photo that does not come', async ({ page, context, stage }) => {
    await page.setViewportSize(WIDE);
    await servePictures(context, new Promise(() => {}));
    await page.goto(pageOf(stage, { PUBLICATION: 'side' }));
    await expect(popupOn(page)).toBeVisible();
    await expect(popupOn(page).locator('.cover-photo')).toHaveCount(0);
    expect(await shiftsOn(page)).toEqual([]);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  for (const [name, place] of [
    ['side', 'fixed'],
    ['banner', 'static'],
  ] as const) {
    test(`has its photo in place when it comes: ${name}`, async ({ page, context, stage }) => {
      await page.setViewportSize(WIDE);
      await servePictures(context);
      await openDecided(page, pageOf(stage, { PUBLICATION: name }));
      await expect(popupOn(page).locator('.cover-photo')).toHaveCSS('position', place);
      expect(await shiftsOn(page)).toEqual([]);
    });
  }
});
