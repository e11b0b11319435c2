import type { Page } from '@playwright/test';
import { askInForm, formOn } from '../support/e2e/ask-in-form.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import { dismissPopup, expect, test } from '../support/e2e/reader-test.ts';
import { subscriberState } from '../support/e2e/subscriber-state.ts';

async function clickOnce(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'One more click' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
}

test.beforeEach(({ context, stack }) => dismissPopup(context, stack));

test('the form on a page leads by the link in the mail to a confirmed subscriber', async ({
  page,
  stack,
  address,
}) => {
  await page.goto(`${stack.site}/`);
  await askInForm(formOn(page), address);
  await expect(formOn(page).getByText('Check your inbox')).toBeVisible();
  await expect(formOn(page).getByText(address)).toBeVisible();

  const { link } = await readMail(stack.mails, address);
  await page.goto(link);
  expect(await subscriberState(stack, address)).toBe('pending');

  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  expect(await subscriberState(stack, address)).toBe('confirmed');

  await page.getByRole('button', { name: 'Back to' }).click();
  await expect(page).toHaveURL(`${stack.site}/`);
});

test('the code typed into the widget confirms as well', async ({ page, stack, address }) => {
  await page.goto(`${stack.site}/`);
  await askInForm(formOn(page), address);
  const { code } = await readMail(stack.mails, address);
  await formOn(page).getByRole('textbox', { name: 'Six-digit code' }).fill(code);
  await formOn(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(formOn(page).getByText('You’re subscribed')).toBeVisible();
  expect(await subscriberState(stack, address)).toBe('confirmed');
});

test('a form posted without script leads to a confirmed subscriber', async ({
  browser,
  stack,
  address,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${stack.site}/no-script`);
  await page.getByLabel('Your e-mail').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();

  await expect(page.getByRole('heading', { name: 'One more click' })).toBeVisible();
  expect(await subscriberState(stack, address)).toBeNull();
  await clickOnce(page);
  await expect(page.getByText(address)).toBeVisible();

  const { link } = await readMail(stack.mails, address);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  expect(await subscriberState(stack, address)).toBe('confirmed');
  await page.close();
});

test('the code works without script too', async ({ browser, stack, address }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${stack.site}/no-script`);
  await page.getByLabel('Your e-mail').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await clickOnce(page);
  const { code } = await readMail(stack.mails, address);
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You’re subscribed')).toBeVisible();
  expect(await subscriberState(stack, address)).toBe('confirmed');
  await page.close();
});

test('the mail leads out again: a page with one click, and what mail programs post', async ({
  page,
  request,
  stack,
  address,
}) => {
  await page.goto(`${stack.site}/`);
  await askInForm(formOn(page), address);
  const { unsubscribe } = await readMail(stack.mails, address);

  await page.goto(unsubscribe);
  expect(await subscriberState(stack, address)).toBe('pending');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’re unsubscribed')).toBeVisible();
  expect(await subscriberState(stack, address)).toBe('unsubscribed');

  const again = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(again.ok()).toBe(true);
  expect(await subscriberState(stack, address)).toBe('unsubscribed');
});

test('an old link does not bring back who has left', async ({ page, stack, address }) => {
  await page.goto(`${stack.site}/`);
  await askInForm(formOn(page), address);
  const { link, unsubscribe } = await readMail(stack.mails, address);
  await page.goto(unsubscribe);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’re unsubscribed')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You unsubscribed' })).toBeVisible();
  expect(await subscriberState(stack, address)).toBe('unsubscribed');
});
