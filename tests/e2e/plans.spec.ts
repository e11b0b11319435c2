import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readMail } from '../support/e2e/read-mail.ts';
import { expect, test } from '../support/e2e/reader-test.ts';

const PHONE = { width: 360, height: 740 };

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test('a reader on a phone sees what it costs, goes on for free, and comes by an invitation', async ({
  page,
  stack,
  address,
}) => {
  const { flyleaf, platform } = stack;
  await flyleaf('publication', 'create', 'harbour', '--name', 'Harbour', '--invite-only', 'true');
  await flyleaf('plan', 'set', 'harbour', 'monthly', '--amount', '500', '--currency', 'usd');
  await flyleaf('plan', 'offer', 'harbour', '--payments-state', 'enabled');
  const made = await flyleaf('invitation', 'create', 'harbour', '--json');
  const { code } = JSON.parse(made) as { code: string };

  await page.setViewportSize(PHONE);
  await page.goto(`${platform}/invite?publication=harbour`);
  await expectAccessible(page);
  await page.getByLabel('Your invitation code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText('Paid plans from $5 a month.')).toBeVisible();

  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await expect(page.getByText('Paid plans are not available here yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read for free' }).click();

  await page.getByLabel('Your email').fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const { link } = await readMail(stack.mails, address);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
});
