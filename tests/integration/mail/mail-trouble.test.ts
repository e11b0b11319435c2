import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACK_OFF_FIRST } from '../../../src/mail/back-off.ts';
import { CODE_LIFETIME, CONFIRM_LINK_LIFETIME } from '../../../src/signup/signup-limits.ts';
import { countOutbox } from '../../../server/mail/outbox.store.ts';
import { deriveCode } from '../../../server/platform/tokens.ts';
import { eachDatabase } from '../../support/database.ts';
import { until } from '../../support/faults/until.ts';
import { down, fakeTransport, hang, mailTest, refuse } from '../../support/mail-worker.ts';
import type { MailTest } from '../../support/mail-worker.ts';

eachDatabase((database) => {
  let mail: MailTest;

  beforeEach(async () => {
    mail = await mailTest(database);
  });
  afterEach(() => mail.dispose());

  describe('a mail server in trouble', () => {
    it('loses nothing: the mail is tried later and later, then sent', async () => {
      await mail.client.signUp();
      let isDown = true;
      const transport = fakeTransport((...args) => (isDown ? down(...args) : undefined));
      const worker = mail.start(transport);
      const pauses: number[] = [];
      for (let attempts = 1; attempts <= 4; attempts += 1) {
        await mail.tried(attempts);
        const [row] = await mail.outbox();
        expect(row).toMatchObject({ state: 'queued', last_error: 'CONN' });
        pauses.push((row?.next_attempt_at ?? 0) - mail.client.clock.now());
        mail.client.clock.advance(pauses.at(-1) ?? 0);
        isDown = attempts < 4;
        worker.wake();
      }
      await mail.settled('sent');
      for (const [index, pause] of pauses.entries()) {
        expect(pause).toBeGreaterThanOrEqual((BACK_OFF_FIRST * 2 ** index) / 2);
        expect(pause).toBeLessThanOrEqual(BACK_OFF_FIRST * 2 ** index);
      }
      expect(new Set(transport.sent.map((one) => one.messageId)).size).toBe(1);
      expect(await mail.counted('retry')).toBe(4);
    });

    it('is not asked again before its pause is over', async () => {
      await mail.client.signUp();
      const transport = fakeTransport(down);
      const worker = mail.start(transport);
      await mail.tried(1);
      worker.wake();
      await mail.signUpMany(1);
      worker.wake();
      await until('the second was tried', async () =>
        (await mail.outbox()).every((row) => row.attempts === 1 && row.lease_owner === null),
      );
      expect(transport.sent).toHaveLength(2);
    });

    it('keeps what hangs no longer than its deadline', async () => {
      await mail.client.signUp();
      mail.start(fakeTransport(hang), { deadline: 20 });
      await mail.tried(1);
      const [row] = await mail.outbox();
      expect(row?.state).toBe('queued');
    });

    it.each([
      ['550 5.1.1, no such mailbox', refuse(550, '5.1.1'), 'RCPT TO 550 5.1.1'],
      ['553 without more', refuse(553, null), 'RCPT TO 553'],
      ['552 5.2.2 after the text', refuse(552, '5.2.2', 'DATA'), 'DATA 552 5.2.2'],
    ])('that refuses the recipient for good is believed: %s', async (_, carry, reason) => {
      const { email } = await mail.client.signUp();
      mail.start(fakeTransport(carry));
      await mail.settled('dead');
      const [row] = await mail.outbox();
      expect(row?.last_error).toBe(reason);
      expect(row?.last_error).not.toContain(email);
      expect(await mail.counted('dead')).toBe(1);
      expect(await countOutbox(mail.client.deps.db.kysely)).toMatchObject({ queued: 0, dead: 1 });
    });

    it.each([
      ['for now', refuse(450, '4.2.1')],
      ['by policy, which may be our set-up', refuse(554, '5.7.1')],
      ['the sender', refuse(550, '5.1.8')],
      ['the login', refuse(535, '5.7.8', 'AUTH PLAIN')],
      ['the text', refuse(554, '5.6.0', 'DATA')],
    ])('that refuses %s is asked again', async (_, carry) => {
      await mail.client.signUp();
      mail.start(fakeTransport(carry));
      await mail.tried(1);
      expect(await mail.states()).toEqual(['queued']);
    });

    it('that never comes back ends with the life of the link', async () => {
      await mail.client.signUp();
      const transport = fakeTransport(down);
      const worker = mail.start(transport);
      await mail.tried(1);
      mail.client.clock.advance(CONFIRM_LINK_LIFETIME + 1);
      worker.wake();
      await mail.settled('dead');
      expect((await mail.outbox())[0]?.last_error).toBe('not needed: too late');
      expect(transport.sent).toHaveLength(1);
    });

    it('gives a late mail its ten minutes for the code', async () => {
      const waiting = await mail.client.signUp();
      mail.client.clock.advance(CODE_LIFETIME + 1);
      mail.start(fakeTransport());
      await mail.settled('sent');
      const answer = await mail.client.postJson('/api/v1/subscribe/confirm', {
        publication: 'demo',
        subscription_id: waiting.subscription_id,
        confirmation_secret: waiting.confirmation_secret,
        code: deriveCode(mail.client.deps.config.secrets, waiting.subscription_id),
      });
      expect(answer.statusCode).toBe(200);
    });
  });
});
