import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { PLATFORM, loginClient } from '../../support/login-client.ts';
import type { LoginClient, TestBrowser } from '../../support/login-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient({ database });
  });
  afterAll(() => client.dispose());

  const isIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;
  const signedIn = async (email?: string) => {
    const browser = client.browser();
    await browser.signIn(email ?? (await client.reader()));
    return browser;
  };
  const accountOf = async (browser: TestBrowser) =>
    propsOf((await browser.get('/account')).body, 'account');

  describe('a session', () => {
    it('is a new one at each sign-in, and the one before it in this browser ends', async () => {
      const email = await client.reader();
      const browser = client.browser();
      browser.cookies.set('flyleaf_session', 'A'.repeat(43));
      await browser.signIn(email);
      const first = browser.session() ?? '';
      expect(first).not.toBe('A'.repeat(43));
      await browser.signIn(email);
      expect(browser.session()).not.toBe(first);
      const thief = client.browser();
      thief.cookies.set('flyleaf_session', first);
      expect([await isIn(thief), await isIn(browser)]).toEqual([false, true]);
    });

    it('is kept as a hash: nothing in the database is a token', async () => {
      const browser = await signedIn();
      const kept = JSON.stringify(await client.dump());
      expect(kept).not.toContain(browser.session());
      expect(kept).not.toContain(browser.cookies.get('flyleaf_login') ?? '.'.repeat(9));
    });

    it.each(['', 'x', `${'A'.repeat(42)}=`, 'A'.repeat(500), "'; drop table sessions; --"])(
      'is none for %j',
      async (value) => {
        const browser = client.browser();
        browser.cookies.set('flyleaf_session', encodeURIComponent(value));
        expect(await isIn(browser)).toBe(false);
      },
    );
  });

  describe('signing out', () => {
    it('may be repeated, and says so to a browser that is not signed in', async () => {
      const browser = await signedIn();
      for (let count = 0; count < 2; count += 1) {
        const answer = await browser.post(PAGE_PATHS.signOut, {});
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['clear-site-data']).toBe('"storage"');
      }
      const page = await browser.get(PAGE_PATHS.signOut);
      expect(propsOf(page.body, 'sign-out').state).toBe('done');
    });

    it('on looking at its page does nothing', async () => {
      const browser = await signedIn();
      const page = propsOf((await browser.get(PAGE_PATHS.signOut)).body, 'sign-out');
      expect(page.state).toBe('ready');
      expect(await isIn(browser)).toBe(true);
    });

    it('elsewhere works at once, for one session or all', async () => {
      const email = await client.reader();
      const [one, two, three] = [
        await signedIn(email),
        await signedIn(email),
        await signedIn(email),
      ];
      const others = (await accountOf(one)).sessions.filter((session) => !session.isThis);
      expect(others).toHaveLength(2);
      const ended = await one.post(PAGE_PATHS.endSession, { id: others[0]?.id ?? '' });
      expect(ended.headers.location).toBe('/account');
      expect([await isIn(two), await isIn(three)].sort()).toEqual([false, true]);
      const all = await one.post(PAGE_PATHS.endSessions, {});
      expect(propsOf(all.body, 'sign-out').state).toBe('everywhere');
      expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([false, false, false]);
    });

    it('ends no session of another reader', async () => {
      const victim = await signedIn();
      const [{ id = '' } = {}] = (await accountOf(victim)).sessions;
      const other = await signedIn();
      await other.post(PAGE_PATHS.endSession, { id });
      expect(await isIn(victim)).toBe(true);
    });

    it('of the session that asks takes its cookie too', async () => {
      const browser = await signedIn();
      const [{ id = '' } = {}] = (await accountOf(browser)).sessions;
      await browser.post(PAGE_PATHS.endSession, { id });
      expect(browser.session()).toBeUndefined();
    });
  });

  describe('what another site’s page posts', () => {
    const FORMS: [string, Record<string, string>][] = [
      [API_PATHS.login, { email: 'a@b.example', publication: 'demo' }],
      [API_PATHS.loginCode, { code: '123456', publication: 'demo' }],
      [PAGE_PATHS.loginLink, { token: 'a.b' }],
      [PAGE_PATHS.signOut, {}],
      [PAGE_PATHS.endSession, { id: 'a' }],
      [PAGE_PATHS.endSessions, {}],
    ];
    const CALLERS: [string, Record<string, string>][] = [
      ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
      ['another site, by an old browser', { origin: 'https://evil.example' }],
      ['a publisher’s page', { origin: PAGE_ORIGIN }],
      ['a page whose browser hides it', { origin: 'null' }],
      ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      [
        'a site that speaks of itself as ours',
        { origin: PLATFORM, 'sec-fetch-site': 'cross-site' },
      ],
    ];
    const cases = FORMS.flatMap(([path, fields]) =>
      CALLERS.map(([who, headers]) => [path, who, fields, headers] as const),
    );
    it.each(cases)('to %s is refused: %s', async (path, _, fields, headers) => {
      const browser = await signedIn();
      const answer = await browser.post(path, fields, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await isIn(browser)).toBe(true);
    });

    it.each(FORMS)('to %s is refused without any Origin', async (path, fields) => {
      const answer = await client.postForm(path, fields);
      expect(answer.statusCode).toBe(403);
    });

    it('is taken from our own page whose browser hides its Origin', async () => {
      const browser = await signedIn();
      const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
      expect((await browser.post(PAGE_PATHS.signOut, {}, headers)).statusCode).toBe(200);
    });
  });

  describe('an address that nobody has', () => {
    it('is answered as one that is known: status, headers, page, rows', async () => {
      const known = await client.reader('known@example.com');
      const ask = async (email: string) => {
        const before = await client.dump();
        const answer = await client.browser().ask(email);
        const after = await client.dump();
        const page = propsOf(answer.body, 'login-pending');
        const grown = Object.keys(after).map((table) => [
          table,
          (after[table]?.length ?? 0) - (before[table]?.length ?? 0),
        ]);
        const headers = Object.keys(answer.headers).sort();
        const cookie = answer.cookies.map(({ name, value, ...rest }) => [name, value.length, rest]);
        return { status: answer.statusCode, page: { ...page, email: '' }, grown, headers, cookie };
      };
      expect(await ask('nobody@example.com')).toEqual(await ask(known));
    });

    it('makes no reader, gets no mail and signs nobody in', async () => {
      const browser = client.browser();
      const login = await browser.askFor('stranger@example.com');
      const answer = await browser.post(API_PATHS.loginCode, {
        publication: 'demo',
        email: 'stranger@example.com',
        code: client.codeOf(login),
      });
      expect(propsOf(answer.body, 'login-pending').error?.code).toBe('code_wrong');
      const link = await browser.post(PAGE_PATHS.loginLink, { token: client.linkOf(login) });
      expect(link.statusCode).toBe(404);
      expect(JSON.stringify(await client.dump())).not.toContain('stranger@example.com');
    });
  });

  describe('a robot that opens every link', () => {
    it('changes nothing by HEAD and GET, and the reader still signs in', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      const before = await client.dump();
      const url = `${PAGE_PATHS.loginLink}?token=${client.linkOf(login)}`;
      for (const method of ['HEAD', 'GET', 'GET', 'HEAD', 'GET'] as const) {
        const answer = await client.app.inject({ method, url, headers: { accept: 'text/html' } });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      expect(await client.dump()).toEqual(before);
      const token = client.linkOf(login);
      expect((await browser.post(PAGE_PATHS.loginLink, { token })).statusCode).toBe(303);
    });
  });

  it('no token, code or address reaches the log', async () => {
    const email = await client.reader('logged@example.com');
    const browser = client.browser();
    const login = await browser.askFor(email);
    await browser.get(`${PAGE_PATHS.loginLink}?token=${client.linkOf(login)}`);
    const proof = browser.cookies.get('flyleaf_login') ?? '';
    await browser.post(API_PATHS.loginCode, {
      publication: 'demo',
      email,
      code: client.codeOf(login),
    });
    await browser.get('/account');
    const lines = JSON.stringify(client.logged());
    const secrets = [email, proof, client.linkOf(login), browser.session() ?? ''];
    expect(lines).toContain(PAGE_PATHS.loginLink);
    for (const secret of secrets) expect(lines).not.toContain(secret);
  });
});
