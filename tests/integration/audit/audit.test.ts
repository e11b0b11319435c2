import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { LOGIN_CODE_MAX_TRIES } from '../../../src/session/session-limits.ts';
import type { AuditTable } from '../../../server/audit/audit.tables.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient, TestBrowser } from '../../support/login-client.ts';

eachDatabase((database) => {
  let client: LoginClient;
  let seen = 0;
  beforeAll(async () => {
    client = await loginClient({ database });
  });
  afterAll(() => client.dispose());

  const rowsSince = (id: number) =>
    client.deps.db.kysely
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', id)
      .orderBy('id')
      .execute();
  const recorded = () => rowsSince(seen);
  const acts = async () =>
    (await recorded()).map(({ act, detail }) => [act, JSON.parse(detail)] as const);
  const forget = async () => {
    seen = (await rowsSince(0)).at(-1)?.id ?? 0;
  };
  beforeEach(forget);

  const userOf = async (email: string) => {
    const query = client.deps.db.kysely.selectFrom('users').select('id');
    return (await query.where('email', '=', email).executeTakeFirstOrThrow()).id;
  };
  const signedIn = async (email: string) => {
    const browser = client.browser();
    await browser.signIn(email);
    return browser;
  };
  const sessionsOf = async (browser: TestBrowser) =>
    propsOf((await browser.get(PAGE_PATHS.account)).body, 'account').sessions;
  const typeCode = (browser: TestBrowser, code: string) =>
    browser.post(API_PATHS.loginCode, { publication: 'demo', email: 'x@example.com', code });
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  describe('signing in', () => {
    it('is recorded with reader, session, request and means', async () => {
      const email = await client.reader();
      await forget();
      const browser = await signedIn(email);
      const [{ id: session = '' } = {}] = await sessionsOf(browser);
      const [row, ...more] = await recorded();
      const expected = {
        at: client.clock.now(),
        act: 'signed_in',
        user_id: await userOf(email),
        session_id: session,
        detail: '{"means":"code"}',
      } satisfies Partial<AuditTable>;
      expect(row).toMatchObject(expected);
      const requests = client.logged().map(({ requestId }) => requestId);
      expect(requests).toContain(row?.request_id);
      expect(more).toEqual([]);
    });

    it('by the link says so, once for any number of clicks', async () => {
      const email = await client.reader();
      const login = await client.browser().askFor(email);
      await forget();
      const token = client.linkOf(login);
      const others = Array.from({ length: 8 }, () => client.browser());
      await Promise.all(
        others.map((one) => one.post(PAGE_PATHS.loginLink, { token, here: 'yes' })),
      );
      expect(await acts()).toEqual([['signed_in', { means: 'link' }]]);
    });

    it('anew in the same browser records the session that it replaces', async () => {
      const email = await client.reader();
      const browser = await signedIn(email);
      const [{ id: session = '' } = {}] = await sessionsOf(browser);
      await forget();
      await browser.signIn(email);
      expect(await acts()).toEqual([
        ['session_ended', { session, why: 'replaced' }],
        ['signed_in', { means: 'code' }],
      ]);
    });

    it('that is refused is recorded once, by the try that locked the code', async () => {
      const email = await client.reader();
      const browser = client.browser();
      const code = client.codeOf(await browser.askFor(email));
      await forget();
      for (let tries = 0; tries < LOGIN_CODE_MAX_TRIES + 3; tries += 1) {
        await typeCode(browser, another(code));
      }
      const [row, ...more] = await recorded();
      expect(row).toMatchObject({ act: 'sign_in_refused', user_id: await userOf(email) });
      expect(JSON.parse(row?.detail ?? '')).toEqual({ means: 'code', why: 'mail_locked' });
      expect(more).toEqual([]);
    });

    it('that an address had too often today is recorded once, whoever has it', async () => {
      const email = 'nobody@example.com';
      for (let round = 0; round < 8; round += 1) {
        const robber = client.browser();
        const code = client.codeOf(await robber.askFor(email));
        for (let tries = 0; tries < LOGIN_CODE_MAX_TRIES; tries += 1) {
          await typeCode(robber, another(code));
        }
      }
      const locks = (await recorded()).filter(({ detail }) => detail.includes('day_locked'));
      expect(locks).toHaveLength(1);
      expect(locks[0]).toMatchObject({ act: 'sign_in_refused', user_id: null });
    });

    it('is not recorded by asking for the mail, nor by looking', async () => {
      const email = await client.reader();
      await forget();
      const browser = client.browser();
      const login = await browser.askFor(email);
      await browser.get(`${PAGE_PATHS.loginLink}?token=${client.linkOf(login)}`);
      expect(await acts()).toEqual([]);
    });
  });

  describe('signing out', () => {
    it('is recorded once, and not for a browser that was out already', async () => {
      const email = await client.reader();
      const browser = await signedIn(email);
      const session = (await sessionsOf(browser))[0]?.id;
      await forget();
      const cookie = `flyleaf_session=${browser.session()}`;
      for (let count = 0; count < 2; count += 1) {
        await client.browser().post(PAGE_PATHS.signOut, {}, { cookie });
      }
      expect(await recorded()).toMatchObject([
        { act: 'signed_out', user_id: await userOf(email), session_id: session },
      ]);
    });

    it('of another browser names both sessions', async () => {
      const email = await client.reader();
      const [one, other] = [await signedIn(email), await signedIn(email)];
      const listed = await sessionsOf(one);
      const mine = listed.find(({ isThis }) => isThis)?.id;
      const theirs = listed.find(({ isThis }) => !isThis)?.id ?? '';
      await forget();
      await one.post(PAGE_PATHS.endSession, { id: theirs });
      await one.post(PAGE_PATHS.endSession, { id: theirs });
      expect(await acts()).toEqual([['session_ended', { session: theirs, why: 'chosen' }]]);
      expect((await recorded())[0]?.session_id).toBe(mine);
      expect(other.session()).toBeDefined();
    });

    it('everywhere says how many ended', async () => {
      const email = await client.reader();
      const [one] = [await signedIn(email), await signedIn(email), await signedIn(email)];
      await forget();
      await one.post(PAGE_PATHS.endSessions, {});
      expect(await acts()).toEqual([['signed_out_everywhere', { sessions: 3 }]]);
    });

    it('of somebody else’s session is nothing', async () => {
      const victim = await signedIn(await client.reader());
      const [{ id = '' } = {}] = await sessionsOf(victim);
      const other = await signedIn(await client.reader());
      await forget();
      await other.post(PAGE_PATHS.endSession, { id });
      expect(await acts()).toEqual([]);
    });
  });

  describe('a subscription', () => {
    const publication = () => client.publication.id;

    it('signed up for is not recorded: it is no act until it is confirmed', async () => {
      await client.signUp('plain@example.com');
      expect(await acts()).toEqual([]);
    });

    it('confirmed by the link is recorded once', async () => {
      const { subscription_id } = await client.signUp('link@example.com');
      const token = signToken(client.deps.config.secrets, 'confirm', subscription_id);
      await Promise.all([client.confirm(token), client.confirm(token), client.confirm(token)]);
      const detail = { publication: publication(), means: 'link' };
      expect(await acts()).toEqual([['subscription_confirmed', detail]]);
      expect((await recorded())[0]?.user_id).toBe(await userOf('link@example.com'));
    });

    it('confirmed by the code says so', async () => {
      const waiting = await client.signUp('code@example.com');
      const body = {
        publication: 'demo',
        subscription_id: waiting.subscription_id,
        confirmation_secret: waiting.confirmation_secret,
        code: client.codeOf(waiting.subscription_id),
      };
      for (let count = 0; count < 2; count += 1) await client.postJson(API_PATHS.confirmCode, body);
      const detail = { publication: publication(), means: 'code' };
      expect(await acts()).toEqual([['subscription_confirmed', detail]]);
    });

    it('that is left is recorded once', async () => {
      const email = await client.reader();
      const { id } = await client.deps.db.kysely
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', await userOf(email))
        .executeTakeFirstOrThrow();
      await forget();
      const token = signToken(client.deps.config.secrets, 'unsubscribe', id);
      const leave = () => client.postForm(PAGE_PATHS.unsubscribe, { token });
      await Promise.all([leave(), leave(), leave()]);
      expect(await acts()).toEqual([['unsubscribed', { publication: publication() }]]);
    });
  });

  it('holds no address, no token and no place of a client', async () => {
    const browser = await signedIn(await client.reader('private@example.com'));
    const text = JSON.stringify(await rowsSince(0));
    expect(text).not.toMatch(/@|127\.0\.0\.1|Firefox/u);
    expect(text).not.toContain(browser.session());
  });
});
