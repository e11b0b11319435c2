import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { readerAnswerSchema, readerTokenCall } from '../../../src/contracts/reader.contract.ts';
import { HAND_BACK_KEY } from '../../../src/contracts/reader-keys.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { setPassword } from '../../support/password-client.ts';
import { answerIn, codeIn, readerClient } from '../../support/reader-client.ts';
import type { ReaderClient } from '../../support/reader-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: ReaderClient;
  beforeAll(async () => {
    client = await readerClient({ database });
  });
  afterAll(() => client.dispose());

  describe('a reader who signs in and goes back', () => {
    it('is known on the publisher’s page', async () => {
      const email = await client.reader('june@example.com');
      const browser = client.browser();
      const login = await browser.askFor(email, { redirect: `${PAGE_ORIGIN}/post#comments` });
      const token = client.linkOf(login);
      const answer = await browser.post(PAGE_PATHS.loginLink, { token });
      const { href } = propsOf(answer.body, 'signed-in');
      expect(href).toBe(`${PAGE_ORIGIN}/post#comments`);
      expect(answer.headers['content-security-policy']).toContain(
        `form-action 'self' ${PAGE_ORIGIN};`,
      );

      const back = await browser.post(PAGE_PATHS.wayBack, { publication: 'demo', href });
      expect(back.statusCode).toBe(303);
      expect(back.headers['referrer-policy']).toBe('origin');
      expect(back.headers.location).toMatch(
        new RegExp(`^${PAGE_ORIGIN}/post#comments&${HAND_BACK_KEY}=[\\w-]{43}$`, 'u'),
      );

      const swapped = await client.page().swap(codeIn(back.headers.location));
      expect(swapped.statusCode, swapped.body).toBe(200);
      expect(swapped.headers).toMatchObject({
        'access-control-allow-origin': PAGE_ORIGIN,
        'cache-control': 'no-store',
      });
      const known = readerTokenCall.response.parse(swapped.json());
      expect(known).toMatchObject({ level: 'free', email_hint: 'j•••@example.com' });

      const viewed = await client.page().view(known.token);
      expect(viewed.statusCode, viewed.body).toBe(200);
      expect(readerAnswerSchema.parse(viewed.json())).toEqual({
        level: 'free',
        email_hint: 'j•••@example.com',
        waiting: false,
        token: null,
      });
    });

    it.each([
      [{ type: 'comp' }, 'paid'],
      [{ type: 'comp', is_founding: 1 }, 'founding'],
      [{ state: 'unsubscribed' }, 'anonymous'],
    ] as const)('is what their subscription makes them: %o is %s', async (terms, level) => {
      const { email, token } = await client.known();
      const { id } = await client.deps.db.kysely
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await client.deps.db.write((trx) =>
        trx.updateTable('subscriptions').set(terms).where('user_id', '=', id).execute(),
      );
      expect(answerIn(await client.page().view(token))).toMatchObject({ level });
    });

    it('is asked for one click where they are signed in already', async () => {
      const { browser, email } = await client.known();
      const url = `/account/login?publication=demo&redirect=${encodeURIComponent(`${PAGE_ORIGIN}/`)}`;
      const page = propsOf((await browser.get(url)).body, 'signed-in');
      expect(page).toMatchObject({ email, href: `${PAGE_ORIGIN}/` });
    });

    it('goes back as they came without a session', async () => {
      const answer = await client
        .browser()
        .post(PAGE_PATHS.wayBack, { publication: 'demo', href: `${PAGE_ORIGIN}/post` });
      expect(answer.headers.location).toBe(`${PAGE_ORIGIN}/post`);
    });

    it.each([
      'https://evil.example/',
      'https://blog.example.evil.example/',
      'javascript:alert(1)',
      `http://blog.example/`,
    ])('is never led to %s', async (href) => {
      const { browser } = await client.known();
      const answer = await browser.post(PAGE_PATHS.wayBack, { publication: 'demo', href });
      expect(answer.headers.location).toBe('/account');
    });

    it('gets no code for a page of the platform', async () => {
      const { browser } = await client.known();
      const answer = await browser.post(PAGE_PATHS.wayBack, {
        publication: 'demo',
        href: 'http://demo.localhost:8787/subscribe',
      });
      expect(answer.headers.location).toBe('http://demo.localhost:8787/subscribe');
    });

    it('is led by no other site’s form', async () => {
      const { browser } = await client.known();
      const fields = { publication: 'demo', href: `${PAGE_ORIGIN}/` };
      const headers = { origin: 'https://evil.example' };
      const answer = await browser.post(PAGE_PATHS.wayBack, fields, headers);
      expect(answer.statusCode).toBe(403);
    });
  });

  describe('a reader who confirms and goes back', () => {
    const HREF = `${PAGE_ORIGIN}/about`;
    const signUp = async (email: string) => {
      const origin = { surface: 'subscribe-form', href: HREF } as const;
      const { subscription_id } = await client.signUp(email, { origin });
      return signToken(client.deps.config.secrets, 'confirm', subscription_id);
    };
    const back = (token: string) =>
      client.browser().post(PAGE_PATHS.confirmWayBack, { token, publication: 'demo' });

    it('is known there', async () => {
      const token = await signUp('new@example.com');
      const page = propsOf((await client.confirm(token)).body, 'confirm');
      expect(page).toMatchObject({ state: 'done', href: HREF, token });
      const code = codeIn((await back(token)).headers.location);
      const { level, email_hint } = answerIn(await client.page().swap(code));
      expect([level, email_hint]).toEqual(['free', 'n•••@example.com']);
    });

    it('is known by no mail that was confirmed long ago, or not at all', async () => {
      const token = await signUp('old@example.com');
      expect((await back(token)).headers.location).toBe(HREF);
      await client.confirm(token);
      client.clock.advance(10 * 60_000 + 1);
      expect((await back(token)).headers.location).toBe(HREF);
    });
  });

  describe('a reader who subscribes to nothing here', () => {
    it('subscribes by one click, as often as it is made', async () => {
      await client.addPublication(`second-${database}`, 'https://second.example');
      const { browser } = await client.known();
      const publication = `second-${database}`;
      const code = await client.goBack(browser, 'https://second.example/', publication);
      const page = client.page('https://second.example', publication);
      const { level, token } = answerIn(await page.swap(code));
      expect(level).toBe('anonymous');

      const before = await client.dump();
      for (let times = 0; times < 2; times += 1) {
        const answer = await page.subscribe(token ?? '');
        expect(answer.statusCode, answer.body).toBe(200);
        expect(answerIn(answer)).toMatchObject({ level: 'free', waiting: false });
      }
      expect(answerIn(await page.view(token ?? '')).level).toBe('free');
      const after = await client.dump();
      expect(after['subscriptions']).toHaveLength((before['subscriptions']?.length ?? 0) + 1);
      expect(after['outbox']).toEqual(before['outbox']);
    });

    it('does not pass by what the publisher holds back', async () => {
      const publication = `held-${database}`;
      await client.addPublication(publication, 'https://held.example');
      const { browser, email } = await client.known();
      const form_token = await client.token('https://held.example', publication);
      const body = { publication, email, form_token, nickname: 'bot' };
      await client.subscribe(body, { origin: 'https://held.example' });
      const code = await client.goBack(browser, 'https://held.example/', publication);
      const page = client.page('https://held.example', publication);
      const { token, waiting } = answerIn(await page.swap(code));
      expect(waiting).toBe(true);
      expect(answerIn(await page.subscribe(token ?? ''))).toMatchObject({
        level: 'anonymous',
        waiting: true,
      });
    });

    it('needs an invitation where readers come by invitation', async () => {
      const publication = `closed-${database}`;
      await client.addPublication(publication, 'https://closed.example', { invite_only: true });
      const { browser } = await client.known();
      const code = await client.goBack(browser, 'https://closed.example/', publication);
      const page = client.page('https://closed.example', publication);
      const { token } = answerIn(await page.swap(code));
      const answer = await page.subscribe(token ?? '');
      expect(answer.json()).toMatchObject({ code: 'invite_only' });
    });
  });

  describe('a reader who is known', () => {
    it('finds the site in the account, and ends it there', async () => {
      const { browser, token } = await client.known();
      const { sites } = propsOf((await browser.get('/account')).body, 'account');
      expect(sites).toMatchObject([
        { name: 'The demo', origin: PAGE_ORIGIN, browser: null, system: null },
      ]);
      const id = sites[0]?.id ?? '';
      const other = await client.known();
      await other.browser.post(PAGE_PATHS.endSite, { id });
      expect((await client.page().view(token)).statusCode).toBe(200);
      const answer = await browser.post(PAGE_PATHS.endSite, { id });
      expect(answer.headers.location).toBe('/account');
      expect((await client.page().view(token)).statusCode).toBe(401);
      expect(propsOf((await browser.get('/account')).body, 'account').sites).toEqual([]);
    });

    it('is known nowhere once they set a password: who read along is out too', async () => {
      const { browser, token } = await client.known();
      expect((await setPassword(browser)).statusCode).toBe(200);
      expect((await client.page().view(token)).statusCode).toBe(401);
      expect(propsOf((await browser.get('/account')).body, 'account').sites).toEqual([]);
    });

    it('is known nowhere once the old address stops a change that somebody asked for', async () => {
      const { browser, token } = await client.known();
      await browser.post(PAGE_PATHS.address, { email: 'stranger@example.com' });
      const { id } = await client.deps.db.kysely
        .selectFrom('address_changes')
        .select('id')
        .where('new_email', '=', 'stranger@example.com')
        .executeTakeFirstOrThrow();
      const link = signToken(client.deps.config.secrets, 'address-old', id);
      const answer = await client
        .browser()
        .post(PAGE_PATHS.addressLink, { token: link, answer: 'stop' });
      expect(propsOf(answer.body, 'address-link').state).toBe('stopped');
      expect((await client.page().view(token)).statusCode).toBe(401);
    });

    it('is known no more once they sign out on the page', async () => {
      const { token, browser } = await client.known();
      expect((await client.page().end(token)).json()).toEqual({ ended: true });
      expect((await client.page().view(token)).statusCode).toBe(401);
      expect((await client.page().end(token)).json()).toEqual({ ended: true });
      expect((await browser.get('/account')).statusCode).toBe(200);
    });
  });
});
