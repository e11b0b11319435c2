import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { DISMISSAL_COOKIE } from '../../src/popup/popup-constants.ts';
import { askInForm, formOn } from '../support/e2e/ask-in-form.ts';
import { startHttpsSites } from '../support/e2e/https-sites.ts';
import type { HttpsSites } from '../support/e2e/https-sites.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import { trustingBrowser } from '../support/e2e/trusting-browser.ts';

const test = base.extend<{ address: string }, { sites: HttpsSites }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
  address: async ({}, use) => use(`reader-${randomBytes(6).toString('hex')}@example.com`),
  launchOptions: [
    async ({ browserName, launchOptions }, use) => {
      const trusting = trustingBrowser(browserName, launchOptions);
      await use(trusting.launchOptions);
      trusting.remove();
    },
    { scope: 'worker' },
  ],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const sites = await startHttpsSites();
      await use(sites);
      await sites.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const KEPT = 'flyleaf:reader:demo';
const SUBSCRIBED = 'You’re subscribed already';

const popupOn = (page: Page) => page.locator('flyleaf-welcome-popup');
const kept = (page: Page, key = KEPT) => page.evaluate((name) => localStorage.getItem(name), key);
const titleOf = (page: Page, name: string) =>
  expect(formOn(page).getByRole('heading', { name })).toBeVisible();

/** What a page sends to the API. */
function watchCalls(page: Page): { url: string; headers: Record<string, string> }[] {
  const calls: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    calls.push({ url: request.url(), headers: request.headers() });
  });
  return calls;
}

async function subscribe(page: Page, { publisher, stack }: HttpsSites, address: string) {
  await page.goto(`${publisher}/essay#comments`);
  await askInForm(formOn(page), address);
  await expect(formOn(page).getByText('Check your inbox')).toBeVisible();
  await page.goto((await readMail(stack.mails, address)).link);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await page.getByRole('button', { name: 'Back to' }).click();
}

async function signIn(page: Page, sites: HttpsSites, address: string): Promise<void> {
  const back = encodeURIComponent(`${sites.publisher}/essay`);
  await page.goto(`${sites.platform}/account/login?publication=demo&redirect=${back}`);
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me a mail' }).click();
  const { code } = await readMail(sites.stack.mails, address, 2);
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
}

/** Whether the platform's cookies come along from a page of the publisher's: what the browser allows, not what we do. */
async function seesThirdPartyCookies(page: Page, sites: HttpsSites): Promise<boolean> {
  const url = sites.platform + sites.cookiePath;
  await page.goto(url);
  await page.goto(`${sites.publisher}/essay`);
  const ask = (address: string) => fetch(address, { credentials: 'include', mode: 'no-cors' });
  await page.evaluate(`(${ask.toString()})(${JSON.stringify(url)})`);
  return sites.cookiesSeen.at(-1) !== '';
}

/** The popup was sent away a moment ago: forms are in nobody's way. */
async function dismissPopup(context: BrowserContext, { publisher }: HttpsSites): Promise<void> {
  const value = String(Date.now());
  await context.addCookies([{ name: DISMISSAL_COOKIE, value, url: publisher }]);
}

/** A reader subscribes, confirms, goes back, and reads on. */
async function becomeKnown(
  context: BrowserContext,
  sites: HttpsSites,
  address: string,
): Promise<Page> {
  const { platform, publisher } = sites;
  await dismissPopup(context, sites);
  const page = await context.newPage();

  // Subscribed and confirmed: the way back makes the reader known.
  await subscribe(page, sites, address);
  await titleOf(page, SUBSCRIBED);
  await expect(page).toHaveURL(`${publisher}/essay#comments`);
  expect(await kept(page)).toMatch(/^[\w-]{43}$/u);
  // No session comes of it.
  const cookies = async () => (await context.cookies(platform)).map(({ name }) => name);
  expect(await cookies()).not.toContain('__Host-flyleaf_session');

  // The next page view asks once, with the token and no cookie; and the popup stays away where it is due.
  await context.clearCookies({ name: DISMISSAL_COOKIE });
  const calls = watchCalls(page);
  await page.goto(`${publisher}/next`);
  await titleOf(page, SUBSCRIBED);
  await expect(popupOn(page)).toHaveCount(0);
  expect(calls.map(({ url }) => url)).toEqual([`${platform}/api/v1/viewer?publication=demo`]);
  expect(calls[0]?.headers['cookie']).toBeUndefined();
  return page;
}

