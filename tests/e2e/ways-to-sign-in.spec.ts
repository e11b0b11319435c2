import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import { expect, test as base } from '../support/e2e/reader-test.ts';
import { startStack } from '../support/e2e/stack.ts';
import type { Stack } from '../support/e2e/stack.ts';

/** On a host for which browsers make passkeys. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const stack = await startStack({}, 'localhost');
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PASSWORD = 'nine lighthouses, one boat';

/** A device that keeps passkeys and knows its reader (Chrome DevTools Protocol, WebAuthn). */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** Subscribes, confirms and signs in by the mail's code. */
async function becomeReader(page: Page, stack: Stack, address: string): Promise<void> {
  await page.goto(`${stack.platform}${PAGE_PATHS.subscribe}?publication=demo`);
  await page.getByLabel('Your email').fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.goto((await readMail(stack.mails, address)).link);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  await page.goto(`${stack.platform}${PAGE_PATHS.account}`);
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me a mail' }).click();
  await page.getByLabel('Six-digit code').fill((await readMail(stack.mails, address, 2)).code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
}

async function signOut(page: Page, stack: Stack): Promise<void> {
  await page.goto(`${stack.platform}${PAGE_PATHS.signOut}`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.goto(`${stack.platform}${PAGE_PATHS.account}`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('a reader sets a password and adds a passkey, and signs in by each', async ({
  page,
  stack,
  address,
}) => {
  const trouble: string[] = [];
  page.on(
    'console',
    (message) => void (message.type() === 'error' && trouble.push(message.text())),
  );
  page.on('pageerror', (error) => void trouble.push(error.message));
  await becomeReader(page, stack, address);

  await page.getByRole('link', { name: 'Your password' }).click();
  await page.getByLabel('Password').fill('password1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('That one is easy to guess.')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  expect(trouble.splice(0)).toHaveLength(1);

  await signOut(page, stack);
  await page.getByText('Sign in with a password').click();
  await expectAccessible(page);
  const form = page.locator('details form');
  await form.getByLabel('Your address').fill(address);
  await form.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address and password don’t go together.')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You are signed in as ${address}.`)).toBeVisible();
  expect(trouble.splice(0)).toHaveLength(1);

  await giveAuthenticator(page);
  await page.getByRole('link', { name: 'Your passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added on/u)).toBeVisible();
  await expectAccessible(page);
  await page.locator('summary').click();
  await page.getByLabel('What you call it').fill('The desk');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('The desk', { exact: true })).toBeVisible();

  // The suggestion in the address field: this reader takes it as soon as it is there.
  await page.goto(`${stack.platform}${PAGE_PATHS.signOut}`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${stack.platform}${CREDENTIAL_PATHS.passkeys}`);
  await expect(page.getByText(/last used on/u)).toBeVisible();

  // The button, in a browser that suggests nothing.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await signOut(page, stack);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`You are signed in as ${address}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Your passkeys' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
  expect(trouble).toEqual([]);
});
