import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { readMail } from './read-mail.ts';
import type { Stack } from './stack.ts';

/** A reader whose address is confirmed; the mails so far. */
export async function subscribe(page: Page, stack: Stack, address: string): Promise<number> {
  await page.goto(`${stack.platform}${PAGE_PATHS.subscribe}?publication=demo`);
  await page.getByLabel('Your email').fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const { link } = await readMail(stack.mails, address);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  return 1;
}

/** Asks for a sign-in mail on the way to the account. */
export async function askForMail(page: Page, stack: Stack, address: string): Promise<void> {
  await page.goto(`${stack.platform}${PAGE_PATHS.account}`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me a mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
}

/** The link of a sign-in mail; the code is in `code`. */
export async function signInMail(stack: Stack, address: string, number: number) {
  const { text, code } = await readMail(stack.mails, address, number);
  const link = /(https?:\/\/\S+\/account\/login\/link\?token=\S+)/u.exec(text)?.[1] ?? '';
  return { link, code };
}

/** The account of this reader is on the screen. */
export async function expectAccount(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${address}.`)).toBeVisible();
}
