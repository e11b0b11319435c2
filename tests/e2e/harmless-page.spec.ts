import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { NO_TROUBLE, watchTrouble } from '../support/watch-trouble.ts';
import type { Trouble } from '../support/watch-trouble.ts';
import { test } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';

let trouble: Trouble;

test.beforeEach(async ({ page }) => {
  trouble = await watchTrouble(page);
});

test.afterEach(() => {
  expect(trouble).toEqual(NO_TROUBLE);
});

/** Puts a rule into the page. */
const style = (page: Page, text: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);

const showPopup = (page: Page): Promise<void> =>
  page.evaluate(() => window.flyleaf?.('show', 'welcome-popup'));

/** How far an element sticks out of the screen at any side, in pixels. */
const overhang = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const { innerWidth: width, innerHeight: height } = window;
    return Math.round(Math.max(-box.left, -box.top, box.right - width, box.bottom - height, 0));
  });

/** Nothing inside it is wider than it is. */
const overflow = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.scrollWidth - node.clientWidth);

/** With the pointer, which meets only what is in sight and not covered. */
async function useWithPointer(page: Page): Promise<void> {
  const form = page.locator(FORM);
  await form.getByRole('textbox').click();
  await page.keyboard.type('someone');
  await expect(form.getByRole('textbox')).toHaveValue('someone');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.locator('[aria-invalid=true]')).toBeVisible();
  await showPopup(page);
  const popup = page.locator(POPUP);
  await popup.getByRole('textbox').click();
  await popup.getByRole('button', { name: 'No thanks' }).click();
  await expect(popup).toHaveCount(0);
}

const ZOOMS = [
  {
    width: 1280,
    height: 720,
    rules: [':root { zoom: 1.5 }', 'body { zoom: 0.7; direction: rtl }'],
  },
  {
    width: 360,
    height: 640,
    rules: [
      'body { zoom: 0.9 }',
      'body { zoom: 2 }',
      ':root { zoom: 1.25; direction: rtl }',
      ':root { zoom: 0.6 }',
    ],
  },
];

for (const { width, height, rules } of ZOOMS) {
  test(`what a page zooms stays whole and usable at ${width} px`, async ({ page, stage }) => {
    await page.setViewportSize({ width, height });
    for (const rule of rules) {
      await page.goto(`${stage.pages}/reading`);
      await style(page, rule);
      await page.locator(FORM).getByRole('textbox').waitFor();
      expect(await overflow(page.locator(`${FORM} .root`)), rule).toBeLessThanOrEqual(0);
      await showPopup(page);
      const dialog = page.locator(POPUP).locator('dialog');
      await dialog.waitFor();
      expect(await overflow(dialog), rule).toBeLessThanOrEqual(0);
      expect(await overhang(dialog.getByRole('button', { name: 'Close' })), rule).toBe(0);
      const box = await dialog.boundingBox();
      expect(
        [box?.width, box?.height].map((size) => Math.round(size ?? 0)),
        rule,
      ).toEqual([width, height]);
      await page.keyboard.press('Escape');
      await expect(page.locator(POPUP)).toHaveCount(0);
      await useWithPointer(page);
    }
  });
}

const IN_THE_WAY = [
  'body { pointer-events: none; user-select: none; cursor: none }',
  '* { touch-action: none !important; pointer-events: none !important; user-select: none !important }',
  'html { transform: translate(0); contain: layout } body { filter: blur(0); perspective: 100px }',
  '::view-transition { pointer-events: auto } * { transition: all 9s !important }',
];

test('a pointer reaches form and popup on pages that keep it from themselves', async ({
  page,
  stage,
}) => {
  for (const rule of IN_THE_WAY) {
    await page.goto(`${stage.pages}/reading`);
    await style(page, rule);
    await useWithPointer(page);
  }
});

test('a form that the page hides is not fetched until it shows', async ({ page, stage }) => {
  const widgets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) widgets.push(request.url());
  });
  await page.goto(`${stage.pages}/hides-the-rest`, { waitUntil: 'networkidle' });
  expect(widgets).toEqual([]);
  await page.evaluate(() => document.body.classList.add('open'));
  await expect(page.locator(FORM).getByRole('textbox')).toBeVisible();
});

test('a page hides a form with its attribute or by its parent, and a printed page has no popup', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.pages}/reading`);
  const field = page.locator(FORM).getByRole('textbox');
  await field.waitFor();
  await page.locator(FORM).evaluate((form) => form.toggleAttribute('hidden'));
  await expect(field).toBeHidden();
  await page.locator(FORM).evaluate((form) => form.toggleAttribute('hidden'));
  await expect(field).toBeVisible();
  await style(page, 'main { display: none }');
  await expect(field).toBeHidden();
  await showPopup(page);
  const dialog = page.locator(POPUP).locator('dialog');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog).toBeVisible();
});

/** What translators do: the page's texts become elements that hold them; in shadow roots texts change where they are. */
const translate = (page: Page): Promise<void> =>
  page.locator(FORM).evaluate((host) => {
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    for (const text of textsIn(document.body)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
    for (const text of textsIn(host.shadowRoot ?? host)) text.data += ' ';
  });

/** What extensions do: nodes of theirs beside the fields, in the element and in its root. */
const extend = (page: Page): Promise<void> =>
  page.locator(FORM).evaluate((host) => {
    const strange = (): HTMLElement => document.createElement('strange-extension');
    host.append(strange(), 'a text');
    host.shadowRoot?.append(strange());
    host.shadowRoot?.querySelector('.root')?.prepend(strange());
    for (const one of host.shadowRoot?.querySelectorAll('input, form, label') ?? []) {
      one.before(strange());
      one.after(strange());
      one.setAttribute('data-strange', '');
    }
  });

for (const [name, change] of Object.entries({ translators: translate, extensions: extend })) {
  test(`the form goes on after what ${name} do to a page, and goes without a trace`, async ({
    page,
    stage,
  }) => {
    await page.goto(`${stage.pages}/with-fallback`);
    const form = page.locator(FORM);
    await form.getByRole('textbox').waitFor();
    await change(page);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.locator('[aria-invalid=true]')).toBeVisible();
    await expect(form.getByText('Enter your email')).toBeVisible();
    await change(page);
    await form.getByRole('textbox').fill(`after-${name}@example.org`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('textbox', { name: 'Six-digit code' })).toBeVisible();
    await change(page);
    await page.evaluate(() => window.flyleaf?.('destroy'));
    await expect(form.getByRole('textbox')).toHaveCount(0);
    await expect(form.getByText('Write to us')).toBeVisible();
  });
}
