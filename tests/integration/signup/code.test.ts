import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { confirmCodeCall, resendCall } from '../../../src/contracts/signup.contract.ts';
import {
  CODE_LIFETIME,
  CODE_MAX_TRIES,
  RESEND_MAX,
  RESEND_PAUSE,
} from '../../../src/signup/signup-limits.ts';
import { deriveCode, signToken } from '../../../server/platform/tokens.ts';
import { eachDatabase } from '../../support/database.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient, Waiting } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  const fresh = () => `reader${(count += 1)}@example.com`;

  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=9999/600,address=20/3600';
    client = await signupClient({ database, env: { SIGNUP_LIMITS } });
  });
  afterAll(() => client.dispose());

  const codeOf = ({ subscription_id }: Waiting) =>
    deriveCode(client.deps.config.secrets, subscription_id);
  const wrongCode = (waiting: Waiting) => (codeOf(waiting) === '000000' ? '111111' : '000000');
  const keyOf = ({ subscription_id, confirmation_secret }: Waiting) => ({
    publication: 'demo',
    subscription_id,
    confirmation_secret,
  });
  const type = (waiting: Waiting, code: string, over: object = {}) =>
    client.postJson(API_PATHS.confirmCode, { ...keyOf(waiting), code, ...over });
  const resend = (waiting: Waiting) => client.postJson(API_PATHS.resend, keyOf(waiting));
  const stateOf = async ({ subscription_id }: Waiting) => {
    const row = await client.deps.db.kysely
      .selectFrom('signups')
      .innerJoin('subscriptions', 'subscriptions.id', 'signups.subscription_id')
      .select('state')
      .where('signups.id', '=', subscription_id)
      .executeTakeFirstOrThrow();
    return row.state;
  };
  const mailsOf = ({ subscription_id }: Waiting) =>
    client.deps.db.kysely
      .selectFrom('outbox')
      .select(['unique_key', 'kind'])
      .where('signup_id', '=', subscription_id)
      .orderBy('id')
      .execute();

  describe('the typed code', () => {
    it('confirms, and says whose address it is', async () => {
      const waiting = await client.signUp(fresh());
      const answer = await type(waiting, codeOf(waiting));
      expect(answer.statusCode).toBe(200);
      expect(confirmCodeCall.response.parse(answer.json())).toEqual({
        confirmed: true,
        email: waiting.email,
      });
      expect(await stateOf(waiting)).toBe('confirmed');
    });

    it('says so again when it is sent again, also after its time', async () => {
      const waiting = await client.signUp(fresh());
      const first = await type(waiting, codeOf(waiting));
      client.clock.advance(CODE_LIFETIME + 1);
      const second = await type(waiting, codeOf(waiting));
      expect(second.json()).toEqual(first.json());
    });

    it.each([
      ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
      ['a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
      [
        'wide digits',
        (code: string) =>
          code.replace(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      ],
    ])('is taken with %s', async (_, dress) => {
      const waiting = await client.signUp(fresh());
      expect((await type(waiting, dress(codeOf(waiting)))).statusCode).toBe(200);
    });

    it('that is wrong is named, and counts', async () => {
      const waiting = await client.signUp(fresh());
      const answer = await type(waiting, wrongCode(waiting));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'code_wrong',
        errors: [{ param: 'code', code: 'code_wrong', tries_left: CODE_MAX_TRIES - 1 }],
      });
      expect(await stateOf(waiting)).toBe('pending');
    });

    it('is dead after five wrong ones, the right one too; the link is not', async () => {
      const waiting = await client.signUp(fresh());
      const said: string[] = [];
      for (let tries = 0; tries < CODE_MAX_TRIES; tries += 1) {
        const { errors: [entry] = [], code } = (await type(waiting, wrongCode(waiting))).json();
        said.push(entry?.msg ?? code);
        expect(entry?.tries_left ?? 0).toBe(CODE_MAX_TRIES - tries - 1);
      }
      const left = ['4 tries are left', '3 tries are left', '2 tries are left', 'One try is left'];
      const words = left.map((end) => `That is not the code in our mail. ${end}`);
      expect(said).toEqual([...words, 'code_locked']);
      const answer = await type(waiting, codeOf(waiting));
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'code_locked' });
      expect(answer.headers).toHaveProperty('retry-after');
      expect(await stateOf(waiting)).toBe('pending');
      const link = signToken(client.deps.config.secrets, 'confirm', waiting.subscription_id);
      await client.confirm(link);
      expect(await stateOf(waiting)).toBe('confirmed');
    });

    it('can be right after four wrong ones', async () => {
      const waiting = await client.signUp(fresh());
      for (let tries = 1; tries < CODE_MAX_TRIES; tries += 1) {
        await type(waiting, wrongCode(waiting));
      }
      expect((await type(waiting, codeOf(waiting))).statusCode).toBe(200);
    });

    it('gets no more than five tries from fifty guesses at once', async () => {
      const waiting = await client.signUp(fresh());
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => type(waiting, wrongCode(waiting))),
      );
      const codes = answers.map((answer) => answer.json<{ code: string }>().code);
      expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(CODE_MAX_TRIES);
      expect((await type(waiting, codeOf(waiting))).json()).toMatchObject({ code: 'code_locked' });
    });

    it('that can not be a code is wrong, and costs no try', async () => {
      const waiting = await client.signUp(fresh());
      for (const text of ['', 'abc', '12345', '1234567', '-', '١٢٣٤٥x']) {
        expect((await type(waiting, text)).json()).toMatchObject({ code: 'code_wrong' });
      }
      expect((await type(waiting, codeOf(waiting))).statusCode).toBe(200);
    });

    it.each([
      [CODE_LIFETIME, 200, undefined],
      [CODE_LIFETIME + 1, 400, 'code_expired'],
    ])('that is %i ms old is answered %i', async (age, status, code) => {
      const waiting = await client.signUp(fresh());
      client.clock.advance(age);
      const answer = await type(waiting, codeOf(waiting));
      expect(answer.statusCode).toBe(status);
      expect(answer.json<{ code?: string }>().code).toBe(code);
    });

    it('works only with the secret of the browser that asked', async () => {
      const [mine, other] = [await client.signUp(fresh()), await client.signUp(fresh())];
      const foreign = await type(mine, codeOf(mine), {
        confirmation_secret: other.confirmation_secret,
      });
      expect(foreign.statusCode).toBe(404);
      expect(foreign.json()).toMatchObject({ code: 'signup_not_found' });
      const link = signToken(client.deps.config.secrets, 'confirm', mine.subscription_id);
      const borrowed = await type(mine, codeOf(mine), { confirmation_secret: link });
      expect(borrowed.json()).toMatchObject({ code: 'signup_not_found' });
      expect(await stateOf(mine)).toBe('pending');
    });

    it('works only for its own publication', async () => {
      await client.addPublication('other', 'https://other.example');
      const waiting = await client.signUp(fresh());
      const answer = await client.postJson(
        API_PATHS.confirmCode,
        { ...keyOf(waiting), publication: 'other', code: codeOf(waiting) },
        { origin: 'https://other.example' },
      );
      expect(answer.json()).toMatchObject({ code: 'signup_not_found' });
    });

    it('is not taken from a foreign page', async () => {
      const waiting = await client.signUp(fresh());
      const answer = await client.postJson(
        API_PATHS.confirmCode,
        { ...keyOf(waiting), code: codeOf(waiting) },
        { origin: 'https://evil.example' },
      );
      expect(answer.json()).toMatchObject({ code: 'origin_not_allowed' });
    });

    it('of a sign-up that was held back, or of a subscriber, is never right', async () => {
      const held = await client.signUp(fresh(), { nickname: 'Robby' });
      expect((await type(held, codeOf(held))).json()).toMatchObject({ code: 'code_wrong' });
      const first = await client.signUp(fresh());
      await type(first, codeOf(first));
      const again = await client.signUp(first.email);
      expect((await type(again, codeOf(again))).json()).toMatchObject({ code: 'code_wrong' });
    });

    it('does not bring back a reader who has left', async () => {
      const waiting = await client.signUp(fresh());
      const { subscription_id } = await client.deps.db.kysely
        .selectFrom('signups')
        .select('subscription_id')
        .where('id', '=', waiting.subscription_id)
        .executeTakeFirstOrThrow();
      const token = signToken(client.deps.config.secrets, 'unsubscribe', subscription_id);
      client.clock.advance(1_000);
      await client.postForm(PAGE_PATHS.unsubscribe, { token });
      const answer = await type(waiting, codeOf(waiting));
      expect(answer.json()).toMatchObject({ code: 'code_expired' });
      expect(await stateOf(waiting)).toBe('unsubscribed');
    });
  });

  describe('another mail', () => {
    it('is sent after a pause, and says how long the next one is', async () => {
      const waiting = await client.signUp(fresh());
      client.clock.advance(RESEND_PAUSE);
      const answer = await resend(waiting);
      expect(answer.statusCode).toBe(200);
      expect(resendCall.response.parse(answer.json())).toEqual({ resend_after: RESEND_PAUSE });
      const id = waiting.subscription_id;
      expect(await mailsOf(waiting)).toEqual([
        { unique_key: `confirm:${id}:1`, kind: 'confirm' },
        { unique_key: `confirm:${id}:2`, kind: 'confirm' },
      ]);
    });

    it('is refused before, with the seconds to wait', async () => {
      const waiting = await client.signUp(fresh());
      client.clock.advance(RESEND_PAUSE - 1_500);
      const answer = await resend(waiting);
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'resend_too_soon' });
      expect(answer.headers['retry-after']).toBe('2');
      expect(await mailsOf(waiting)).toHaveLength(1);
    });

    it('is sent three times, then no more', async () => {
      const waiting = await client.signUp(fresh());
      for (let sent = 0; sent < RESEND_MAX; sent += 1) {
        client.clock.advance(RESEND_PAUSE);
        expect((await resend(waiting)).statusCode).toBe(200);
      }
      client.clock.advance(RESEND_PAUSE);
      const answer = await resend(waiting);
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'resend_limit' });
      expect(await mailsOf(waiting)).toHaveLength(RESEND_MAX + 1);
    });

    it('gives the code its ten minutes again', async () => {
      const waiting = await client.signUp(fresh());
      client.clock.advance(CODE_LIFETIME);
      await resend(waiting);
      client.clock.advance(CODE_LIFETIME);
      expect((await type(waiting, codeOf(waiting))).statusCode).toBe(200);
    });

    it('gives no new tries', async () => {
      const waiting = await client.signUp(fresh());
      for (let tries = 0; tries < CODE_MAX_TRIES; tries += 1) {
        await type(waiting, wrongCode(waiting));
      }
      client.clock.advance(RESEND_PAUSE);
      await resend(waiting);
      expect((await type(waiting, codeOf(waiting))).json()).toMatchObject({ code: 'code_locked' });
    });

    it('is one when it is asked for twenty times at once', async () => {
      const waiting = await client.signUp(fresh());
      client.clock.advance(RESEND_PAUSE);
      const answers = await Promise.all(Array.from({ length: 20 }, () => resend(waiting)));
      expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
      expect(await mailsOf(waiting)).toHaveLength(2);
    });

    it('counts by the address, so that no inbox is filled by asking', async () => {
      const email = fresh();
      const waiting: Waiting[] = [];
      for (let made = 0; made < 19; made += 1) waiting.push(await client.signUp(email));
      client.clock.advance(RESEND_PAUSE);
      const [first, second] = waiting;
      if (!first || !second) throw new Error('no sign-up');
      expect((await resend(first)).statusCode).toBe(200);
      const answer = await resend(second);
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
      expect(await mailsOf(second)).toHaveLength(1);
    });

    it('looks the same, and is none, where the sign-up was held back', async () => {
      const held = await client.signUp(fresh(), { nickname: 'Robby' });
      client.clock.advance(RESEND_PAUSE);
      const answer = await resend(held);
      expect(answer.json()).toEqual({ resend_after: RESEND_PAUSE });
      expect(await mailsOf(held)).toEqual([]);
    });

    it('tells a subscriber once more that they are one', async () => {
      const first = await client.signUp(fresh());
      await type(first, codeOf(first));
      const again = await client.signUp(first.email);
      client.clock.advance(RESEND_PAUSE);
      await resend(again);
      expect((await mailsOf(again)).map((mail) => mail.kind)).toEqual([
        'already-subscribed',
        'already-subscribed',
      ]);
    });

    it('is not sent to someone who has confirmed', async () => {
      const waiting = await client.signUp(fresh());
      await type(waiting, codeOf(waiting));
      client.clock.advance(RESEND_PAUSE);
      expect((await resend(waiting)).statusCode).toBe(200);
      expect(await mailsOf(waiting)).toHaveLength(1);
    });

    it('needs the secret of the browser that asked', async () => {
      const waiting = await client.signUp(fresh());
      client.clock.advance(RESEND_PAUSE);
      const answer = await resend({ ...waiting, confirmation_secret: 'made up' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'signup_not_found' });
    });
  });
});
