import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;

  beforeAll(async () => {
    client = await signupClient({ database, env: { SIGNUP_LIMITS: 'ip=9999/600' } });
  });
  afterAll(() => client.dispose());

  const tokenOf = (id: string) => signToken(client.deps.config.secrets, 'unsubscribe', id);
  const urlOf = (token: string) => `${PAGE_PATHS.unsubscribe}?token=${token}`;

  /** A subscription in a state, with its unsubscribe token. */
  const subscriber = async (
    state: 'pending' | 'confirmed' | 'review' | 'rejected' = 'confirmed',
  ) => {
    const email = `leaver${(count += 1)}@example.com`;
    await client.signUp(email);
    const { id } = await client.deps.db.kysely
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select('subscriptions.id')
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow();
    await client.deps.db.write((trx) =>
      trx.updateTable('subscriptions').set({ state }).where('id', '=', id).execute(),
    );
    return { id, email, token: tokenOf(id) };
  };
  const rowOf = (id: string) =>
    client.deps.db.kysely
      .selectFrom('subscriptions')
      .select(['state', 'unsubscribed_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('the unsubscribe link', () => {
    it('opens a page with one click, and looking at it changes nothing', async () => {
      const { token, email } = await subscriber();
      const before = await client.dump();
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const answer = await client.app.inject({ method, url: urlOf(token) });
        expect(answer.statusCode).toBe(200);
      }
      const page = propsOf((await client.get(urlOf(token))).body, 'unsubscribe');
      expect(page).toMatchObject({ state: 'ready', token, email });
      expect(await client.dump()).toEqual(before);
    });

    it('ends the subscription on a click, once and for all', async () => {
      const { id, token } = await subscriber();
      const answer = await client.postForm(PAGE_PATHS.unsubscribe, { token });
      expect(answer.statusCode).toBe(200);
      expect(propsOf(answer.body, 'unsubscribe').state).toBe('done');
      const first = await rowOf(id);
      expect(first).toEqual({ state: 'unsubscribed', unsubscribed_at: client.clock.now() });
      client.clock.advance(1_000);
      const again = await client.postForm(PAGE_PATHS.unsubscribe, { token });
      expect(propsOf(again.body, 'unsubscribe').state).toBe('done');
      expect(await rowOf(id)).toEqual(first);
      const later = await client.get(urlOf(token));
      expect(propsOf(later.body, 'unsubscribe').state).toBe('done');
    });

    it.each([
      ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'a multipart form',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ])('takes the one click of a mail program, sent as %s', async (_, type, payload) => {
      const { id, token } = await subscriber();
      const answer = await client.app.inject({
        method: 'POST',
        url: urlOf(token),
        headers: { 'content-type': type },
        payload,
      });
      expect(answer.statusCode).toBe(200);
      expect((await rowOf(id)).state).toBe('unsubscribed');
    });

    it('takes twenty clicks at once for one', async () => {
      const { id, token } = await subscriber();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => client.postForm(urlOf(token), {})),
      );
      expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
      expect((await rowOf(id)).state).toBe('unsubscribed');
    });

    it.each(['pending', 'review'] as const)('ends one that is %s too', async (state) => {
      const { id, token } = await subscriber(state);
      await client.postForm(PAGE_PATHS.unsubscribe, { token });
      expect((await rowOf(id)).state).toBe('unsubscribed');
    });

    it('leaves a reader whom the publisher refused refused', async () => {
      const { id, token } = await subscriber('rejected');
      const answer = await client.postForm(PAGE_PATHS.unsubscribe, { token });
      expect(propsOf(answer.body, 'unsubscribe').state).toBe('done');
      expect((await rowOf(id)).state).toBe('rejected');
    });

    it('never grows old, and outlives the secret it was made with', async () => {
      const { id, token } = await subscriber();
      client.clock.advance(5 * 365 * 86_400_000);
      const { config } = client.deps;
      const old = config.secrets;
      config.secrets = ['a newer secret than that one: 32 characters', ...old];
      await client.postForm(PAGE_PATHS.unsubscribe, { token });
      config.secrets = old;
      expect((await rowOf(id)).state).toBe('unsubscribed');
    });

    it.each([
      ['is missing', () => ''],
      ['is made up', () => 'abc.def'],
      ['is for confirming', (id: string) => signToken(client.deps.config.secrets, 'confirm', id)],
      ['names nobody', () => tokenOf('AAAAAAAAAAAAAAAAAAAAAA')],
      ['is of another secret', (id: string) => signToken(['x'.repeat(32)], 'unsubscribe', id)],
    ])('is of no use when its token %s', async (_, change) => {
      const { id } = await subscriber();
      const token = change(id);
      expect((await client.get(urlOf(token))).statusCode).toBe(404);
      expect((await client.postForm(PAGE_PATHS.unsubscribe, { token })).statusCode).toBe(404);
      expect((await rowOf(id)).state).toBe('confirmed');
    });

    it('with two tokens in it is refused', async () => {
      const [one, other] = [await subscriber(), await subscriber()];
      const answer = await client.postForm(urlOf(one.token), { token: other.token });
      expect(answer.statusCode).toBe(400);
      expect((await rowOf(one.id)).state).toBe('confirmed');
      expect((await rowOf(other.id)).state).toBe('confirmed');
    });
  });
});
