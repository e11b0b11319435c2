import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { sectionPart } from '../../../src/subscriptions/email-choices.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import type { TokenPurpose } from '../../../server/platform/tokens.ts';
import { insertSection } from '../../../server/publications/section.store.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

const path = PAGE_PATHS.emailSettings;

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database });
  });
  afterAll(() => client.dispose());

  const sign = (purpose: TokenPurpose, id: string) =>
    signToken(client.deps.config.secrets, purpose, id);
  const reader = async () => {
    const email = await client.reader();
    const id = await client.subscriptionOf(email);
    return { email, id, token: sign('email-settings', id) };
  };
  const own = { origin: 'http://127.0.0.1:8787' };
  const post = (fields: Record<string, string>, headers: Record<string, string> = own) =>
    client.postForm(path, fields, headers);
  const open = async (token: string) =>
    propsOf((await client.get(`${path}?token=${token}`)).body, 'email-settings');
  const rowOf = (id: string) =>
    client.deps.db.kysely
      .selectFrom('subscriptions')
      .select(['email_disabled', 'email_settings', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('the mail settings of a subscription', () => {
    it('begin with each post by itself', async () => {
      const { email, token } = await reader();
      expect(await open(token)).toMatchObject({
        state: 'ready',
        email,
        parts: [{ part: 'posts', name: null, choice: 'individual' }],
      });
    });

    it.each([
      ['digest', 1, '{"posts":"digest"}'],
      ['none', 1, '{"posts":false}'],
      ['individual', 0, '{"posts":"individual"}'],
    ] as const)('are kept: %s', async (choice, disabled, settings) => {
      const { id, token } = await reader();
      const saved = propsOf((await post({ token, posts: choice })).body, 'email-settings');
      expect(saved.state).toBe('saved');
      expect(await rowOf(id)).toEqual({
        email_disabled: disabled,
        email_settings: settings,
        state: 'confirmed',
      });
      expect((await open(token)).parts).toMatchObject([{ choice }]);
    });

    it('have each section beside the posts, and keep what was not sent', async () => {
      const { token } = await reader();
      await post({ token, posts: 'digest' });
      const now = client.clock.now();
      const section = await client.deps.db.write((trx) =>
        insertSection(trx, {
          publicationId: client.publication.id,
          slug: `recipes-${now}`,
          settings: {
            name: 'Recipes',
            description: null,
            logo_url: null,
            cover_photo_url: null,
            cover_photo_ratio: null,
            hide_intro_title: null,
            hide_intro_subtitle: null,
          },
          now,
        }),
      );
      const part = sectionPart(section.id);
      expect((await open(token)).parts[1]).toEqual({ part, name: 'Recipes', choice: 'digest' });
      await post({ token, [part]: 'individual' });
      expect((await open(token)).parts.map(({ choice }) => choice)).toEqual([
        'digest',
        'individual',
      ]);
      await client.deps.db.write((trx) =>
        trx.deleteFrom('sections').where('id', '=', section.id).execute(),
      );
    });

    it('take no other word, and change nothing then', async () => {
      const { id, token } = await reader();
      for (const posts of ['', 'weekly', 'INDIVIDUAL', 'true']) {
        expect((await post({ token, posts })).statusCode).toBe(400);
      }
      expect((await rowOf(id)).email_settings).toBeNull();
    });

    it('reach the one subscription of the link', async () => {
      const email = await client.reader();
      const other = await client.addPublication(`second${client.clock.now()}`, PAGE_ORIGIN);
      await client.confirm(sign('confirm', await client.signUpTo(other.subdomain, email)));
      const first = await client.subscriptionOf(email);
      const before = await rowOf(await client.subscriptionOf(email, other.id));
      await post({ token: sign('email-settings', first), posts: 'none' });
      expect(await rowOf(await client.subscriptionOf(email, other.id))).toEqual(before);
    });

    it('are forgotten when the reader leaves, so that coming back starts anew', async () => {
      const { email, id, token } = await reader();
      await post({ token, posts: 'none' });
      await client.postForm(PAGE_PATHS.unsubscribe, { token: sign('unsubscribe', id) });
      expect(await open(token)).toMatchObject({ state: 'none' });
      expect((await post({ token, posts: 'none' })).statusCode).toBe(200);
      const again = await client.signUp(email);
      await client.confirm(sign('confirm', again.subscription_id));
      expect(await open(token)).toMatchObject({
        state: 'ready',
        parts: [{ choice: 'individual' }],
      });
    });

    it('are linked from the account, from leaving, and from the mail to a subscriber', async () => {
      const { email, id, token } = await reader();
      const link = `${path}?token=${encodeURIComponent(token)}`;
      const browser = await client.signedIn(email);
      const account = propsOf((await browser.get('/account?publication=demo')).body, 'account');
      expect(account.subscription?.settings).toBe(link);
      const leaving = `${PAGE_PATHS.unsubscribe}?token=${sign('unsubscribe', id)}`;
      expect(propsOf((await client.get(leaving)).body, 'unsubscribe').settings).toBe(link);
      await client.signUp(email);
      const mails = await client.sendMails();
      const already = mails.find(({ to, subject }) => to === email && /already/u.test(subject));
      expect(already?.text).toContain(link);
      expect(already?.html).toContain(link);
    });
  });

  it.each(['confirm', 'unsubscribe', 'browser', 'login', 'address-old'] as const)(
    'a token for %s does not open them',
    async (purpose) => {
      const { id } = await reader();
      const token = sign(purpose, id);
      expect((await client.get(`${path}?token=${token}`)).statusCode).toBe(404);
      expect((await post({ token, posts: 'none' })).statusCode).toBe(404);
    },
  );

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a publisher’s page', { origin: PAGE_ORIGIN }],
    ['nowhere', {}],
  ])('a form posted from %s is refused', async (_, headers) => {
    const { id, token } = await reader();
    expect((await post({ token, posts: 'none' }, headers)).statusCode).toBe(403);
    expect((await rowOf(id)).email_settings).toBeNull();
  });

  it('opening them by GET and HEAD changes nothing', async () => {
    const { token } = await reader();
    const before = await client.dump();
    for (const method of ['GET', 'HEAD'] as const) {
      const url = `${path}?token=${token}&posts=none`;
      const answer = await client.app.inject({ method, url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await client.dump()).toEqual(before);
  });

  it('without a token the account is where they are', async () => {
    expect((await client.get(path)).headers.location).toBe('/account');
  });
});
