import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';

eachDatabase((database) => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient({ database });
  });
  afterAll(() => client.dispose());

  const urlOf = (login: string) => `${PAGE_PATHS.loginLink}?token=${client.linkOf(login)}`;

  describe('signing in', () => {
    it('by the code leads to the account, which names the reader', async () => {
      const email = await client.reader();
      const browser = client.browser();
      const login = await browser.askFor(email);
      const code = client.codeOf(login);
      const answer = await browser.post(API_PATHS.loginCode, { publication: 'demo', email, code });
      expect(answer.statusCode, answer.body).toBe(303);
      expect(answer.headers.location).toBe('/account?publication=demo');
      const account = propsOf((await browser.get('/account')).body, 'account');
      expect(account.email).toBe(email);
      expect(account.subscription).toMatchObject({ name: 'The demo', state: 'confirmed' });
      expect(account.sessions).toMatchObject([
        { isThis: true, browser: 'Firefox', system: 'Linux' },
      ]);
    });

    it('by the link takes one click', async () => {
      const email = await client.reader();
      const browser = client.browser();
      const login = await browser.askFor(email);
      const page = propsOf((await browser.get(urlOf(login))).body, 'login-link');
      expect(page).toMatchObject({ state: 'ready', email });
      expect(browser.session()).toBeUndefined();
      const answer = await browser.post(PAGE_PATHS.loginLink, { token: page.token });
      expect(answer.statusCode).toBe(303);
      expect((await browser.get('/account')).statusCode).toBe(200);
    });

    it('in another browser says so, and takes a click that says yes', async () => {
      const email = await client.reader();
      const login = await client.browser().askFor(email);
      const other = client.browser();
      const page = propsOf((await other.get(urlOf(login))).body, 'login-link');
      expect(page).toMatchObject({ state: 'elsewhere', email });
      const unasked = await other.post(PAGE_PATHS.loginLink, { token: page.token });
      expect(propsOf(unasked.body, 'login-link').state).toBe('elsewhere');
      expect(other.session()).toBeUndefined();
      const asked = await other.post(PAGE_PATHS.loginLink, { token: page.token, here: 'yes' });
      expect(asked.statusCode).toBe(303);
      expect(other.session()).toBeDefined();
    });

    it('is undone by signing out', async () => {
      const browser = client.browser();
      await browser.signIn(await client.reader());
      const kept = browser.session() ?? '';
      const answer = await browser.post(PAGE_PATHS.signOut, {});
      expect(propsOf(answer.body, 'sign-out').state).toBe('done');
      expect(browser.session()).toBeUndefined();
      browser.cookies.set('flyleaf_session', kept);
      const account = await browser.get('/account');
      expect(account.headers.location).toBe('/account/login?redirect=%2Faccount');
    });
  });
});
