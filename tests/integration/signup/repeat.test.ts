import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../support/database.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  /** An address that no other test uses. */
  const fresh = () => `reader${(count += 1)}@example.com`;

  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=99999/600,address=99999/3600';
    client = await signupClient({ database, env: { SIGNUP_LIMITS } });
  });
  afterAll(() => client.dispose());

  const signupsOf = (email: string) =>
    client.deps.db.kysely
      .selectFrom('users')
      .innerJoin('subscriptions', 'subscriptions.user_id', 'users.id')
      .innerJoin('signups', 'signups.subscription_id', 'subscriptions.id')
      .select('signups.id')
      .where('users.email', '=', email)
      .execute();
  const mailsOf = (signup: string) =>
    client.deps.db.kysely
      .selectFrom('outbox')
      .select('id')
      .where('signup_id', '=', signup)
      .execute();

  describe('a repeat', () => {
    let email = '';
    beforeEach(() => {
      email = fresh();
    });

    it('of the very same request gets the very same answer and does nothing', async () => {
      const body = { email, form_token: await client.token() };
      const first = await client.subscribe(body);
      const before = await client.dump();
      client.clock.advance(30_000);
      const second = await client.subscribe(body);
      expect(second.statusCode).toBe(200);
      expect(second.json()).toEqual(first.json());
      expect(await client.dump()).toEqual(before);
    });

    it('with another address is refused', async () => {
      const form_token = await client.token();
      await client.subscribe({ email, form_token });
      const answer = await client.subscribe({ email: fresh(), form_token });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'form_token_used' });
    });

    it('fifty times at once is one sign-up', async () => {
      const body = { email, form_token: await client.token() };
      const answers = await Promise.all(Array.from({ length: 50 }, () => client.subscribe(body)));
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(200);
      const kept = await signupsOf(email);
      expect(kept).toHaveLength(1);
      expect(await mailsOf(kept[0]?.id ?? '')).toHaveLength(1);
    });

    it('with fifty addresses at once is one sign-up', async () => {
      const form_token = await client.token();
      const emails = Array.from({ length: 50 }, fresh);
      const answers = await Promise.all(
        emails.map((address) => client.subscribe({ email: address, form_token })),
      );
      const statuses = answers.map((answer) => answer.statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    });

    it('of an address, fifty times at once with fifty tokens, is one reader', async () => {
      const tokens = [];
      for (let made = 0; made < 50; made += 1) tokens.push(await client.token());
      const answers = await Promise.all(
        tokens.map((form_token) => client.subscribe({ email, form_token })),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(50).fill(200));
      const kept = await signupsOf(email);
      expect(kept).toHaveLength(50);
      const users = await client.deps.db.kysely
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', email)
        .execute();
      expect(users).toHaveLength(1);
    });
  });
});
