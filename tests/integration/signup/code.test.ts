import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { confirmCodeCall } from '../../../src/contracts/signup.contract.ts';
import { CODE_LIFETIME, CODE_MAX_TRIES } from '../../../src/signup/signup-limits.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { eachDatabase } from '../../support/database.ts';
import { codeTools } from '../../support/code-tools.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient, Waiting } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  const { fresh, keyOf, codeOf, wrongCode, type } = codeTools(() => client);

  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=9999/600,address=20/3600';
    client = await signupClient({ database, env: { SIGNUP_LIMITS } });
  });
  afterAll(() => client.dispose());

  const stateOf = async ({ subscription_id }: Waiting) => {
    const row = await client.deps.db.kysely
      .selectFrom('signups')
      .innerJoin('subscriptions', 'subscriptions.id', 'signups.subscription_id')
      .select('state')
      .where('signups.id', '=', subscription_id)
      .executeTakeFirstOrThrow();
    return row.state;
  };

  describe('the typed code', () => {
    it('confirms, and says whose address it is', async () => {
      const waiting = await client.signUp(fresh());
      const answer = await type(waiting, codeOf(waiting));
      expect(answer.statusCode).toBe(200);
      expect(confirmCodeCall.response.parse(answer.json())).toEqual({
        confirmed: true,
        email: waiting.email,
        reader: null,
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
});
