import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL_PATHS } from '../../../src/contracts/credential-paths.ts';
import { SESSION_FRESH } from '../../../src/session/session-limits.ts';
import { linkIdentity, visitIdentity } from '../../../server/credentials/identity.store.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import type { TestBrowser } from '../../support/login-client.ts';

const { identities: LIST, removeIdentity: REMOVE } = CREDENTIAL_PATHS;
const ISSUER = 'https://id.example/members';
const env = { OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'flyleaf', OIDC_NAME: 'Members’ ID' };

eachDatabase((database) => {
  let client: AccountClient;
  let count = 0;
  beforeAll(async () => {
    client = await accountClient({ database, env });
  });
  afterAll(() => client.dispose());

  const link = async (userId: number, issuer = ISSUER) => {
    const identity = { issuer, subject: `subject-${(count += 1)}` };
    const now = client.clock.now();
    await client.deps.db.write((trx) => linkIdentity(trx, identity, userId, now));
    return identity;
  };
  /** A reader, freshly signed in, who is linked to an identity. */
  const linked = async () => {
    const email = await client.reader();
    const userId = await client.userId(email);
    const identity = await link(userId);
    return { email, userId, identity, browser: await client.signedIn(email) };
  };
  const listOf = async (browser: TestBrowser) =>
    propsOf((await browser.get(LIST)).body, 'identities');
  const ownerOf = (identity: { issuer: string; subject: string }) =>
    client.deps.db.write((trx) => visitIdentity(trx, identity, client.clock.now()));
  const isOffered = async (browser: TestBrowser) =>
    propsOf((await browser.get('/account')).body, 'account').has_identities;

  describe('the list of identities elsewhere', () => {
    it('says who vouches, since when and when last, the oldest first', async () => {
      const { browser, identity, userId, email } = await linked();
      const first = (await listOf(browser)).identities[0]?.created_at;
      client.clock.advance(60_000);
      await ownerOf(identity);
      const older = await link(userId, 'https://old.example:8443/realm');
      const { identities, is_fresh, error, ...page } = await listOf(browser);
      const since = client.clock.now();
      const used = { last_used_at: since };
      expect(identities).toEqual([
        { ...identity, provider: 'Members’ ID', created_at: first, ...used },
        { ...older, provider: 'old.example', created_at: since, ...used },
      ]);
      expect([is_fresh, error, page.email]).toEqual([true, null, email]);
    });

    it('is led to from the account where there is something in it', async () => {
      const { browser, identity } = await linked();
      expect(await isOffered(browser)).toBe(true);
      await browser.post(REMOVE, identity);
      expect(await isOffered(browser)).toBe(false);
    });

    it('is for who is signed in', async () => {
      const browser = client.browser();
      const page = await browser.get(LIST);
      expect(page.headers.location).toBe('/account/login?redirect=%2Faccount%2Fidentities');
      const fields = { issuer: ISSUER, subject: 'x' };
      expect((await browser.post(REMOVE, fields)).statusCode).toBe(303);
      const far = await browser.post(REMOVE, fields, { origin: 'https://evil.example' });
      expect(far.statusCode).toBe(403);
    });
  });

  describe('an identity that is removed', () => {
    it('is nobody’s any more, and the mail still signs in', async () => {
      const { browser, identity, email } = await linked();
      const answer = await browser.post(REMOVE, identity);
      expect(propsOf(answer.body, 'identities').identities).toEqual([]);
      expect(await ownerOf(identity)).toBeNull();
      await client.signedIn(email);
    });

    it('may be removed again without more happening', async () => {
      const { browser, identity } = await linked();
      await browser.post(REMOVE, identity);
      const before = await client.dump();
      expect((await browser.post(REMOVE, identity)).statusCode).toBe(200);
      expect(await client.dump()).toEqual(before);
    });

    it('stays where it is another reader’s', async () => {
      const { identity, userId } = await linked();
      const other = await linked();
      await other.browser.post(REMOVE, identity);
      expect(await ownerOf(identity)).toBe(userId);
      expect(await ownerOf(other.identity)).toBe(other.userId);
    });

    it('takes a fresh sign-in', async () => {
      const { browser, identity, userId } = await linked();
      client.clock.advance(SESSION_FRESH + 1);
      expect((await listOf(browser)).is_fresh).toBe(false);
      const answer = await browser.post(REMOVE, identity);
      expect(answer.statusCode).toBe(403);
      const { error, identities } = propsOf(answer.body, 'identities');
      expect([error?.code, identities.length]).toEqual(['fresh_sign_in_needed', 1]);
      expect(await ownerOf(identity)).toBe(userId);
    });

    it.each([{}, { issuer: ISSUER }, { issuer: ISSUER, subject: 'x'.repeat(256) }])(
      'has to be named: %j',
      async (fields) => {
        const { browser, identity, userId } = await linked();
        const answer = await browser.post(REMOVE, fields as Record<string, string>);
        expect(propsOf(answer.body, 'identities').error?.code).toBe('invalid_request');
        expect(await ownerOf(identity)).toBe(userId);
      },
    );
  });
});
