import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { NO_TROUBLE, watchTrouble } from '../support/watch-trouble.ts';
import { test } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';

/** Everything that a page keeps on this machine, whoever wrote it. */
async function stored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...databases.map(({ name }) => `indexedDB ${name}`),
      ...(window.isSecureContext ? await caches.keys() : []).map((key) => `cache ${key}`),
    ];
  });
  return [...cookies.map(({ name }) => `cookie ${name}`), ...inPage];
}

/** Every request of a page, as `METHOD path`. */
function listRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

const isScript = (request: string): boolean =>
  /^GET \/(?:embed\/gazette\.js|assets\/\w+\/[^/]+\/[\w.-]+\.js)$/u.test(request);

/** Nothing under way, and nothing that a timer would start soon. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
}

test('a view without a touch fetches the widgets and nothing else, and stores nothing', async ({
  page,
  stage,
}) => {
  const trouble = await watchTrouble(page);
  const requests = listRequests(page);
  await page.clock.install();
  for (const wish of ['hidden', 'forced', '']) {
    await page.goto(`${stage.pages}/reading?POPUP=${wish}`);
    await page.locator(FORM).locator('input[type=email]').waitFor();
    await settle(page);
    expect(await stored(page), wish).toEqual([]);
  }
  await expect(page.locator(POPUP).locator('dialog[open]')).toBeVisible();
  const others = requests.filter((request) => !isScript(request) && request !== 'GET /reading');
  expect(others.filter((request) => request !== 'GET /favicon.ico')).toEqual([]);
  expect(trouble).toEqual(NO_TROUBLE);
});

test('a page without a form far and wide fetches the loader alone', async ({ page, stage }) => {
  const requests = listRequests(page);
  await page.clock.install();
  await page.goto(`${stage.pages}/far`);
  await settle(page);
  expect(requests.filter((request) => request.includes('.js'))).toEqual(['GET /embed/gazette.js']);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await expect(page.locator(FORM).getByRole('textbox')).toBeVisible();
});

/** Every shift of the layout that counts (none does in the half second after a touch): how much, and what moved. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.nodeName).join(' ');
        if (!hadRecentInput) shifts.push(`${value} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
  };
}

for (const width of [1280, 360]) {
  test(`nothing moves at ${width} px when the popup comes and goes`, async ({ page, stage }) => {
    await page.setViewportSize({ width, height: 700 });
    const shifts = await watchShifts(page);
    await page.goto(`${stage.pages}/far?POPUP=forced`);
    await page.locator(POPUP).locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator(POPUP)).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });

  test(`nothing moves at ${width} px when a form comes into a place of its size, and while it is used`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const shifts = await watchShifts(page);
    await page.goto(`${stage.pages}/reserved`);
    const form = page.locator(FORM);
    const field = form.getByRole('textbox', { name: 'Your email' });
    await field.waitFor();
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.locator('[aria-invalid=true]').waitFor();
    await field.fill(`harmless-shift-${width}@example.org`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByRole('textbox', { name: 'Six-digit code' }).waitFor();
    expect(await shifts()).toEqual([]);
  });
}

test('the check can fail: it sees a page that moves', async ({ page, stage }) => {
  const shifts = await watchShifts(page);
  await page.goto(`${stage.pages}/far`);
  await page.evaluate(() => {
    const tall = document.createElement('div');
    Object.assign(tall.style, { height: '300px' });
    document.body.prepend(tall);
  });
  await expect.poll(shifts).toHaveLength(1);
});
