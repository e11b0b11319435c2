import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readMail } from '../support/e2e/read-mail.ts';
import { NO_TROUBLE, watchTrouble } from '../support/watch-trouble.ts';
import { test } from '../support/widget-stage.ts';

async function ask(widget: Locator, address: string): Promise<void> {
  const field = widget.getByRole('textbox', { name: 'Your email' });
  // Firefox would write it behind what stands in an e-mail field.
  await field.clear();
  await field.fill(address);
  await widget.getByRole('button', { name: 'Subscribe' }).click();
}

async function typeCode(place: Locator | Page, code: string): Promise<void> {
  await place.getByRole('textbox', { name: 'Six-digit code' }).fill(code);
  await place.getByRole('button', { name: 'Confirm' }).click();
  await expect(place.getByText('You’re subscribed')).toBeVisible();
}

test('the form breaks no strict policy and no Trusted Types from load to confirmed', async ({
  page,
  stage,
}) => {
  const trouble = await watchTrouble(page);
  for (const selector of ['flyleaf-subscribe-form', 'div[data-flyleaf]']) {
    await page.goto(`${stage.pages}/strict`);
    const address = `strict-${selector.length}@example.org`;
    const form = page.locator(selector);
    await ask(form, 'not an address');
    await expect(form.locator('[aria-invalid=true]')).toBeVisible();
    await ask(form, address);
    const { code } = await readMail(stage.sink, address);
    await typeCode(form, code);
    // Known by then; the other form is for somebody else.
    await page.waitForFunction(() => localStorage.length > 0);
    await page.evaluate(() => localStorage.clear());
  }
  expect(trouble).toEqual(NO_TROUBLE);
});

test('the popup and the pages it leads to break no policy until the reader is confirmed', async ({
  page,
  stage,
}) => {
  const trouble = await watchTrouble(page);
  await page.goto(`${stage.pages}/strict?POPUP=forced`);
  await ask(page.locator('flyleaf-welcome-popup'), 'popup-strict@example.org');
  await page.waitForURL(`${stage.platform}/subscribe**`);
  const { code } = await readMail(stage.sink, 'popup-strict@example.org');
  await typeCode(page, code);
  expect(trouble).toEqual(NO_TROUBLE);
});

test('the pages of the mail break no policy of their own', async ({ page, stage }) => {
  const trouble = await watchTrouble(page);
  const address = 'mail-strict@example.org';
  await page.goto(`${stage.pages}/strict`);
  await ask(page.locator('flyleaf-subscribe-form'), address);
  const { link, unsubscribe } = await readMail(stage.sink, address);

  const answer = await page.goto(link);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  await page.goto(unsubscribe);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'unsubscribed' })).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test('the watch can fail: it sees a style attribute and markup made of text', async ({
  page,
  stage,
}) => {
  const trouble = await watchTrouble(page);
  await page.goto(`${stage.pages}/strict`);
  await page.evaluate(() => {
    console.warn('a word');
    document.body.setAttribute('style', 'color: red');
    try {
      document.body.innerHTML = '<b>text</b>';
    } catch {
      // Refused, as it should be.
    }
  });
  await expect.poll(() => trouble.violations.length).toBe(2);
  expect(trouble.console.length).toBeGreaterThan(0);
});
