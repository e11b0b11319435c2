import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS } from '../../../src/contracts/paths.ts';
import { referralKey } from '../../../src/subscriptions/referral-key.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';
import { PAGE_ORIGIN, PLATFORM } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: LoginClient;
  let count = 0;
  const fresh = () => `friend${(count += 1)}@example.com`;

  beforeAll(async () => {
    client = await loginClient({ database });
  });
  afterAll(() => client.dispose());

  const userOf = async (email: string) => {
    const query = client.deps.db.kysely.selectFrom('users').select('id');
    return (await query.where('email_key', '=', email).executeTakeFirstOrThrow()).id;
  };
  const keyOf = async (email: string) => referralKey(await userOf(email));
  /** Who referred a reader, of which publication. */
  const referrersOf = async (email: string) => {
    const rows = await client.deps.db.kysely
      .selectFrom('referrals')
      .innerJoin('subscriptions', 'subscriptions.id', 'referrals.subscription_id')
      .select(['referrer_user_id', 'referrals.publication_id'])
      .where('subscriptions.user_id', '=', await userOf(email))
      .execute();
    return rows.map(({ referrer_user_id }) => referrer_user_id);
  };
  const setState = async (email: string, state: 'confirmed' | 'unsubscribed') => {
    const user = await userOf(email);
    await client.deps.db.write((trx) =>
      trx.updateTable('subscriptions').set({ state }).where('user_id', '=', user).execute(),
    );
  };
  const signUpFrom = (email: string, r: string, page = `${PAGE_ORIGIN}/essay`) =>
    client.signUp(email, {
      origin: { surface: 'subscribe-form', href: `${page}?r=${encodeURIComponent(r)}` },
    });

  describe('a link for others', () => {
    it.each(['1z', 'AbC.def', 'nonsense', 'x'.repeat(200)])(
      'leads to the form, whoever %s is',
      async (code) => {
        const answer = await client.get(`/refer/${code}?publication=demo`);
        expect(answer.statusCode).toBe(302);
        const { href, searchParams } = new URL(answer.headers.location ?? '');
        expect(href.startsWith(`${PLATFORM}/subscribe?publication=demo&r=`)).toBe(true);
        expect(searchParams.get('r')).toBe(code);
        expect(answer.headers['set-cookie']).toBeUndefined();
      },
    );

    it('leads to the start page where no publication is meant, whose links carry it on', async () => {
      await client.addPublication('other', 'https://other.example');
      const { location } = (await client.get('/refer/a%26b')).headers;
      expect(location).toBe('/?r=a%26b');
      const { publications } = propsOf((await client.get(`${location}`)).body, 'home');
      expect(publications.map(({ href }) => href)).toEqual([
        `${PLATFORM}/subscribe?publication=demo&r=a%26b`,
        `${PLATFORM}/subscribe?publication=other&r=a%26b`,
      ]);
      const { form } = propsOf((await client.get(`${publications[0]?.href}`)).body, 'subscribe');
      expect(form.carried).toEqual({ r: 'a&b' });
    });

    it('is carried on by no start page where it is too long to be one', async () => {
      const { body } = await client.get(`/?r=${'x'.repeat(201)}`);
      expect(propsOf(body, 'home').publications[0]?.href).toBe(
        `${PLATFORM}/subscribe?publication=demo`,
      );
    });
  });

  describe('a referral', () => {
    it('by a reader’s key is kept once, from a publisher’s page or ours', async () => {
      const ada = await client.reader();
      const key = await keyOf(ada);
      for (const page of [`${PAGE_ORIGIN}/essay`, `${PLATFORM}/subscribe`]) {
        const email = fresh();
        await signUpFrom(email, key, page);
        expect(await referrersOf(email)).toEqual([await userOf(ada)]);
        await signUpFrom(email, await keyOf(await client.reader()));
        expect(await referrersOf(email)).toEqual([await userOf(ada)]);
      }
    });

    it('by a form without script is kept too', async () => {
      const ada = await client.reader();
      const email = fresh();
      const page = await client.get(`/subscribe?publication=demo&r=${await keyOf(ada)}`);
      const { form } = propsOf(page.body, 'subscribe');
      client.clock.advance(form.usable_in);
      const fields = { publication: 'demo', email, form_token: form.form_token, ...form.carried };
      const answer = await client.postForm(API_PATHS.subscribe, fields, { origin: PLATFORM });
      expect(propsOf(answer.body, 'subscribe-pending').pending.email).toBe(email);
      expect(await referrersOf(email)).toEqual([await userOf(ada)]);
    });

    it('is still there when the form is shown once more', async () => {
      const fields = { publication: 'demo', email: fresh(), r: '1z' };
      const answer = await client.postForm(API_PATHS.subscribe, fields, { origin: PAGE_ORIGIN });
      expect(propsOf(answer.body, 'subscribe-check').form.carried).toEqual({ r: '1z' });
    });

    it('by the token of a sign-up that waits counts as its reader’s', async () => {
      const ada = fresh();
      const { referral_token } = await client.signUp(ada);
      const email = fresh();
      await signUpFrom(email, referral_token ?? '');
      expect(await referrersOf(email)).toEqual([await userOf(ada)]);
    });

    it('is nobody’s by their own key or token', async () => {
      const ada = fresh();
      const { referral_token } = await client.signUp(ada);
      await signUpFrom(ada, referral_token ?? '');
      await signUpFrom(ada, await keyOf(ada));
      expect(await referrersOf(ada)).toEqual([]);
    });

    it('is nobody’s who has not the publication, or has left it', async () => {
      await client.addPublication('third', 'https://third.example');
      const stranger = fresh();
      await client.subscribe(
        {
          email: stranger,
          publication: 'third',
          form_token: await client.token('https://third.example', 'third'),
        },
        { origin: 'https://third.example' },
      );
      const left = await client.reader();
      await setState(left, 'unsubscribed');
      for (const email of [stranger, left]) {
        const friend = fresh();
        await signUpFrom(friend, await keyOf(email));
        expect(await referrersOf(friend)).toEqual([]);
      }
    });

    it.each(['', '0', '01', 'zzzzzzzzzzzz', 'a.b', '\0', 'x'.repeat(5_000), '99999'])(
      'by %j is none, and the sign-up is taken all the same',
      async (code) => {
        const email = fresh();
        await signUpFrom(email, code);
        expect(await referrersOf(email)).toEqual([]);
      },
    );
  });

  describe('the page for others', () => {
    it('has the reader’s own link, and how many came by it', async () => {
      const ada = await client.reader();
      const browser = client.browser();
      await browser.signIn(ada);
      const key = await keyOf(ada);
      const invite = async () =>
        propsOf((await browser.get('/invite?publication=demo')).body, 'invite');
      expect(await invite()).toMatchObject({
        share: `${PLATFORM}/refer/${key}?publication=demo`,
        referred: 0,
      });
      const waiting = fresh();
      await signUpFrom(waiting, key);
      expect((await invite()).referred).toBe(0);
      await setState(waiting, 'confirmed');
      expect((await invite()).referred).toBe(1);
    });

    it('leads a stranger to the form', async () => {
      const answer = await client.get('/invite?publication=demo');
      expect(answer.headers.location).toBe(`${PLATFORM}/subscribe?publication=demo`);
    });
  });
});