/** A reader who is known signs in, subscribes by one click to what else they find on the site, and signs out everywhere. */
async function comeAndGo(page: Page, sites: HttpsSites, address: string): Promise<void> {
  const { platform, publisher } = sites;
  // Signed in on the platform, and on a page of another publication: one click subscribes.
  await signIn(page, sites, address);
  const [session] = (await page.context().cookies(platform)).filter(({ name }) =>
    name.includes('session'),
  );
  expect(session).toMatchObject({ name: '__Host-flyleaf_session', secure: true, httpOnly: true });
  const back = encodeURIComponent(`${publisher}/birds`);
  await dismissPopup(page.context(), sites);
  await page.goto(`${platform}/account/login?publication=birds&redirect=${back}`);
  await page.getByRole('button', { name: 'Back to' }).click();
  await expect(page).toHaveURL(`${publisher}/birds`);
  await titleOf(page, 'Subscribe to Birds');
  await formOn(page).getByRole('button', { name: 'Subscribe' }).click();
  await titleOf(page, 'You’re subscribed');

  // Signed out everywhere: the next page view falls back quietly.
  await page.goto(`${platform}/account`);
  await expect(page.getByText('Birds on publisher.localhost')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.goto(`${publisher}/essay`);
  await expect(formOn(page).getByRole('textbox')).toBeVisible();
  expect(await kept(page)).toBeNull();
  expect(await kept(page, 'flyleaf:reader:birds')).not.toBeNull();
}

// Each context of Playwright's is a private window, where Chromium blocks third-party cookies; Firefox parts them everywhere.
test('a reader is known on a publisher’s page without third-party cookies', async ({
  context,
  page,
  sites,
  address,
}) => {
  expect(await seesThirdPartyCookies(page, sites)).toBe(false);
  await becomeKnown(context, sites, address);
});

test('and signs in, subscribes by one click, and out everywhere', async ({
  context,
  sites,
  address,
}) => {
  const page = await becomeKnown(context, sites, address);
  await comeAndGo(page, sites, address);
});

test('and with third-party cookies', async ({ launchOptions, playwright, sites, address }) => {
  const profile = await mkdtemp(join(tmpdir(), 'flyleaf-profile-'));
  const preferences = { profile: { cookie_controls_mode: 0 } };
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  expect(await seesThirdPartyCookies(await context.newPage(), sites)).toBe(true);
  await becomeKnown(context, sites, address);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test('and at once where the code of the mail is typed on the page itself', async ({
  context,
  page,
  sites,
  address,
}) => {
  const { platform, publisher, stack } = sites;
  await dismissPopup(context, sites);
  await page.goto(`${publisher}/essay`);
  await askInForm(formOn(page), address);
  const { code } = await readMail(stack.mails, address);
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        const hear = (event: Event) => resolve((event as CustomEvent<unknown>).detail);
        document.addEventListener('flyleaf:viewer', hear);
      }),
  );
  await formOn(page).getByLabel('Six-digit code').fill(code);
  await formOn(page).getByRole('button', { name: 'Confirm' }).click();
  await titleOf(page, 'You’re subscribed');
  expect(await told).toEqual({ level: 'free', email_hint: 'r•••@example.com' });
  expect(await kept(page)).toMatch(/^[\w-]{43}$/u);
  const cookies = (await context.cookies(platform)).map(({ name }) => name);
  expect(cookies).not.toContain('__Host-flyleaf_session');

  await context.clearCookies({ name: DISMISSAL_COOKIE });
  await page.goto(`${publisher}/next`);
  await titleOf(page, SUBSCRIBED);
  await expect(popupOn(page)).toHaveCount(0);
});

test('but not by a code in a link of somebody else’s', async ({ context, page, sites }) => {
  await dismissPopup(context, sites);
  const calls = watchCalls(page);
  await page.goto(`${sites.publisher}/essay#comments&flyleaf-hand-back=${'a'.repeat(43)}`);
  await expect(formOn(page).getByRole('textbox')).toBeVisible();
  await expect(page).toHaveURL(`${sites.publisher}/essay#comments`);
  expect(calls).toEqual([]);
});

test('the browser checks certificates: a name that they are not for is refused', async ({
  page,
  sites,
}) => {
  expect((await page.goto(`${sites.platform}/healthz`))?.status()).toBe(200);
  const wrong = page.goto(`${sites.misnamed}/healthz`);
  await expect(wrong).rejects.toThrow(/CERT_COMMON_NAME_INVALID|BAD_CERT_DOMAIN/u);
});
