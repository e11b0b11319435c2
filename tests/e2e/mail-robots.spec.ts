import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { API_PATHS, PAGE_PATHS } from '../../src/contracts/paths.ts';
import { FORM_TOKEN_MINIMUM_AGE } from '../../src/signup/signup-limits.ts';
import { submitTokenId } from '../../server/plans/submit-token.ts';
import { dumpDatabase } from '../support/dump.ts';
import { freePort } from '../support/faults/server-process.ts';
import { MAIL_KINDS, linksOfMail, mailOf } from '../support/security/mails.ts';
import type { MailKind } from '../support/security/mails.ts';
import { openScene } from '../support/security/scene.ts';
import type { Scene } from '../support/security/scene.ts';

const test = base.extend<object, { scene: Scene }>({
  scene: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const port = await freePort();
      const env = { PUBLIC_URL: `http://localhost:${port}` };
      const scene = await openScene({ pages: 'built', env });
      await scene.app.listen({ port, host: 'localhost' });
      await use(scene);
      await scene.dispose();
    },
    { scope: 'worker' },
  ],
});

/** The one click that each mail asks for: the page of its link, and the button. Null for a mail that only tells. */
const CLICKS: Record<MailKind, { path: string; button: string } | null> = {
  confirm: { path: PAGE_PATHS.confirm, button: 'Confirm my subscription' },
  'already-subscribed': { path: PAGE_PATHS.unsubscribe, button: 'Unsubscribe' },
  login: { path: PAGE_PATHS.loginLink, button: 'Sign in here' },
  'address-new': { path: PAGE_PATHS.addressLink, button: 'I agree' },
  'address-old': { path: PAGE_PATHS.addressLink, button: 'I agree' },
  'address-taken': null,
  notice: null,
};

interface Mail {
  kind: MailKind;
  links: string[];
}

async function mailsOfEveryKind(scene: Scene): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const kind of MAIL_KINDS) {
    mails.push({ kind, links: linksOfMail(await mailOf(scene, kind)) });
  }
  return mails;
}

/** Opens a link as a gateway does that runs scripts, and looks until nothing more happens there. */
async function look(robot: BrowserContext, link: string): Promise<string[]> {
  const page = await robot.newPage();
  const answer = await page.goto(link, { waitUntil: 'networkidle' });
  expect(answer?.status(), link).toBeLessThan(400);
  // Its script has run by now: the token is out of the address bar.
  await expect(page, link).not.toHaveURL(/token=/u);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href));
  await page.close();
  return hrefs;
}

async function click(browser: Browser, { kind, links }: Mail): Promise<void> {
  const click = CLICKS[kind];
  if (click === null) return;
  const link = links.find((each) => new URL(each).pathname === click.path) ?? '';
  const reader = await browser.newContext();
  const page = await reader.newPage();
  await page.goto(link);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: click.button }).click(),
  ]);
  expect(answer.status(), kind).toBeLessThan(400);
  await reader.close();
}

test('a robot that opens every link of every mail, with script, changes nothing, and their readers can still click', async ({
  browser,
  scene,
}) => {
  const { kysely } = scene.deps.db;
  const mails = await mailsOfEveryKind(scene);
  const before = await dumpDatabase(kysely);
  const robot = await browser.newContext();
  const links = [...new Set(mails.flatMap((mail) => mail.links))];
  const behind = await Promise.all(links.map((link) => look(robot, link)));
  expect(await dumpDatabase(kysely)).toEqual(before);
  // The page for signing in asks for a passkey's challenge, which belongs to the browser; nothing else is given.
  const cookies = (await robot.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name !== 'flyleaf_passkey')).toEqual([]);
  // Nothing that acts by itself is mailed, nor one step behind what is.
  expect([...links, ...behind.flat()].filter((link) => /autoSubmit/iu.test(link))).toEqual([]);
  await robot.close();

  for (const mail of mails) {
    const rows = await dumpDatabase(kysely);
    await click(browser, mail);
    const isChanged = JSON.stringify(rows) !== JSON.stringify(await dumpDatabase(kysely));
    expect([mail.kind, isChanged]).toEqual([mail.kind, CLICKS[mail.kind] !== null]);
  }
});

test('the same robot does act by a link that sends itself, which is in no mail of ours', async ({
  browser,
  scene,
}) => {
  const { deps, publication, sign } = scene;
  const email = 'invited@example.com';
  const token = sign('subscribe', submitTokenId(publication.id, email));
  const query = new URLSearchParams({ publication: 'demo', email, token, autoSubmit: 'true' });
  const robot = await browser.newContext();
  const page = await robot.newPage();
  // The scene's clock stands still, and a form is not sent at once.
  await page.route(`**${API_PATHS.subscribe}`, async (route) => {
    scene.clock.advance(FORM_TOKEN_MINIMUM_AGE);
    await route.continue();
  });
  await page.goto(`${deps.config.publicUrl}${PAGE_PATHS.subscribe}?${query}`);
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await robot.close();
});
