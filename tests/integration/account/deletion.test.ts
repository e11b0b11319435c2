import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { SESSION_FRESH } from '../../../src/session/session-limits.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import type { TestBrowser } from '../../support/login-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database });
  });
  afterAll(() => client.dispose());

  const pageOf = async (browser: TestBrowser) =>
    propsOf((await browser.get(PAGE_PATHS.deletion)).body, 'account-delete');
  const remove = async (browser: TestBrowser, email: string) => {
    const { token } = await pageOf(browser);
    return browser.post(PAGE_PATHS.deletion, { token, email });
  };
  const setState = (id: string, values: { state?: 'rejected'; expiry?: number }) =>
    client.deps.db.write((trx) =>
      trx.updateTable('subscriptions').set(values).where('id', '=', id).execute(),
    );
  const kept = async () => JSON.stringify(await client.dump());

  describe('deleting an account', () => {
    it('takes everything of the reader away, and nothing of others', async () => {
      const [email, other] = [await client.reader(), await client.reader()];
      await client.signedIn(other);
      const others = await client.subscriptionOf(other);
      const id = await client.userId(email);
      const subscription = await client.subscriptionOf(email);
      const browser = await client.signedIn(email);
      const elsewhere = await client.signedIn(email);
      await client.askForAddress(browser, `next.${email}`);
      await client.browser().askFor(email);
      const answer = await remove(browser, email);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/deleted']);
      expect(answer.headers['clear-site-data']).toBe('"storage"');
      expect(browser.session()).toBeUndefined();
      expect((await elsewhere.get('/account')).statusCode).toBe(303);
      const left = await client.dump();
      expect(left['users']?.filter((row) => String(row).includes(`"deleted:${id}"`))).toHaveLength(
        1,
      );
      expect(JSON.stringify(left)).not.toContain(subscription);
      expect(JSON.stringify(left)).toContain(others);
      // The one mail that is left says that it was done.
      const mails = await client.sendMails();
      const [last, ...more] = mails.filter(({ to }) => to.includes(email));
      expect(more).toEqual([]);
      expect(last).toMatchObject({ to: email, subject: 'Your account was deleted' });
      expect(await kept()).not.toContain(email);
    });

    it('says before what goes and what is paid for', async () => {
      const email = await client.reader();
      const until = client.clock.now() + 86_400_000;
      await setState(await client.subscriptionOf(email), { expiry: until });
      const page = await pageOf(await client.signedIn(email));
      expect(page).toMatchObject({
        email,
        subscriptions: ['The demo'],
        paid: [{ name: 'The demo', until }],
        refused: false,
      });
    });

    it.each(['', 'somebody@example.com', 'DELETE'])(
      'asks for the address, and does nothing for %j',
      async (typed) => {
        const email = await client.reader();
        const browser = await client.signedIn(email);
        const answer = await remove(browser, typed);
        expect(answer.statusCode).toBe(400);
        expect(propsOf(answer.body, 'account-delete').error?.code).toBe('invalid_email');
        expect(await client.userId(email)).toBeGreaterThan(0);
      },
    );

    it('takes the address in any case, with blanks around it', async () => {
      const email = await client.reader();
      const answer = await remove(await client.signedIn(email), ` ${email.toUpperCase()} `);
      expect(answer.statusCode).toBe(303);
      await expect(client.userId(email)).rejects.toThrow();
    });

    it('is done once by two clicks, after each other and at once', async () => {
      for (const atOnce of [true, false]) {
        const email = await client.reader();
        const browser = await client.signedIn(email);
        const { token } = await pageOf(browser);
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { cookie, origin: client.deps.config.publicUrl };
        const click = () => client.postForm(PAGE_PATHS.deletion, { token, email }, headers);
        const answers = atOnce
          ? await Promise.all([click(), click()])
          : [await click(), await click()];
        for (const answer of answers) expect(answer.headers.location).toBe('/account/deleted');
        const mails = (await client.sendMails()).filter(({ to }) => to === email);
        expect(mails).toHaveLength(1);
      }
    });

    it('asks for a fresh sign-in', async () => {
      const email = await client.reader();
      const browser = await client.signedIn(email);
      const { token } = await pageOf(browser);
      client.clock.advance(SESSION_FRESH + 1);
      const answer = await browser.post(PAGE_PATHS.deletion, { token, email });
      expect(answer.headers.location).toBe(
        '/account/login?again=true&redirect=%2Faccount%2Fdelete',
      );
      expect(await client.userId(email)).toBeGreaterThan(0);
    });

    it('is not done by the form’s token alone, nor by another reader’s', async () => {
      const [email, other] = [await client.reader(), await client.reader()];
      const { token } = await pageOf(await client.signedIn(email));
      const nobody = await client.browser().post(PAGE_PATHS.deletion, { token, email });
      expect(nobody.headers.location).toContain('/account/login');
      const another = await client.signedIn(other);
      expect((await another.post(PAGE_PATHS.deletion, { token, email })).statusCode).toBe(400);
      expect(await client.userId(email)).toBeGreaterThan(0);
    });

    it('lets the reader come back as somebody new', async () => {
      const email = await client.reader();
      const before = await client.userId(email);
      await remove(await client.signedIn(email), email);
      await client.reader(email);
      expect(await client.userId(email)).toBeGreaterThan(before);
    });

    it('makes every link in old mails worthless', async () => {
      const email = await client.reader();
      const id = await client.subscriptionOf(email);
      const browser = await client.signedIn(email);
      const login = await client.browser().askFor(email);
      const change = await client.askForAddress(browser, `later.${email}`);
      await remove(browser, email);
      const { secrets } = client.deps.config;
      const links = [
        `${PAGE_PATHS.unsubscribe}?token=${signToken(secrets, 'unsubscribe', id)}`,
        `${PAGE_PATHS.emailSettings}?token=${signToken(secrets, 'email-settings', id)}`,
        `${PAGE_PATHS.loginLink}?token=${client.linkOf(login)}`,
        `${PAGE_PATHS.addressLink}?token=${client.addressToken(change, 'new')}`,
      ];
      for (const link of links) expect((await client.get(link)).statusCode, link).toBe(404);
    });
  });

  describe('an address that a publication refused', () => {
    it('is held back when it comes again, with nothing kept but a fingerprint', async () => {
      const email = await client.reader();
      const other = await client.addPublication(`open${client.clock.now()}`, PAGE_ORIGIN);
      const browser = await client.signedIn(email);
      await setState(await client.subscriptionOf(email), { state: 'rejected' });
      expect((await pageOf(browser)).refused).toBe(true);
      await remove(browser, email);
      await client.sendMails();
      expect(await kept()).not.toContain(email);
      const again = await client.signUp(email);
      const held = await client.deps.db.kysely
        .selectFrom('signups')
        .select(['outcome', 'review_reason'])
        .where('id', '=', again.subscription_id)
        .executeTakeFirstOrThrow();
      expect(held).toEqual({ outcome: 'review', review_reason: 'refused-before' });
      await client.signUpTo(other.subdomain, email);
      const [mail, ...more] = (await client.sendMails()).filter(({ to }) => to === email);
      expect([mail?.from.name, more]).toEqual([other.name, []]);
    });
  });

  describe('what another site’s page posts', () => {
    it.each([
      [PAGE_PATHS.deletion, { email: 'a@b.example' }],
      [PAGE_PATHS.address, { email: 'a@b.example' }],
      [PAGE_PATHS.addressStop, {}],
      [PAGE_PATHS.addressLink, { token: 'a.b', answer: 'agree' }],
      [PAGE_PATHS.emailSettings, { token: 'a.b' }],
    ] as [string, Record<string, string>][])('to %s is refused', async (path, fields) => {
      const browser = await client.signedIn(await client.reader());
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: PAGE_ORIGIN },
        { origin: 'null', 'sec-fetch-site': 'cross-site' },
      ]) {
        expect((await browser.post(path, fields, headers)).statusCode).toBe(403);
      }
      expect((await browser.get('/account')).statusCode).toBe(200);
    });
  });

  it.each([PAGE_PATHS.deletion, PAGE_PATHS.deleted, PAGE_PATHS.cancel, PAGE_PATHS.address])(
    'looking at %s changes nothing',
    async (path) => {
      const browser = await client.signedIn(await client.reader());
      const before = await client.dump();
      expect((await browser.get(path)).statusCode).toBe(200);
      expect(await client.dump()).toEqual(before);
    },
  );
});
