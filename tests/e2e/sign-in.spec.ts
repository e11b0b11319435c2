import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { expect, test } from '../support/e2e/reader-test.ts';
import { askForMail, expectAccount, signInMail, subscribe } from '../support/e2e/sign-in.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'signing in' : 'signing in without script', () => {
    test.use({ javaScriptEnabled });

    test('by code here and by link there, the account, and out everywhere', async ({
      browser,
      context,
      page,
      stack,
      address,
    }) => {
      const withScript = await browser.newContext();
      const mails = await subscribe(await withScript.newPage(), stack, address);
      await withScript.close();

      await askForMail(page, stack, address);
      if (javaScriptEnabled) await expectAccessible(page);
      const first = await signInMail(stack, address, mails + 1);
      await page.getByLabel('Six-digit code').fill('000 000');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('That code is not right.')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel('Six-digit code').fill(first.code);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expectAccount(page, address);
      await expect(page.getByText('The Tideline').first()).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const [session] = (await context.cookies()).filter(({ name }) => name.includes('session'));
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

      const other = await browser.newContext({ javaScriptEnabled });
      const there = await other.newPage();
      await askForMail(there, stack, address);
      const { link } = await signInMail(stack, address, mails + 2);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Sign in here?' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await there.goto(link);
      await there.getByRole('button', { name: 'Sign in' }).click();
      await expectAccount(there, address);
      await expect(there.getByText('This browser')).toHaveCount(1);
      await expect(there.getByRole('button', { name: 'Sign out there' })).toHaveCount(1);

      await page.goto(`${stack.platform}${PAGE_PATHS.account}`);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await there.reload();
      await expect(there.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await cookieNames(context)).not.toContain('flyleaf_session');
      await other.close();
    });
  });
}

test('a subscriber who is signed in is told so on the subscribe page', async ({
  page,
  stack,
  address,
}) => {
  const mails = await subscribe(page, stack, address);
  await askForMail(page, stack, address);
  const { link } = await signInMail(stack, address, mails + 1);
  await page.goto(link);
  await expect(page).toHaveURL(`${stack.platform}${PAGE_PATHS.loginLink}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectAccount(page, address);
  await page.goto(`${stack.platform}${PAGE_PATHS.subscribe}?publication=demo`);
  await expect(page.getByRole('heading', { name: 'You’re subscribed already' })).toBeVisible();
});
