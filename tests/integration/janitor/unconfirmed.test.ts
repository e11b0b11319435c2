import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { CONFIRM_LINK_LIFETIME, UNCONFIRMED_KEPT } from '../../../src/signup/signup-limits.ts';
import { setTerms } from '../../../server/access/terms.service.ts';
import { createInvitation } from '../../../server/invitations/invitation.service.ts';
import { createJanitor } from '../../../server/janitor/janitor.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { countReferrals } from '../../../server/referrals/referral.store.ts';
import { approveReview, listReviews, rejectReview } from '../../../server/signup/review.service.ts';
import { keepUser } from '../../../server/signup/signup.store.ts';
import { countSubscribers } from '../../../server/signup/subscriber.store.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { dumpDatabase } from '../../support/dump.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';
import type { Waiting } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: AccountClient;
  let count = 0;
  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=9999/600,address=9999/600';
    client = await accountClient({ database, env: { SIGNUP_LIMITS } });
    await client.addPublication('other', PAGE_ORIGIN);
  });
  afterAll(() => client.dispose());

  const db = () => client.deps.db;
  const newAddress = () => `typed${(count += 1)}@private.example`;
  const round = (options = {}) => createJanitor(client.deps, options).round();
  /** Everything that waits is sent, and a month goes by. */
  const aMonth = async () => {
    await client.sendMails();
    client.clock.advance(UNCONFIRMED_KEPT + 1);
  };
  const stateOf = async (email: string) => {
    const row = await db()
      .kysely.selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select('subscriptions.state')
      .where('users.email', '=', email)
      .where('subscriptions.publication_id', '=', client.publication.id)
      .executeTakeFirst();
    return row?.state ?? null;
  };
  const isKnown = async (email: string) => {
    const query = db().kysely.selectFrom('users').select('id').where('email', '=', email);
    return (await query.executeTakeFirst()) !== undefined;
  };
  const linkOf = ({ subscription_id: id }: Waiting) =>
    signToken(client.deps.config.secrets, 'confirm', id);
  const held = async () => {
    const email = newAddress();
    await client.signUp(email, { nickname: 'a robot' });
    const waiting = await listReviews(client.deps, client.publication.id);
    return { email, id: waiting.find((entry) => entry.email === email)?.id ?? '' };
  };

  describe('a sign-up that nobody confirms', () => {
    it('is kept for a month after its last mail, and then forgotten with its reader', async () => {
      const email = newAddress();
      const first = await client.signUp(email);
      client.clock.advance(CONFIRM_LINK_LIFETIME + 1);
      const { subscription_id, confirmation_secret } = first;
      const proof = { publication: 'demo', subscription_id, confirmation_secret };
      expect((await client.postJson(API_PATHS.resend, proof)).statusCode).toBe(200);
      await client.sendMails();
      client.clock.advance(UNCONFIRMED_KEPT);
      await round();
      expect(await stateOf(email)).toBe('pending');
      client.clock.advance(1);
      expect(await round()).toMatchObject({ unconfirmed: 1 });
      expect([await stateOf(email), await isKnown(email)]).toEqual([null, false]);
      expect(JSON.stringify(await dumpDatabase(db().kysely))).not.toContain(email);
    });

    it('is nothing that its link could confirm, and whoever signs up again is new', async () => {
      const email = newAddress();
      const before = linkOf(await client.signUp(email));
      await aMonth();
      await round();
      const page = await client.get(`${PAGE_PATHS.confirm}?token=${before}`);
      expect([page.statusCode, propsOf(page.body, 'message').message]).toEqual([404, 'link']);
      expect((await client.confirm(before)).statusCode).toBe(404);
      const again = await client.signUp(email);
      expect(again.requires_confirmation).toBe(true);
      expect((await client.sendMails()).map(({ to }) => to)).toEqual([email]);
      await client.confirm(linkOf(again));
      expect(await stateOf(email)).toBe('confirmed');
      expect(await round()).toMatchObject({ unconfirmed: 0 });
    });

    it('leaves its number to nobody else', async () => {
      const email = newAddress();
      await client.signUp(email);
      const number = await client.userId(email);
      await aMonth();
      await round();
      const next = newAddress();
      await client.signUp(next);
      expect(await client.userId(next)).toBeGreaterThan(number);
    });

    it('stays while its mail waits, and for a month from another sign-up on', async () => {
      const email = newAddress();
      await client.signUp(email);
      client.clock.advance(UNCONFIRMED_KEPT + 1);
      await round();
      expect(await stateOf(email)).toBe('pending');
      await client.sendMails();
      await client.signUp(email);
      await client.sendMails();
      client.clock.advance(UNCONFIRMED_KEPT);
      await round();
      expect(await stateOf(email)).toBe('pending');
      client.clock.advance(1);
      await round();
      expect(await stateOf(email)).toBeNull();
    });

    it('is one subscription: what else its reader has stays, and so do they', async () => {
      const email = await client.reader(newAddress());
      await client.signUpTo('other', email);
      const subscriptions = async () => {
        const query = db().kysely.selectFrom('subscriptions').select(['state', 'publication_id']);
        return query.where('user_id', '=', await client.userId(email)).execute();
      };
      expect(await subscriptions()).toHaveLength(2);
      await aMonth();
      await round();
      expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }]);
    });

    it('goes from under a reader who is signed in, who stays', async () => {
      const email = newAddress();
      await client.signUp(email);
      const browser = await client.signedIn(email);
      await aMonth();
      await round();
      expect([await stateOf(email), await isKnown(email)]).toEqual([null, true]);
      const page = propsOf((await browser.get(PAGE_PATHS.account)).body, 'account');
      expect([page.email, page.subscription, page.others]).toEqual([email, null, []]);
    });

    it('has left again, where its reader had left and came back', async () => {
      const email = await client.reader(newAddress());
      const token = signToken(
        client.deps.config.secrets,
        'unsubscribe',
        await client.subscriptionOf(email),
      );
      await client.postForm(PAGE_PATHS.unsubscribe, { token });
      client.clock.advance(1);
      await client.signUp(email);
      expect(await stateOf(email)).toBe('pending');
      await aMonth();
      await round();
      expect([await stateOf(email), await isKnown(email)]).toEqual(['unsubscribed', true]);
      await client.confirm(linkOf(await client.signUp(email)));
      expect(await stateOf(email)).toBe('confirmed');
    });

    it.each([
      { type: 'comp' },
      { expiry: '2026-01-01' },
      { is_founding: 'true' },
      { role: 'contributor' },
    ])('stays where its publisher has given it something: %j', async (terms) => {
      const email = newAddress();
      await client.signUp(email);
      await setTerms(client.deps, 'demo', email, terms);
      await aMonth();
      await round();
      expect(await stateOf(email)).toBe('pending');
    });
  });

  describe('a sign-up under review', () => {
    it('stays until it is decided, and a month from then on', async () => {
      const { email, id } = await held();
      await aMonth();
      await round();
      expect(await stateOf(email)).toBe('review');
      await approveReview(client.deps, client.publication.id, id);
      await client.sendMails();
      client.clock.advance(UNCONFIRMED_KEPT);
      await round();
      expect(await stateOf(email)).toBe('pending');
      client.clock.advance(1);
      await round();
      expect([await stateOf(email), await isKnown(email)]).toEqual([null, false]);
    });

    it('stays refused', async () => {
      const { email, id } = await held();
      await rejectReview(client.deps, client.publication.id, id);
      await aMonth();
      await round();
      expect(await stateOf(email)).toBe('rejected');
    });

    it('holds the subscription that it is about, which waits for its reader', async () => {
      const email = newAddress();
      await client.signUp(email);
      await client.signUp(email, { nickname: 'a robot' });
      await aMonth();
      await round();
      expect(await stateOf(email)).toBe('pending');
    });
  });

  describe('what others are told', () => {
    it('counts the same: referrals of those who confirmed, and subscribers', async () => {
      const referrer = await client.reader(newAddress());
      const id = await client.userId(referrer);
      const origin = { href: `${PAGE_ORIGIN}/?r=${id.toString(36)}` };
      await client.signUp(newAddress(), { origin });
      const confirmed = newAddress();
      await client.confirm(linkOf(await client.signUp(confirmed, { origin })));
      await aMonth();
      const before = await countSubscribers(db().kysely, client.publication.id);
      await round();
      const after = await countSubscribers(db().kysely, client.publication.id);
      expect({ ...after, pending: 0 }).toEqual({ ...before, pending: 0 });
      expect(after.pending).toBeLessThan(before.pending);
      expect(await countReferrals(db().kysely, client.publication.id, id)).toBe(1);
      const kept = await db().kysely.selectFrom('referrals').selectAll().execute();
      expect(kept.filter((row) => row.referrer_user_id === id)).toHaveLength(1);
    });

    it('keeps a reader who waits and has brought somebody', async () => {
      const referrer = newAddress();
      const { referral_token: token } = await client.signUp(referrer);
      const brought = newAddress();
      const origin = { href: `${PAGE_ORIGIN}/?r=${token}` };
      await client.confirm(linkOf(await client.signUp(brought, { origin })));
      await aMonth();
      await round();
      expect([await stateOf(referrer), await isKnown(referrer)]).toEqual([null, true]);
      const id = await client.userId(referrer);
      expect(await countReferrals(db().kysely, client.publication.id, id)).toBe(1);
    });

    it('leaves an invitation as often used as it was', async () => {
      const made = await createInvitation(client.deps, 'demo', { uses: '2' });
      const email = newAddress();
      await client.signUp(email);
      const subscription_id = await client.subscriptionOf(email);
      const use = { invitation_id: made.invitation.id, subscription_id, used_at: 1 };
      await db().write((trx) => trx.insertInto('invitation_uses').values(use).execute());
      await aMonth();
      await round();
      expect(await stateOf(email)).toBeNull();
      const left = await db().kysely.selectFrom('invitations').select(['id', 'uses']).execute();
      expect(left).toEqual([{ id: made.invitation.id, uses: made.invitation.uses }]);
    });
  });

  it('works in small transactions, beside another one', async () => {
    const emails = Array.from({ length: 9 }, newAddress);
    for (const email of emails) await client.signUp(email);
    await aMonth();
    expect(await round({ batch: 2, batches: 2 })).toMatchObject({ unconfirmed: 4 });
    await Promise.all([round({ batch: 2 }), round({ batch: 3 })]);
    await round();
    for (const email of emails) expect(await isKnown(email)).toBe(false);
  });

  it('leaves an address alone that somebody signs up with at that moment', async () => {
    const email = newAddress();
    await client.signUp(email);
    await aMonth();
    const user = { key: email, email, now: client.clock.now() };
    const [kept] = await Promise.all([
      db().write((trx) => keepUser(trx, user)),
      round(),
      client.signUp(email),
      client.signUp(email),
    ]);
    expect(kept).toBeGreaterThan(0);
    expect(await stateOf(email)).toBe('pending');
    expect(await isKnown(email)).toBe(true);
  });
});
