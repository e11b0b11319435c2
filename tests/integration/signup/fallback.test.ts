import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS } from '../../../src/contracts/paths.ts';
import {
  CODE_MAX_TRIES,
  FORM_TOKEN_MINIMUM_AGE,
  RESEND_PAUSE,
} from '../../../src/signup/signup-limits.ts';
import { deriveCode } from '../../../server/platform/tokens.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { PAGE_ORIGIN, PLATFORM, signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  const fresh = () => `reader${(count += 1)}@example.com`;

  beforeAll(async () => {
    client = await signupClient({ database, env: { SIGNUP_LIMITS: 'ip=9999/600' } });
  });
  afterAll(() => client.dispose());

  const own = { origin: PLATFORM };
  const post = (fields: Record<string, string>, headers: Record<string, string>) =>
    client.postForm(API_PATHS.subscribe, { publication: 'demo', ...fields }, headers);

  /** The page that a form on a publisher's page leads to, and what its one click sends. */
  const check = async (email: string) => {
    const first = await post({ email }, { origin: PAGE_ORIGIN, referer: `${PAGE_ORIGIN}/` });
    const { form } = propsOf(first.body, 'subscribe-check');
    client.clock.advance(form.usable_in);
    return { form_token: form.form_token, email: form.email, href: form.href };
  };
  const pending = async () => {
    const answer = await post(await check(fresh()), own);
    const page = propsOf(answer.body, 'subscribe-pending');
    const { email, subscription_id, confirmation_secret } = page.pending;
    const { href } = page;
    return { publication: 'demo', email, subscription_id, confirmation_secret, href };
  };
  const codeOf = (id: string) => deriveCode(client.deps.config.secrets, id);

  describe('a form without script', () => {
    it('from any page gets a page with one click, and nothing changes', async () => {
      const before = await client.dump();
      const email = fresh();
      const answer = await post({ email }, { origin: 'https://anywhere.example' });
      expect(answer.statusCode).toBe(200);
      const { form } = propsOf(answer.body, 'subscribe-check');
      expect(form).toMatchObject({
        email,
        error: null,
        href: '',
        usable_in: FORM_TOKEN_MINIMUM_AGE,
      });
      expect(await client.dump()).toEqual(before);
    });

    it('signs up by that click, and leads to a page that waits for the code', async () => {
      const email = fresh();
      const answer = await post(await check(email), own);
      expect(answer.statusCode).toBe(200);
      const page = propsOf(answer.body, 'subscribe-pending');
      expect(page).toMatchObject({ href: `${PAGE_ORIGIN}/` });
      expect(page.pending).toMatchObject({ email, error: null, resent: false });
      const signup = await client.deps.db.kysely
        .selectFrom('signups')
        .select(['surface', 'origin', 'href'])
        .where('id', '=', page.pending.subscription_id)
        .executeTakeFirstOrThrow();
      expect(signup).toEqual({
        surface: 'fallback-form',
        origin: PLATFORM,
        href: `${PAGE_ORIGIN}/`,
      });
    });

    it('is not taken with a token from another site', async () => {
      const fields = await check(fresh());
      for (const origin of [PAGE_ORIGIN, 'https://evil.example']) {
        const answer = await post(fields, { origin });
        expect(answer.statusCode).toBe(403);
        expect(propsOf(answer.body, 'message').message).toBe('origin');
      }
      const hidden = await post(fields, { origin: 'null', 'sec-fetch-site': 'cross-site' });
      expect(hidden.statusCode).toBe(403);
    });

    it('is taken where the browser hides the Origin but says that it is the same', async () => {
      const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
      const answer = await post(await check(fresh()), headers);
      expect(answer.statusCode).toBe(200);
    });

    it('gets the page again, with what was typed, when the address is wrong', async () => {
      const fields = { ...(await check(fresh())), email: 'nobody' };
      const answer = await post(fields, own);
      expect(answer.statusCode).toBe(400);
      const { form } = propsOf(answer.body, 'subscribe-check');
      expect(form).toMatchObject({ email: 'nobody', href: `${PAGE_ORIGIN}/` });
      expect(form.error).toMatchObject({ code: 'invalid_email' });
      expect(form.form_token).not.toBe(fields.form_token);
    });

    it('is answered after a moment when the reader clicked at once', async () => {
      const first = await post({ email: fresh() }, {});
      const { form } = propsOf(first.body, 'subscribe-check');
      const before = client.clock.now();
      const answer = await post({ email: form.email, form_token: form.form_token }, own);
      expect(answer.statusCode).toBe(200);
      expect(propsOf(answer.body, 'subscribe-pending').pending.email).toBe(form.email);
      expect(client.clock.now() - before).toBe(FORM_TOKEN_MINIMUM_AGE);
    });

    it('gets the page again when its token was made up', async () => {
      const answer = await post({ email: fresh(), form_token: 'a.1.b' }, own);
      expect(answer.statusCode).toBe(400);
      expect(propsOf(answer.body, 'subscribe-check').form.error).toMatchObject({
        code: 'form_token_invalid',
      });
    });

    it('says on its page when there were too many', async () => {
      const narrow = await signupClient({ database, env: { SIGNUP_LIMITS: 'address=1/3600' } });
      await narrow.signUp('once@example.com');
      const form_token = await narrow.token(PLATFORM);
      const fields = { publication: 'demo', email: 'once@example.com', form_token };
      const answer = await narrow.postForm(API_PATHS.subscribe, fields, own);
      expect(answer.statusCode).toBe(429);
      expect(answer.headers).toHaveProperty('retry-after');
      expect(propsOf(answer.body, 'subscribe-check').form.error).toMatchObject({
        code: 'too_many_requests',
      });
      await narrow.dispose();
    });

    it('for an unknown publication gets a page that says so', async () => {
      const answer = await post({ publication: 'nobody', email: fresh() }, {});
      expect(answer.statusCode).toBe(404);
      expect(propsOf(answer.body, 'message').message).toBe('noPublication');
    });

    it('with a field given twice is refused', async () => {
      const answer = await client.app.inject({
        method: 'POST',
        url: API_PATHS.subscribe,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: 'publication=demo&email=a%40example.com&email=b%40example.com',
      });
      expect(answer.statusCode).toBe(400);
    });

    it('confirms by the typed code', async () => {
      const fields = await pending();
      const code = codeOf(fields.subscription_id);
      const answer = await client.postForm(API_PATHS.confirmCode, { ...fields, code }, own);
      expect(answer.statusCode).toBe(200);
      expect(propsOf(answer.body, 'confirm')).toMatchObject({
        state: 'done',
        email: fields.email,
        href: `${PAGE_ORIGIN}/`,
      });
    });

    it('gets its page again when the code is wrong, and when it is dead', async () => {
      const fields = await pending();
      const code = codeOf(fields.subscription_id) === '000000' ? '111111' : '000000';
      const type = () => client.postForm(API_PATHS.confirmCode, { ...fields, code }, own);
      const codes: (string | undefined)[] = [];
      for (let tries = 0; tries < CODE_MAX_TRIES; tries += 1) {
        const page = propsOf((await type()).body, 'subscribe-pending');
        expect(page.pending).toMatchObject({ email: fields.email, resent: false });
        codes.push(page.pending.error?.code);
      }
      expect(codes).toEqual([...Array(CODE_MAX_TRIES - 1).fill('code_wrong'), 'code_locked']);
    });

    it('sends the mail again, or says how long that takes', async () => {
      const fields = await pending();
      const ask = () => client.postForm(API_PATHS.resend, fields, own);
      const early = await ask();
      expect(early.statusCode).toBe(429);
      expect(propsOf(early.body, 'subscribe-pending').pending.error).toMatchObject({
        code: 'resend_too_soon',
      });
      client.clock.advance(RESEND_PAUSE);
      const answer = await ask();
      expect(answer.statusCode).toBe(200);
      expect(propsOf(answer.body, 'subscribe-pending').pending).toMatchObject({
        resent: true,
        resend_after: RESEND_PAUSE,
      });
    });

    it.each([API_PATHS.confirmCode, API_PATHS.resend])(
      'is not taken by %s from another site',
      async (path) => {
        const fields = { ...(await pending()), code: '000000' };
        const answer = await client.postForm(path, fields, { origin: PAGE_ORIGIN });
        expect(answer.statusCode).toBe(403);
      },
    );

    it('of a paying reader leads to sign in', async () => {
      const email = fresh();
      await client.signUp(email);
      await client.deps.db.write((trx) =>
        trx
          .updateTable('subscriptions')
          .set({ expiry: client.clock.now() + 86_400_000 })
          .execute(),
      );
      const answer = await post(await check(email), own);
      expect(propsOf(answer.body, 'login').email).toBe(email);
    });
  });
});
