import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import { expect, test } from '../support/e2e/reader-test.ts';
import { askForMail, expectAccount, signInMail, subscribe } from '../support/e2e/sign-in.ts';
import type { Stack } from '../support/e2e/stack.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The link of a mail of a change of address. */
async function changeLink(stack: Stack, address: string, number: number): Promise<string> {
  const { text } = await readMail(stack.mails, address, number);
  return /(https?:\/\/\S+\/account\/address\/link\?token=\S+)/u.exec(text)?.[1] ?? '';
}

async function arriveAt(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
}

test('a reader sets the mails, moves to another address, takes the data along and leaves', async ({
  page,
  stack,
  address,
}) => {
  const mails = await subscribe(page, stack, address);
  await askForMail(page, stack, address);
  const { code } = await signInMail(stack, address, mails + 1);
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectAccount(page, address);
  await expectAccessible(page, 'html', 'account');

  await page.getByRole('link', { name: 'Email settings' }).click();
  await arriveAt(page, 'How posts come to you');
  await expectAccessible(page, 'html', 'email settings');
  await expect(page).toHaveURL(`${stack.platform}${PAGE_PATHS.emailSettings}`);
  await page.getByLabel('Gathered in a digest').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your settings are saved.')).toBeVisible();
  await page.goto(`${stack.platform}${PAGE_PATHS.account}`);
  await expect(page.getByText('Posts come in a digest')).toBeVisible();

  const next = `next-${address}`;
  await page.getByRole('link', { name: 'Change your address' }).click();
  await arriveAt(page, 'Change your address');
  await page.getByLabel('New email address').fill(next);
  await page.getByRole('button', { name: 'Send both mails' }).click();
  await arriveAt(page, 'Both addresses have to agree');
  await page.goto(await changeLink(stack, address, mails + 2));
  await arriveAt(page, 'Change your address?');
  await page.getByRole('button', { name: 'I agree' }).click();
  await arriveAt(page, 'One address to go');
  await page.goto(await changeLink(stack, next, 1));
  await page.getByRole('button', { name: 'I agree' }).click();
  await arriveAt(page, 'Your address is changed');
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expectAccount(page, next);

  await page.getByRole('link', { name: 'Download your data' }).click();
  await arriveAt(page, 'Your data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the file' }).click();
  expect((await downloading).suggestedFilename()).toBe('flyleaf-data.json');

  await page.goto(`${stack.platform}${PAGE_PATHS.deletion}`);
  await arriveAt(page, 'Delete your account?');
  await expectAccessible(page, 'html', 'deletion');
  await page.getByLabel('Type your address').fill(next);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await arriveAt(page, 'Your account is deleted');
  const { text } = await readMail(stack.mails, next, 2);
  expect(text).toContain('Your account was deleted');
  await page.goto(`${stack.platform}${PAGE_PATHS.account}`);
  await expect(heading(page, 'Sign in')).toBeVisible();
});
