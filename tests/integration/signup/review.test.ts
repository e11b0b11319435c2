import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approveReview, listReviews, rejectReview } from '../../../server/signup/review.service.ts';
import {
  countSubscribers,
  listSubscribers,
  streamSubscribers,
} from '../../../server/signup/subscriber.store.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  const fresh = () => `held${(count += 1)}@example.com`;

  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=9999/600,address=9999/600';
    client = await signupClient({ database, env: { SIGNUP_LIMITS } });
  });
  afterAll(() => client.dispose());

  const hold = async (email = fresh()) => {
    client.clock.advance(1);
    const { subscription_id: id } = await client.signUp(email, { nickname: 'Robby' });
    return { id, email };
  };
  const waiting = async (email: string) => {
    const entries = await listReviews(client.deps, client.publication.id);
    return entries.filter((entry) => entry.email === email);
  };
  const stateOf = async (email: string) => {
    const row = await client.deps.db.kysely
      .selectFrom('users')
      .innerJoin('subscriptions', 'subscriptions.user_id', 'users.id')
      .select('state')
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow();
    return row.state;
  };
  const mailsOf = (id: string) =>
    client.deps.db.kysely
      .selectFrom('outbox')
      .select('unique_key')
      .where('signup_id', '=', id)
      .execute();
  const linkOf = (id: string) => signToken(client.deps.config.secrets, 'confirm', id);

  describe('the review queue', () => {
    it('lists what waits, with the reason, oldest first', async () => {
      const [first, second] = [await hold(), await hold()];
      await client.signUp(fresh());
      const entries = await listReviews(client.deps, client.publication.id);
      const mine = entries.filter(({ id }) => [first.id, second.id].includes(id));
      expect(mine).toMatchObject([
        { ...first, reason: 'honeypot' },
        { ...second, reason: 'honeypot' },
      ]);
    });

    it('lists only what one publication has', async () => {
      const other = await client.addPublication('other', 'https://other.example');
      await hold();
      expect(await listReviews(client.deps, other.id)).toEqual([]);
      const { id } = await hold();
      await expect(approveReview(client.deps, other.id, id)).rejects.toMatchObject({
        type: 'signup_not_found',
      });
    });

    it('lets a reader in: a mail is queued, and its link confirms', async () => {
      const { id, email } = await hold();
      client.clock.advance(5 * 86_400_000);
      expect(await approveReview(client.deps, client.publication.id, id)).toMatchObject({
        id,
        email,
        reason: 'honeypot',
      });
      expect(await stateOf(email)).toBe('pending');
      expect(await mailsOf(id)).toEqual([{ unique_key: `confirm:${id}:1` }]);
      expect(await waiting(email)).toEqual([]);
      const answer = await client.confirm(linkOf(id));
      expect(propsOf(answer.body, 'confirm').state).toBe('done');
    });

    it('keeps a reader out: no mail, no link, and nobody is asked again', async () => {
      const { id, email } = await hold();
      await rejectReview(client.deps, client.publication.id, id);
      expect(await stateOf(email)).toBe('rejected');
      expect(await mailsOf(id)).toEqual([]);
      expect((await client.confirm(linkOf(id))).statusCode).toBe(404);
      await client.signUp(email);
      expect(await waiting(email)).toEqual([]);
      expect(await stateOf(email)).toBe('rejected');
    });

    it.each([
      ['approved', approveReview],
      ['rejected', rejectReview],
    ] as const)('has nothing to decide about what was %s', async (_, decide) => {
      const { id } = await hold();
      await decide(client.deps, client.publication.id, id);
      for (const again of [approveReview, rejectReview]) {
        await expect(again(client.deps, client.publication.id, id)).rejects.toMatchObject({
          type: 'signup_not_found',
        });
      }
    });

    it('sends one mail when it is approved ten times at once', async () => {
      const { id } = await hold();
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, () => approveReview(client.deps, client.publication.id, id)),
      );
      expect(results.some((result) => result.status === 'fulfilled')).toBe(true);
      expect(await mailsOf(id)).toHaveLength(1);
    });

    it('settles all sign-ups of a reader with one decision', async () => {
      const { id, email } = await hold();
      client.clock.advance(1);
      const { subscription_id: second } = await client.signUp(email);
      expect((await waiting(email)).map((entry) => entry.reason)).toEqual([
        'honeypot',
        'waits-already',
      ]);
      await approveReview(client.deps, client.publication.id, second);
      expect(await waiting(email)).toEqual([]);
      expect(await mailsOf(second)).toHaveLength(1);
      expect(await mailsOf(id)).toEqual([]);
    });

    it('asks also about a reader who waits for an earlier mail, and stops when they confirm', async () => {
      const email = fresh();
      const { subscription_id } = await client.signUp(email);
      await hold(email);
      expect(await waiting(email)).toHaveLength(1);
      await client.confirm(linkOf(subscription_id));
      expect(await waiting(email)).toEqual([]);
    });
  });

  describe('the list of subscribers', () => {
    it('comes page by page, each reader once, also while others arrive', async () => {
      const mine = await client.addPublication('many', 'https://many.example');
      const join = async (email: string) => {
        const form_token = await client.token('https://many.example', 'many');
        const body = { publication: 'many', email, form_token };
        await client.subscribe(body, { origin: 'https://many.example' });
      };
      const emails = Array.from({ length: 7 }, (_, index) => `many${index}@example.com`);
      for (const email of emails) await join(email);
      const seen: string[] = [];
      const filter = { publicationId: mine.id };
      for await (const subscriber of streamSubscribers(client.deps.db.kysely, filter, 3)) {
        seen.push(subscriber.email);
        if (seen.length === 3) await join('late@example.com');
      }
      expect(seen).toEqual([...emails, 'late@example.com']);
    });

    it('tells what a publisher may know of a reader', async () => {
      const now = client.clock.now();
      const { subscription_id } = await client.signUp('known@example.com');
      await client.confirm(linkOf(subscription_id));
      const filter = { publicationId: client.publication.id, state: 'confirmed' } as const;
      const { subscribers } = await listSubscribers(client.deps.db.kysely, filter);
      expect(subscribers.at(-1)).toEqual({
        email: 'known@example.com',
        emails: 'individual',
        state: 'confirmed',
        created_at: now + 1_000,
        confirmed_at: now + 1_000,
        unsubscribed_at: null,
      });
    });

    it('ends with a page that is not full, or empty', async () => {
      const none = await client.addPublication('empty', 'https://empty.example');
      const page = await listSubscribers(client.deps.db.kysely, { publicationId: none.id });
      expect(page).toEqual({ subscribers: [], next: null });
    });

    it('is counted by state', async () => {
      const some = await client.addPublication('counted', 'https://counted.example');
      expect(await countSubscribers(client.deps.db.kysely, some.id)).toEqual({
        pending: 0,
        confirmed: 0,
        unsubscribed: 0,
        review: 0,
        rejected: 0,
      });
      const counts = await countSubscribers(client.deps.db.kysely, client.publication.id);
      expect(counts.confirmed).toBeGreaterThan(0);
      expect(counts.review).toBeGreaterThan(0);
    });
  });
});
