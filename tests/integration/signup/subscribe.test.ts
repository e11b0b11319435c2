import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS } from '../../../src/contracts/paths.ts';
import { subscribeCall } from '../../../src/contracts/signup.contract.ts';
import { verifyToken } from '../../../server/platform/tokens.ts';
import { eachDatabase } from '../../support/database.ts';
import { PAGE_ORIGIN, signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

const LIMITS = 'ip=100000/600,address=100000/3600,domain=100000/3600,publication=100000/3600';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  /** An address that no other test uses. */
  const fresh = () => `reader${(count += 1)}@example.com`;

  beforeAll(async () => {
    client = await signupClient({ database, env: { SIGNUP_LIMITS: LIMITS } });
  });
  afterAll(() => client.dispose());

  const rows = (email: string) =>
    client.deps.db.kysely
      .selectFrom('users')
      .innerJoin('subscriptions', 'subscriptions.user_id', 'users.id')
      .innerJoin('signups', 'signups.subscription_id', 'subscriptions.id')
      .select(['signups.id', 'outcome', 'state', 'review_reason', 'href', 'surface', 'origin'])
      .where('users.email', '=', email)
      .orderBy('signups.created_at')
      .execute();
  const mails = (signup: string) =>
    client.deps.db.kysely
      .selectFrom('outbox')
      .selectAll()
      .where('signup_id', '=', signup)
      .execute();

  describe('a sign-up', () => {
    it('answers what the contract says, and queues one mail', async () => {
      const email = fresh();
      const answer = await client.subscribe({ email });
      expect(answer.statusCode).toBe(200);
      const body = subscribeCall.response.parse(answer.json());
      expect(body).toMatchObject({
        email,
        prompt_to_login: false,
        requires_confirmation: true,
        resend_after: 60_000,
      });
      const { secrets } = client.deps.config;
      const id = body.subscription_id ?? '';
      expect(verifyToken(secrets, 'browser', body.confirmation_secret ?? '')).toBe(id);
      expect(verifyToken(secrets, 'referral', body.referral_token ?? '')).toBe(id);
      expect(await rows(email)).toEqual([
        {
          id,
          outcome: 'confirm',
          state: 'pending',
          review_reason: null,
          href: null,
          surface: 'subscribe-form',
          origin: PAGE_ORIGIN,
        },
      ]);
      const [mail, ...others] = await mails(id);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ kind: 'confirm', recipient: email, state: 'queued' });
    });

    it('wakes the sender', async () => {
      const before = client.wakes();
      await client.signUp(fresh());
      expect(client.wakes()).toBeGreaterThan(before);
    });

    it('keeps the way back only on an origin of the publication', async () => {
      const [own, foreign, broken] = [fresh(), fresh(), fresh()];
      await client.signUp(own, {
        origin: { href: `${PAGE_ORIGIN}/essay?x=1`, surface: 'welcome-popup' },
      });
      await client.signUp(foreign, { origin: { href: 'https://evil.example/' } });
      await client.signUp(broken, { origin: { href: 'javascript:alert(1)' } });
      expect((await rows(own))[0]).toMatchObject({
        href: `${PAGE_ORIGIN}/essay?x=1`,
        surface: 'welcome-popup',
      });
      expect((await rows(foreign))[0]?.href).toBeNull();
      expect((await rows(broken))[0]?.href).toBeNull();
    });

    it('takes the same address in other letters for the same reader', async () => {
      const email = fresh();
      await client.signUp(email);
      await client.signUp(email.toUpperCase());
      const users = await client.deps.db.kysely
        .selectFrom('users')
        .select('email')
        .where('email_key', '=', email)
        .execute();
      expect(users).toEqual([{ email }]);
    });

    it('mails an international domain in ASCII', async () => {
      const answer = await client.signUp('reader@bücher.example');
      expect(answer.email).toBe('reader@bücher.example');
      expect((await mails(answer.subscription_id))[0]?.recipient).toBe(
        'reader@xn--bcher-kva.example',
      );
    });

    it.each([
      'nobody',
      'a'.repeat(1_000),
      `${'a'.repeat(988)}@example.com`,
      'reader@example.com\r\nBcc: other@example.com',
      'reader@example.com\0',
      '"a@evil.example x"@example.com',
      'reader@127.0.0.0x1',
      'reader@example.com, other@example.com',
      '\u212Aing@example.com',
      'x'.repeat(20_000),
    ])('refuses an address nobody can be mailed at (%#)', async (email) => {
      const before = await client.dump();
      const answer = await client.subscribe({ email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid_email',
        errors: [
          { param: 'email', code: 'invalid_email', msg: 'Enter an address like name@example.com' },
        ],
      });
      expect(await client.dump()).toEqual(before);
    });

    it('answers a known and an unknown address alike', async () => {
      const email = fresh();
      const first = await client.signUp(email);
      await client.deps.db.write((trx) =>
        trx.updateTable('subscriptions').set({ state: 'confirmed' }).execute(),
      );
      const second = await client.signUp(email);
      const shape = (answer: object) => ({
        ...answer,
        subscription_id: 'id',
        referral_token: 'token',
        confirmation_secret: 'secret',
      });
      expect(shape(second)).toEqual(shape(first));
      expect(second.subscription_id).not.toBe(first.subscription_id);
      const [mail] = await mails(second.subscription_id);
      expect(mail).toMatchObject({ kind: 'already-subscribed', recipient: email });
    });

    it('sends a paying reader to sign in, without a mail', async () => {
      const email = fresh();
      const { subscription_id } = await client.signUp(email);
      await client.deps.db.write((trx) =>
        trx
          .updateTable('subscriptions')
          .set({ state: 'confirmed', expiry: client.clock.now() + 86_400_000 })
          .where('id', 'in', (eb) =>
            eb.selectFrom('signups').select('subscription_id').where('id', '=', subscription_id),
          )
          .execute(),
      );
      const answer = await client.subscribe({ email });
      expect(subscribeCall.response.parse(answer.json())).toEqual({
        email,
        prompt_to_login: true,
        subscription_id: null,
        referral_token: null,
        requires_confirmation: false,
        confirmation_secret: null,
        resend_after: 0,
      });
      const last = (await rows(email)).find((row) => row.outcome === 'prompt-to-login');
      expect(await mails(last?.id ?? '')).toEqual([]);
    });

    it('starts pending again after the reader has left', async () => {
      const email = fresh();
      await client.signUp(email);
      await client.deps.db.write((trx) =>
        trx
          .updateTable('subscriptions')
          .set({ state: 'unsubscribed', unsubscribed_at: client.clock.now() })
          .execute(),
      );
      const { subscription_id } = await client.signUp(email);
      expect((await rows(email)).map((row) => row.state)).toEqual(['pending', 'pending']);
      expect(await mails(subscription_id)).toHaveLength(1);
    });

    it('holds what filled the honeypot back for review, and looks the same', async () => {
      const email = fresh();
      const answer = await client.signUp(email, { nickname: 'Robby' });
      expect(answer).toMatchObject({ email, prompt_to_login: false, requires_confirmation: true });
      expect((await rows(email))[0]).toMatchObject({
        outcome: 'review',
        state: 'review',
        review_reason: 'honeypot',
      });
      expect(await mails(answer.subscription_id)).toEqual([]);
    });

    it('does not let a robot hold back someone who is waiting already', async () => {
      const email = fresh();
      await client.signUp(email);
      await client.signUp(email, { nickname: 'Robby' });
      expect((await rows(email)).map((row) => row.state)).toEqual(['pending', 'pending']);
    });

    it('does not mail a subscriber because a robot typed their address', async () => {
      const email = fresh();
      await client.signUp(email);
      await client.deps.db.write((trx) =>
        trx.updateTable('subscriptions').set({ state: 'confirmed' }).execute(),
      );
      const { subscription_id } = await client.signUp(email, { nickname: 'Robby' });
      expect(await mails(subscription_id)).toEqual([]);
    });

    it('does not ask the publisher again about a reader they have refused', async () => {
      const email = fresh();
      await client.signUp(email, { nickname: 'Robby' });
      await client.deps.db.write((trx) =>
        trx
          .updateTable('subscriptions')
          .set({ state: 'rejected' })
          .where('state', '=', 'review')
          .execute(),
      );
      const { subscription_id } = await client.signUp(email);
      const last = (await rows(email)).find((row) => row.id === subscription_id);
      expect(last).toMatchObject({ outcome: 'review', state: 'rejected', review_reason: null });
    });

    it.each([
      ['email', { email: { $gt: '' } }],
      ['email', { email: ['a@example.com'] }],
      ['publication', { publication: 7 }],
      ['form_token', { form_token: 'x'.repeat(501) }],
      ['nickname', { nickname: {} }],
    ])('names %s when it is not what it should be', async (param, body) => {
      const answer = await client.postJson(API_PATHS.subscribe, {
        publication: 'demo',
        email: 'reader@example.com',
        ...body,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ errors: unknown[] }>().errors[0]).toMatchObject({ param });
    });

    it('keeps addresses and tokens out of the log', async () => {
      const email = fresh();
      const answer = await client.signUp(email);
      const log = JSON.stringify(client.logged());
      for (const secret of [email, answer.confirmation_secret, answer.referral_token ?? '']) {
        expect(log).not.toContain(secret);
      }
    });
  });
});
