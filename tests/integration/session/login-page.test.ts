import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { propsOf } from '../../support/app.ts';
import { PLATFORM, loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

describe('the sign-in page', () => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient();
    await client.addPublication('other', 'https://other.example');
  });
  afterAll(() => client.dispose());

  const page = async (url: string) => propsOf((await client.get(url)).body, 'login');

  it.each(['/account/login', '/sign-in', '/sign-in/'])('is at %s', async (path) => {
    expect((await client.get(path)).statusCode).toBe(200);
  });

  it.each([
    ['email=a%40b.example', 'a@b.example'],
    ['prefilled_email=a%40b.example', 'a@b.example'],
    ['email=a%40b.example&prefilled_email=c%40d.example', 'a@b.example'],
    [`email=${'a'.repeat(999)}`, 'a'.repeat(254)],
    ['email[]=x&with_password=1&justTrying=true&isOAuth=%00&error=x&message=y', ''],
  ])('of %s begins with %s', async (query, email) => {
    expect((await page(`/sign-in?${query}`)).email).toBe(email);
  });

  it('belongs to the publication that is named, else to none', async () => {
    expect((await page('/sign-in?for_pub=other')).publication?.subdomain).toBe('other');
    expect((await page('/sign-in?publication=demo')).publication?.subdomain).toBe('demo');
    expect((await page('/sign-in')).publication).toBeUndefined();
    expect((await page('/sign-in?for_pub=nothing')).publication).toBeUndefined();
  });

  it('says nothing that stands in its address', async () => {
    const words = 'Your account is at risk';
    const answer = await client.get(`/sign-in?error=${words}&message=${words}`);
    expect(answer.body).not.toContain(words);
  });

  it.each([
    ['', '/account'],
    ['?redirect=%2Fsubscribe', `${PLATFORM}/subscribe`],
    ['?redirect=https%3A%2F%2Fevil.example', '/account'],
  ])('leads whoever is signed in on from %s to %s', async (query, location) => {
    const browser = client.browser();
    await browser.signIn(await client.reader());
    const answer = await browser.get(`/account/login${query}`);
    expect(answer.headers.location).toBe(location);
  });

  it('asks a signed-in reader again for another address, or when another one wants to', async () => {
    const browser = client.browser();
    await browser.signIn(await client.reader());
    for (const query of ['change_user=true', 'email=other%40example.com']) {
      expect((await browser.get(`/account/login?${query}`)).statusCode).toBe(200);
    }
  });

  it('leads on to a page of the platform, and to a publisher’s by a link', async () => {
    const browser = client.browser();
    const own = await browser.signIn(await client.reader(), { redirect: '/subscribe?a=1' });
    expect(own.headers.location).toBe(`${PLATFORM}/subscribe?a=1`);
    const away = await browser.signIn(await client.reader(), { redirect: `${PAGE_ORIGIN}/essay` });
    expect(propsOf(away.body, 'signed-in').href).toBe(`${PAGE_ORIGIN}/essay`);
    const evil = await browser.signIn(await client.reader(), { redirect: '//evil.example' });
    expect(evil.headers.location).toBe('/account?publication=demo');
  });

  it('asks for an address that mail can reach', async () => {
    const answer = await client.browser().ask('nonsense', { redirect: '/account' });
    expect(answer.statusCode).toBe(400);
    const { email, redirect, error } = propsOf(answer.body, 'login');
    expect([email, redirect, error?.code]).toEqual(['nonsense', '/account', 'invalid_email']);
  });

  it('is on the platform’s own host, wherever it is asked for', async () => {
    const answer = await client.get('/account/login?email=a%40b.example&redirect=%2Fsubscribe', {
      host: 'demo.localhost:8787',
    });
    expect(answer.headers.location).toBe(
      `${PLATFORM}/account/login?email=a%40b.example&redirect=http%3A%2F%2Fdemo.localhost%3A8787%2Fsubscribe&publication=demo`,
    );
    const account = await client.get('/account', { host: 'demo.localhost:8787' });
    expect(account.headers.location).toBe(`${PLATFORM}/account?publication=demo`);
  });
});

describe('the account', () => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient();
  });
  afterAll(() => client.dispose());

  it('tells what a reader has, with the way out or in', async () => {
    const email = await client.reader();
    await client.addPublication('birds', PAGE_ORIGIN, { name: 'Birds' });
    await client.signUp(email, {
      publication: 'birds',
      form_token: await client.token(PAGE_ORIGIN, 'birds'),
    });
    const browser = client.browser();
    await browser.signIn(email);
    const account = propsOf((await browser.get('/account?publication=demo')).body, 'account');
    expect(account.subscription).toMatchObject({ name: 'The demo', state: 'confirmed' });
    expect(account.others).toMatchObject([{ name: 'Birds', state: 'waiting' }]);
    expect(account.others[0]?.href).toBe(`${PLATFORM}/subscribe?publication=birds`);
    const token = new URL(account.subscription?.href ?? '', PLATFORM).searchParams.get('token');
    await client.postForm(PAGE_PATHS.unsubscribe, { token: token ?? '' });
    const after = propsOf((await browser.get('/account?publication=demo')).body, 'account');
    expect(after.subscription).toMatchObject({
      state: 'unsubscribed',
      since: client.clock.now(),
      href: `${PLATFORM}/subscribe?publication=demo`,
    });
  });

  it('asks a stranger to sign in, and leads back', async () => {
    const answer = await client.get('/account?publication=demo');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `/account/login?redirect=${encodeURIComponent('/account?publication=demo')}`,
    );
  });

  it('is known on the subscribe page, to its subscribers alone', async () => {
    const email = await client.reader();
    const browser = client.browser();
    const subscribe = async () =>
      propsOf((await browser.get('/subscribe?publication=demo')).body, 'subscribe');
    expect((await subscribe()).is_member).toBe(false);
    await browser.signIn(email);
    const { is_member, form } = await subscribe();
    expect([is_member, form.email]).toEqual([true, email]);
    const other = await browser.get('/subscribe?publication=birds');
    expect(propsOf(other.body, 'subscribe').is_member).toBe(false);
  });
});

describe('the cookies', () => {
  it.each([
    ['https://letters.example', '__Host-flyleaf_session', true],
    ['http://127.0.0.1:8787', 'flyleaf_session', undefined],
  ])('of %s are kept from scripts and other sites', async (PUBLIC_URL, name, secure) => {
    const client = await loginClient({ env: { PUBLIC_URL } });
    const browser = client.browser();
    const host = new URL(PUBLIC_URL).host;
    const answer = await browser.signIn(await client.reader(), {});
    const out = await browser.post(PAGE_PATHS.signOut, {});
    const all = [...answer.cookies, ...out.cookies] as (typeof answer.cookies)[number][];
    expect(answer.cookies.map((cookie) => cookie.name)).toContain(name);
    for (const cookie of all) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
      expect([cookie.secure, cookie.domain, host]).toEqual([secure, undefined, host]);
      expect(cookie.name.startsWith('__Host-')).toBe(secure === true);
    }
    await client.dispose();
  });
});
