import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DISMISSAL_COOKIE } from '../../src/popup/popup-constants.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import { test } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';

/** What has the focus, through every shadow root: its id, or its words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.id || active?.ariaLabel || active?.textContent?.trim().slice(0, 40) || '';
  });
}

/** Whether whoever looks at the screen sees where the focus is. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(active ?? document.body);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
}

/** Headings take the focus so that they are read out: nothing can be done there, so nothing need be seen. */
async function pressAndHear(page: Page, key: string, heading: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => focused(page)).toBe(heading);
}

async function pressAndSee(page: Page, key: string, then: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => focused(page)).toBe(then);
  expect(await isFocusSeen(page), `the focus on ${then} is seen`).toBe(true);
}

test('a reader subscribes and confirms by the keyboard alone', async ({ page, stage }) => {
  await page.goto(`${stage.pages}/reading`);
  await page.locator(FORM).getByRole('textbox').waitFor();
  await pressAndSee(page, 'Tab', 'before');
  await pressAndSee(page, 'Tab', 'email');
  await page.keyboard.type('not an address');
  await pressAndSee(page, 'Tab', 'Subscribe');
  await pressAndSee(page, 'Tab', 'after');
  await pressAndSee(page, 'Shift+Tab', 'Subscribe');
  await pressAndSee(page, 'Enter', 'email');
  await expect(page.locator(FORM).locator('[aria-invalid=true]')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('keyboard@example.org');
  await pressAndHear(page, 'Enter', 'Check your inbox');
  const { code } = await readMail(stage.sink, 'keyboard@example.org');
  await pressAndSee(page, 'Tab', 'code');
  await page.keyboard.type(code);
  await pressAndHear(page, 'Enter', 'You’re subscribed');
  await pressAndSee(page, 'Tab', 'after');
});

/** Whether it is the element itself that has the focus, and nothing in it. */
const hasFocus = (element: Element): boolean =>
  (element.getRootNode() as ShadowRoot).activeElement === element;

async function openPopup(page: Page, pages: string): Promise<void> {
  await page.goto(`${pages}/reading`);
  await page.waitForFunction(() => 'live' in (window.flyleaf ?? {}));
  await page.locator('#before').focus();
  await page.evaluate(() => window.flyleaf?.('show', 'welcome-popup'));
  await page.locator(POPUP).locator('dialog[open]').waitFor();
}

async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).toBe('before');
  await expect(page.locator(POPUP)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/flyleaf/u);
  const cookies = await page.context().cookies();
  expect(cookies.map((cookie) => cookie.name)).toEqual([DISMISSAL_COOKIE]);
}

test('the popup begins with its way out, keeps the focus inside, and Esc gives it back', async ({
  page,
  stage,
}) => {
  await openPopup(page, stage.pages);
  expect(await page.locator(POPUP).locator('dialog').evaluate(hasFocus)).toBe(true);
  const seen: string[] = [];
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  expect(seen.slice(0, 4)).toEqual(['Close', 'email', 'Subscribe', 'No thanks']);
  expect(seen).not.toContain('before');
  expect(seen).not.toContain('after');
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

for (const name of ['No thanks', 'Close']) {
  test(`'${name}' is reached and pressed by the keyboard, and the focus returns`, async ({
    page,
    stage,
  }) => {
    await openPopup(page, stage.pages);
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }).toPass();
    expect(await isFocusSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expectClosed(page);
  });
}

test('the popup is sent by the keyboard and leads to the next step', async ({ page, stage }) => {
  await openPopup(page, stage.pages);
  await pressAndSee(page, 'Tab', 'Close');
  await pressAndSee(page, 'Tab', 'email');
  await page.keyboard.type('popup-keyboard@example.org');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stage.platform}/subscribe**`);
  await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeVisible();
});
