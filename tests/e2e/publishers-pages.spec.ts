import type { Page } from '@playwright/test';
import { askInForm, formOn } from '../support/e2e/ask-in-form.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import { dismissPopup, expect, test } from '../support/e2e/reader-test.ts';
import { subscriberState } from '../support/e2e/subscriber-state.ts';

/** Everything that a page complains about: errors, violations of its policy, failed requests. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

test('a strict policy with Trusted Types sees no violation on the whole way', async ({
  page,
  context,
  stack,
  address,
}) => {
  await dismissPopup(context, stack);
  const complaints = complaintsOf(page);
  await page.goto(`${stack.site}/strict-csp`);
  await askInForm(formOn(page), address);
  const { code } = await readMail(stack.mails, address);
  await formOn(page).getByRole('textbox', { name: 'Six-digit code' }).fill(code);
  await formOn(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(formOn(page).getByText('You’re subscribed')).toBeVisible();
  await expect(page.locator('#violations')).toHaveText('0');
  expect(complaints).toEqual([]);
});

test('the popup sees no violation under a strict policy either', async ({ page, stack }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${stack.site}/strict-csp`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'No thanks' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#violations')).toHaveText('0');
  expect(complaints).toEqual([]);
});

test('the popup leads to the pending page, and its code confirms', async ({
  page,
  stack,
  address,
}) => {
  await page.goto(`${stack.site}/`);
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox', { name: 'Your email' }).fill(address);
  await popup.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/subscribe\?/u);
  const { code } = await readMail(stack.mails, address);
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You’re subscribed')).toBeVisible();
  expect(await subscriberState(stack, address)).toBe('confirmed');

  await page.goto(`${stack.site}/`);
  await expect(formOn(page).getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two forms on a page know nothing of one another, and a tag pasted twice works once', async ({
  page,
  context,
  stack,
  address,
}) => {
  await dismissPopup(context, stack);
  const complaints = complaintsOf(page);
  await page.goto(`${stack.site}/two-forms`);
  const [first, second] = [formOn(page), page.locator('[data-flyleaf="subscribe-form"]')];
  await second.getByRole('textbox', { name: 'Your email' }).fill('kept@example.com');
  await askInForm(first, address);
  await expect(first.getByText('Check your inbox')).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Your email' })).toHaveValue('kept@example.com');
  await readMail(stack.mails, address);
  expect(stack.mails.mails.filter((mail) => mail.recipient === address)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('forms come, move and go with the views of a single-page app', async ({
  page,
  context,
  stack,
  address,
}) => {
  await dismissPopup(context, stack);
  const complaints = complaintsOf(page);
  await page.goto(`${stack.site}/app`);
  await page.getByRole('button', { name: 'Add a form' }).click();
  const field = formOn(page).getByRole('textbox', { name: 'Your email' });
  await field.fill('typed@example.com');
  await page.getByRole('button', { name: 'Move it', exact: true }).click();
  await expect(page.locator('#right flyleaf-subscribe-form')).toBeVisible();
  await expect(field).toHaveValue('typed@example.com');

  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.locator('flyleaf-subscribe-form')).toHaveCount(0);
  await page.getByRole('link', { name: 'Subscribe' }).click();
  await askInForm(formOn(page), address);
  await expect(formOn(page).getByText('Check your inbox')).toBeVisible();
  await expect(page.locator('#events')).toContainText('subscribed · subscribe-form');
  expect(complaints).toEqual([]);
});

test('the form looks the same under every hostile style sheet of the demo', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.site}/hostile-css`);
  const names = await page.locator('nav a').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(9);
  const shots = new Map<string, Buffer>();
  for (const name of names) {
    await page.goto(`${stack.site}/hostile-css/${name}`);
    await expect(formOn(page).getByRole('button', { name: 'Subscribe' })).toBeVisible();
    shots.set(name, await formOn(page).screenshot({ animations: 'disabled' }));
  }
  const control = shots.get('none');
  const different = names.filter((name) => control && !shots.get(name)?.equals(control));
  expect(different).toEqual([]);
});
