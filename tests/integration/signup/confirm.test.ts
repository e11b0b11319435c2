import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { CONFIRM_LINK_LIFETIME, RESEND_MAX } from '../../../src/signup/signup-limits.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { PAGE_ORIGIN, signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  const fresh = () => `reader${(count += 1)}@example.com`;
  const linkOf = (id: string) => signToken(client.deps.config.secrets, 'confirm', id);
  const urlOf = (token: string) => `${PAGE_PATHS.confirm}?token=${token}`;

  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=9999/600,address=9999/3600';
    client = await signupClient({ database, env: { SIGNUP_LIMITS } });
  });
  afterAll(() => client.dispose());

  const link = async (email = fresh()) => {
    const { subscription_id } = await client.signUp(email, {
      origin: { href: `${PAGE_ORIGIN}/essay` },
    });
    return { id: subscription_id, email, token: linkOf(subscription_id) };
  };
  const stateOf = async (id: string) => {
    const row = await client.deps.db.kysely
      .selectFrom('signups')
      .innerJoin('subscriptions', 'subscriptions.id', 'signups.subscription_id')
      .select(['state', 'subscriptions.confirmed_at', 'signups.confirmed_at as by_this'])
      .where('signups.id', '=', id)
      .executeTakeFirstOrThrow();
    return row;
  };
  const leave = async (id: string) => {
    const row = await client.deps.db.kysely
      .selectFrom('signups')
      .select('subscription_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const token = signToken(client.deps.config.secrets, 'unsubscribe', row.subscription_id);
    await client.postForm(PAGE_PATHS.unsubscribe, { token });
  };
  const mailsOf = (id: string) =>
    client.deps.db.kysely
      .selectFrom('outbox')
      .select(['unique_key', 'recipient'])
      .where('signup_id', '=', id)
      .orderBy('id')
      .execute();

  describe('the link of the mail', () => {
    it('opens a page with one click, and looking at it changes nothing', async () => {
      const { token, email } = await link();
      const before = await client.dump();
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const answer = await client.app.inject({ method, url: urlOf(token) });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      const page = propsOf((await client.get(urlOf(token))).body, 'confirm');
      expect(page).toMatchObject({ state: 'ready', token, email, href: `${PAGE_ORIGIN}/essay` });
      expect(await client.dump()).toEqual(before);
    });

    it('confirms on a click, and leads back to where the reader came from', async () => {
      const { id, token } = await link();
      const answer = await client.confirm(token);
      expect(answer.statusCode).toBe(200);
      const page = propsOf(answer.body, 'confirm');
      expect(page).toMatchObject({ state: 'done', href: `${PAGE_ORIGIN}/essay` });
      const now = client.clock.now();
      expect(await stateOf(id)).toEqual({ state: 'confirmed', confirmed_at: now, by_this: now });
    });

    it('says so again on a second click, and keeps the time of the first', async () => {
      const { id, token } = await link();
      await client.confirm(token);
      const first = await stateOf(id);
      client.clock.advance(60_000);
      const again = await client.confirm(token);
      expect(propsOf(again.body, 'confirm').state).toBe('done');
      expect(await stateOf(id)).toEqual(first);
    });

    it('confirms once when it is clicked twenty times at once', async () => {
      const { id, token } = await link();
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.confirm(token)));
      expect(answers.map((answer) => propsOf(answer.body, 'confirm').state)).toEqual(
        Array(20).fill('done'),
      );
      expect((await stateOf(id)).state).toBe('confirmed');
    });

    it('takes its way back no further than the publication is registered', async () => {
      const { token } = await link();
      await client.deps.db.write((trx) =>
        trx
          .updateTable('publication_origins')
          .set({ origin: 'https://moved.example' })
          .where('origin', '=', PAGE_ORIGIN)
          .execute(),
      );
      expect(propsOf((await client.get(urlOf(token))).body, 'confirm').href).toBeNull();
      await client.deps.db.write((trx) =>
        trx
          .updateTable('publication_origins')
          .set({ origin: PAGE_ORIGIN })
          .where('origin', '=', 'https://moved.example')
          .execute(),
      );
    });

    it.each([
      ['is missing', () => PAGE_PATHS.confirm],
      ['is made up', () => urlOf('abc.def')],
      ['is cut short', (token: string) => urlOf(token.slice(0, -2))],
      ['names nobody', () => urlOf(linkOf('AAAAAAAAAAAAAAAAAAAAAA'))],
    ])('is of no use when it %s', async (_, change) => {
      const { token } = await link();
      const answer = await client.get(change(token));
      expect(answer.statusCode).toBe(404);
      expect(propsOf(answer.body, 'message').message).toBe('link');
    });

    it.each(['browser', 'unsubscribe', 'referral'] as const)(
      'is not to be had from a token for something else (%s)',
      async (purpose) => {
        const { id } = await link();
        const token = signToken(client.deps.config.secrets, purpose, id);
        expect((await client.confirm(token)).statusCode).toBe(404);
        expect((await stateOf(id)).state).toBe('pending');
      },
    );

    it('that names two tokens is refused', async () => {
      const { token } = await link();
      const twice = await client.get(`${urlOf(token)}&token=other`);
      expect(twice.statusCode).toBe(400);
      const both = await client.postForm(urlOf('other'), { token });
      expect(both.statusCode).toBe(400);
    });

    it('still works after the secret was replaced', async () => {
      const { token } = await link();
      const { config } = client.deps;
      const old = config.secrets;
      config.secrets = ['a newer secret than that one: 32 characters', ...old];
      const answer = await client.confirm(token);
      config.secrets = old;
      expect(propsOf(answer.body, 'confirm').state).toBe('done');
    });

    it('of a sign-up that was held back is of no use', async () => {
      const { subscription_id } = await client.signUp(fresh(), { nickname: 'Robby' });
      expect((await client.confirm(linkOf(subscription_id))).statusCode).toBe(404);
      expect((await stateOf(subscription_id)).state).toBe('review');
    });
  });

  describe('an old link', () => {
    it('works to the last millisecond of its three days', async () => {
      const { token } = await link();
      client.clock.advance(CONFIRM_LINK_LIFETIME);
      expect(propsOf((await client.get(urlOf(token))).body, 'confirm').state).toBe('ready');
      client.clock.advance(1);
      const answer = await client.get(urlOf(token));
      expect(answer.statusCode).toBe(410);
      expect(propsOf(answer.body, 'confirm').state).toBe('expired');
    });

    it('sends a fresh mail on one click, confirms nothing, and works again then', async () => {
      const { id, token, email } = await link();
      client.clock.advance(CONFIRM_LINK_LIFETIME + 1);
      const answer = await client.confirm(token);
      expect(answer.statusCode).toBe(200);
      expect(propsOf(answer.body, 'message').message).toBe('renewed');
      expect((await stateOf(id)).state).toBe('pending');
      expect(await mailsOf(id)).toEqual([
        { unique_key: `confirm:${id}:1`, recipient: email },
        { unique_key: `confirm:${id}:2`, recipient: email },
      ]);
      expect(propsOf((await client.confirm(token)).body, 'confirm').state).toBe('done');
    });

    it('sends one mail when it is clicked ten times at once', async () => {
      const { id, token } = await link();
      client.clock.advance(CONFIRM_LINK_LIFETIME + 1);
      await Promise.all(Array.from({ length: 10 }, () => client.confirm(token)));
      expect(await mailsOf(id)).toHaveLength(2);
    });

    it('is renewed a few times, then asks to sign up again', async () => {
      const { id, token } = await link();
      for (let renewal = 0; renewal < RESEND_MAX; renewal += 1) {
        client.clock.advance(CONFIRM_LINK_LIFETIME + 1);
        expect((await client.confirm(token)).statusCode).toBe(200);
      }
      client.clock.advance(CONFIRM_LINK_LIFETIME + 1);
      const answer = await client.confirm(token);
      expect(answer.statusCode).toBe(410);
      expect(propsOf(answer.body, 'message').action?.href).toContain('/subscribe?publication=demo');
      expect(await mailsOf(id)).toHaveLength(RESEND_MAX + 1);
    });

    it('never brings back a reader who has left', async () => {
      const { id, token } = await link();
      await client.confirm(token);
      client.clock.advance(1_000);
      await leave(id);
      const answer = await client.confirm(token);
      expect(propsOf(answer.body, 'confirm').state).toBe('unsubscribed');
      expect((await stateOf(id)).state).toBe('unsubscribed');
    });

    it('does not confirm a newer sign-up of a reader who had left', async () => {
      const first = await link();
      await client.confirm(first.token);
      client.clock.advance(1_000);
      await leave(first.id);
      client.clock.advance(1_000);
      const second = await link(first.email);
      expect(propsOf((await client.confirm(first.token)).body, 'confirm').state).toBe(
        'unsubscribed',
      );
      expect((await stateOf(second.id)).state).toBe('pending');
      expect(propsOf((await client.confirm(second.token)).body, 'confirm').state).toBe('done');
    });

    it('of an earlier sign-up confirms as well as the newest', async () => {
      const first = await link();
      client.clock.advance(1_000);
      await link(first.email);
      expect(propsOf((await client.confirm(first.token)).body, 'confirm').state).toBe('done');
    });
  });
});
