import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMail } from '../support/e2e/read-mail.ts';
import { expect, test } from '../support/e2e/reader-test.ts';
import type { Stack } from '../support/e2e/stack.ts';

const END = 'The tide has turned by now.';
const LETTER = `# Low water\n\n${'The tide goes out and comes back. '.repeat(30)}\n\n${END}\n`;

/** A publication with a post for free subscribers; where the post is read. */
async function publish(stack: Stack): Promise<string> {
  const file = join(tmpdir(), `flyleaf-letter-${process.pid}.md`);
  await writeFile(file, LETTER);
  await stack.flyleaf('publication', 'create', 'shore', '--name', 'The Shore');
  await stack.flyleaf('post', 'add', 'shore', file, '--audience', 'only_free');
  await rm(file);
  return `${stack.platform}/p/low-water?publication=shore`;
}

test('a reader subscribes on a post, signs in from it, and reads it whole', async ({
  page,
  stack,
  address,
}) => {
  const url = await publish(stack);
  const paywall = page.getByRole('heading', { name: 'This post is for free subscribers' });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Low water' })).toBeVisible();
  await expect(paywall).toBeVisible();
  expect(await page.content()).not.toContain(END);

  await page.getByLabel('Your email').fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto((await readMail(stack.mails, address)).link);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();

  await page.goto(url);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me a mail' }).click();
  await page.getByLabel('Six-digit code').fill((await readMail(stack.mails, address, 2)).code);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(url);
  await expect(page.getByText(END)).toBeVisible();
  await expect(paywall).toHaveCount(0);
});
