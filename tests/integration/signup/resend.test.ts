import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resendCall } from '../../../src/contracts/signup.contract.ts';
import {
  CODE_LIFETIME,
  CODE_MAX_TRIES,
  RESEND_MAX,
  RESEND_PAUSE,
} from '../../../src/signup/signup-limits.ts';
import { eachDatabase } from '../../support/database.ts';
import { codeTools } from '../../support/code-tools.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient, Waiting } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  const { fresh, codeOf, wrongCode, type, resend, mailsOf } = codeTools(() => client);

  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=9999/600,address=20/3600';
    client = await signupClient({ database, env: { SIGNUP_LIMITS } });
  });
  afterAll(() => client.dispose());

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
