import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { confirmCodeCall } from '../../../src/contracts/signup.contract.ts';
import type { ConfirmCodeResponse } from '../../../src/contracts/signup.contract.ts';
import { CODE_LIFETIME } from '../../../src/signup/signup-limits.ts';
import { forgetLimits } from '../../../server/signup/limits.service.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { codeTools } from '../../support/code-tools.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { answerIn, proofOf, readerClient } from '../../support/reader-client.ts';
import type { ReaderClient } from '../../support/reader-client.ts';
import { FIREFOX, PLATFORM } from '../../support/login-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';
import type { Headers, Waiting } from '../../support/signup-client.ts';

const SECOND = 'https://second.example';
const TRIES = 12;

eachDatabase((database) => {
  let client: ReaderClient;
  const { fresh, keyOf, codeOf, wrongCode } = codeTools(() => client);

  beforeAll(async () => {
    const LOGIN_LIMITS = `ip=9999/600,address=9999/600,codes=${TRIES}/86400`;
    const SIGNUP_LIMITS = 'ip=9999/600,address=50/3600';
    client = await readerClient({ database, env: { LOGIN_LIMITS, SIGNUP_LIMITS } });
    await client.deps.db.write((trx) =>
      trx
        .insertInto('publication_origins')
        .values({ publication_id: 1, origin: SECOND, created_at: 1 })
        .execute(),
    );
  });
  afterAll(() => client.dispose());

  const waiting = (): Promise<Waiting> => client.signUp(fresh());

  /** Types a code as a page does that has a proof; '' for none. */
  const type = (
    signup: Waiting,
    { code = codeOf(signup), proof = proofOf('p') } = {},
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> => {
    const proven = proof === '' ? {} : { proof };
    return client.postJson(API_PATHS.confirmCode, { ...keyOf(signup), code, ...proven }, headers);
  };

  /** Who reads, after a code that was right. */
  const readerOf = async (...typed: Parameters<typeof type>) => {
    const answer = await type(...typed);
    expect(answer.statusCode, answer.body).toBe(200);
    return (confirmCodeCall.response.parse(answer.json()) satisfies ConfirmCodeResponse).reader;
  };

  const tokenOf = async (...typed: Parameters<typeof type>) =>
    (await readerOf(...typed))?.token ?? '';
  const now = () => client.clock.now();
  const status = async (token: string, origin = PAGE_ORIGIN) =>
    (await client.page(origin).view(token)).statusCode;
  const sites = async () => (await client.dump())['reader_sites'] ?? [];

  describe('a reader who types the code of the mail on a publisher’s page', () => {
    it('is known there from then on, and finds the site in the account', async () => {
      const signup = await waiting();
      const reader = await readerOf(signup, {}, { 'user-agent': FIREFOX });
      expect(reader).toMatchObject({ level: 'free', waiting: false });
      expect(reader?.email_hint).toBe('r•••@example.com');
      expect(answerIn(await client.page().view(reader?.token ?? ''))).toEqual({
        ...reader,
        token: null,
      });
      const browser = client.browser();
      await browser.signIn(signup.email);
      const account = propsOf((await browser.get('/account')).body, 'account');
      expect(account.sites).toMatchObject([{ origin: PAGE_ORIGIN, browser: 'Firefox' }]);
      const acts = await client.deps.db.kysely
        .selectFrom('audit')
        .select(['act', 'session_id'])
        .orderBy('id')
        .execute();
      expect(acts).toContainEqual({ act: 'reader_token_given', session_id: null });
      await browser.post(PAGE_PATHS.endSessions, {});
      expect(await status(reader?.token ?? '')).toBe(401);
    });

    it('is known by the same token where the answer was lost, for a minute', async () => {
      const signup = await waiting();
      const before = await sites();
      const all = await Promise.all(Array.from({ length: 20 }, () => tokenOf(signup)));
      const [token = ''] = all;
      expect(new Set(all)).toEqual(new Set([token]));
      expect(await sites()).toHaveLength(before.length + 1);
      client.clock.advance(60_000);
      expect(await tokenOf(signup)).toBe(token);
      client.clock.advance(1);
      expect(await readerOf(signup)).toBeNull();
      expect(await status(token)).toBe(200);
    });

    it('gets the lost answer also when the code is too old by then', async () => {
      const signup = await waiting();
      client.clock.advance(CODE_LIFETIME);
      const token = await tokenOf(signup);
      client.clock.advance(1);
      expect(await tokenOf(signup)).toBe(token);
      expect(token).not.toBe('');
    });

    it('is known by it too where the link was faster', async () => {
      const signup = await waiting();
      await client.confirm(
        signToken(client.deps.config.secrets, 'confirm', signup.subscription_id),
      );
      expect(await status(await tokenOf(signup))).toBe(200);
    });

    it('is known on the page that asked, and on no other one', async () => {
      const signup = await waiting();
      const token = await tokenOf(signup, {}, { origin: SECOND });
      expect([await status(token, SECOND), await status(token)]).toEqual([200, 401]);
      expect(await readerOf(signup)).toBeNull();
    });

    it.each<[string, { proof?: string }, Headers]>([
      ['without a proof', { proof: '' }, {}],
      ['on the platform’s own pages', {}, { origin: PLATFORM }],
    ])('is confirmed and made known nowhere %s', async (_, typed, headers) => {
      const before = await client.dump();
      const signup = await waiting();
      expect(await readerOf(signup, typed, headers)).toBeNull();
      const after = await client.dump();
      for (const table of ['hand_backs', 'reader_sites', 'reader_tokens'])
        expect(after[table]).toEqual(before[table]);
    });

    it('is known no more once somebody comes with another proof', async () => {
      const signup = await waiting();
      const token = await tokenOf(signup);
      expect(await readerOf(signup, { proof: proofOf('q') })).toBeNull();
      expect(await status(token)).toBe(401);
    });

    it('is made known by no code that is old, though the address stays confirmed', async () => {
      const signup = await waiting();
      await readerOf(signup, { proof: '' });
      client.clock.advance(CODE_LIFETIME + 1);
      expect(await readerOf(signup)).toBeNull();
    });

    it('is made known by none at an address where too many were tried today', async () => {
      const email = fresh();
      for (let tries = 0; tries < TRIES; tries += 1) {
        const other = await client.signUp(email);
        expect((await type(other, { code: wrongCode(other) })).statusCode).toBe(400);
      }
      /** Comes back after having left, and types the right code. */
      const again = async () => {
        await client.deps.db.write((trx) =>
          trx.updateTable('subscriptions').set({ state: 'unsubscribed' }).execute(),
        );
        return readerOf(await client.signUp(email));
      };
      expect(await again()).toBeNull();
      // Cleared when the day is over, and not with the counters of an hour.
      client.clock.advance(2 * 60 * 60_000);
      await client.deps.db.write((trx) =>
        forgetLimits(trx, { ...client.deps, now: now(), limit: 999 }),
      );
      expect(await again()).toBeNull();
      expect(await readerOf(await waiting())).not.toBeNull();
      client.clock.advance(86_400_000);
      expect(await again()).not.toBeNull();
    });

    it.each(['x', 'x'.repeat(44)])('brings no proof such as %j', async (proof) => {
      expect((await type(await waiting(), { proof })).statusCode).toBe(400);
    });

    it('leaves neither code, proof nor token in the database or the log', async () => {
      const signup = await waiting();
      const token = await tokenOf(signup, { proof: proofOf('s') });
      await status(token);
      const kept = JSON.stringify([await client.dump(), client.logged()]);
      const secrets = [token, proofOf('s'), signup.confirmation_secret];
      for (const secret of secrets) expect(kept).not.toContain(secret);
    });
  });
});
