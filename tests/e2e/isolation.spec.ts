import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { comparePictures } from '../support/compare-pictures.ts';
import { FRAMEWORK_PAGES } from '../support/host-pages/framework-pages.ts';
import { STYLE_PAGES } from '../support/host-pages/style-pages.ts';
import { NO_TROUBLE, watchTrouble } from '../support/watch-trouble.ts';
import { test as staged } from '../support/widget-stage.ts';

const FILES = readdirSync(new URL('pages/', import.meta.url))
  .filter((name) => name.startsWith('hostile-'))
  .map((name) => name.replace('.html', ''));

const PAGES = [...FILES, ...Object.keys(STYLE_PAGES), ...Object.keys(FRAMEWORK_PAGES)];

/** Pages on which the form is a layer of its own. */
const ON_A_LAYER = ['root-effects', 'transitions', 'newer-forms'];

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup dialog[open]';
const SHOT = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** State → picture. */
type Shots = Record<string, Buffer>;

/** What the form looks like at rest, with an address, and after an error. */
async function formShots(page: Page, layout: string): Promise<Shots> {
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
  return { [`${layout} rest`]: rest, [`${layout} error`]: error, [`${layout} filled`]: filled };
}

/** The same page with the form in its other layout: a new element in the old one's place. */
async function setLayout(page: Page, layout: string): Promise<void> {
  await page.locator(FORM).evaluate((old, value) => {
    const form = old.cloneNode(true) as Element;
    form.setAttribute('layout', value);
    old.replaceWith(form);
  }, layout);
}

async function popupShot(page: Page): Promise<Buffer> {
  await page.evaluate(() => window.flyleaf?.('show', 'welcome-popup'));
  await page.locator(POPUP).waitFor();
  return page.screenshot(SHOT);
}

async function bothForms(page: Page, address: string): Promise<Shots> {
  await page.goto(address);
  const card = await formShots(page, 'card');
  await setLayout(page, 'inline');
  return { ...card, ...(await formShots(page, 'inline')) };
}

const shotsOf = async (page: Page, address: string): Promise<Shots> => ({
  ...(await bothForms(page, address)),
  popup: await popupShot(page),
});

/** The plain page's pictures are taken once for each worker. */
const test = staged.extend<object, { plain: { shots?: Shots } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
  plain: [async ({}, use) => use({}), { scope: 'worker' }],
});

/**
 * What layers round: a whole screen that is put together in another order, at one edge; a form that the page has put on a layer
 * of its own, at its round corners.
 */
const ROUNDING = { popup: { pixels: 2, step: 1 }, layer: { pixels: 64, step: 4 } };

type Rounding = (typeof ROUNDING)['layer'] | null;

const roundingOf = (name: string, state: string): Rounding => {
  if (state === 'popup') return ROUNDING.popup;
  return ON_A_LAYER.includes(name) ? ROUNDING.layer : null;
};

async function isRounding(
  page: Page,
  pictures: readonly [Buffer, Buffer],
  allowed: Rounding,
): Promise<boolean> {
  if (!allowed) return false;
  await page.goto('about:blank');
  const difference = await comparePictures(page, ...pictures);
  return (
    difference !== null && difference.pixels <= allowed.pixels && difference.step <= allowed.step
  );
}

/** Both are kept in the test's own folder when they differ. */
async function keep(name: string, plain: Buffer, hostile: Buffer): Promise<void> {
  const info = test.info();
  await writeFile(info.outputPath(`${name}-plain.png`), plain);
  await writeFile(info.outputPath(`${name}-hostile.png`), hostile);
}

/** The states in which the pictures differ. */
async function differences(page: Page, name: string, hostile: Shots, plain: Shots) {
  const different: string[] = [];
  for (const [state, shot] of Object.entries(hostile)) {
    const expected = plain[state] ?? Buffer.alloc(0);
    if (expected.equals(shot)) continue;
    if (await isRounding(page, [expected, shot], roundingOf(name, state))) continue;
    await keep(state, expected, shot);
    different.push(state);
  }
  return different;
}

test('there are at least 22 hostile pages', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(22);
});

for (const name of PAGES) {
  test(`form and popup on ${name} are the same to the pixel as on a plain page`, async ({
    page,
    stage,
    plain,
  }) => {
    plain.shots ??= await shotsOf(page, `${stage.pages}/plain`);
    const trouble = await watchTrouble(page);
    const hostile = await shotsOf(page, `${stage.pages}/${name}`);
    expect(await differences(page, name, hostile, plain.shots), test.info().outputDir).toEqual([]);
    expect(trouble).toEqual(NO_TROUBLE);
  });
}

test('form on a page that prints in ink only is the same to the pixel as on a plain page', async ({
  page,
  stage,
}) => {
  await page.emulateMedia({ media: 'print' });
  const plain = await bothForms(page, `${stage.pages}/plain`);
  const hostile = await bothForms(page, `${stage.pages}/prints-in-ink`);
  expect(await differences(page, 'prints-in-ink', hostile, plain)).toEqual([]);
});

test('the check can fail: another accent is seen', async ({ page, stage, plain }) => {
  plain.shots ??= await shotsOf(page, `${stage.pages}/plain`);
  const other = await shotsOf(page, `${stage.pages}/accent`);
  expect(await differences(page, 'accent', other, plain.shots)).toEqual(Object.keys(other));
});
