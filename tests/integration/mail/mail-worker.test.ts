import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../server/db/database-handle.ts';
import { countOutbox } from '../../../server/mail/outbox.store.ts';
import { deriveCode, signToken } from '../../../server/platform/tokens.ts';
import { createMailWorker } from '../../../server/mail/mail.worker.ts';
import { eachDatabase } from '../../support/database.ts';
import { until } from '../../support/faults/until.ts';
import { fakeTransport, holdUntilReleased, mailTest } from '../../support/mail-worker.ts';
import type { MailTest } from '../../support/mail-worker.ts';

eachDatabase((database) => {
  let mail: MailTest;

  beforeEach(async () => {
    mail = await mailTest(database);
  });
  afterEach(() => mail.dispose());

  describe('the sender', () => {
    it('sends what waits, once, with link and code', async () => {
      const { subscription_id, email } = await mail.client.signUp();
      const transport = fakeTransport();
      mail.start(transport);
      await mail.settled('sent');
      const [sent, ...others] = transport.sent;
      expect(others).toEqual([]);
      expect(sent?.to).toBe(email);
      const { secrets } = mail.client.deps.config;
      expect(sent?.text).toContain(signToken(secrets, 'confirm', subscription_id));
      expect(sent?.text).toContain(deriveCode(secrets, subscription_id));
      const [row] = await mail.outbox();
      expect(row).toMatchObject({
        sent_at: mail.client.clock.now(),
        lease_owner: null,
        attempts: 1,
      });
      expect(await mail.counted('sent')).toBe(1);
    });

    it('starts at once when it is woken', async () => {
      const transport = fakeTransport();
      const worker = mail.start(transport);
      await mail.client.signUp();
      worker.wake();
      await mail.settled('sent');
      expect(transport.sent).toHaveLength(1);
    });

    it('keeps link, code and secrets out of the outbox and the log', async () => {
      const { subscription_id, email } = await mail.client.signUp();
      mail.start(fakeTransport());
      await mail.settled('sent');
      const { secrets } = mail.client.deps.config;
      const kept = JSON.stringify([await mail.outbox(), mail.client.logged()]);
      expect(kept).not.toContain(signToken(secrets, 'confirm', subscription_id));
      expect(kept).not.toContain(deriveCode(secrets, subscription_id));
      expect(JSON.stringify(mail.client.logged())).not.toContain(email);
    });

    it('shares the outbox with others: four of them send a hundred mails once each', async () => {
      await mail.signUpMany(100);
      const transports = Array.from({ length: 4 }, () => fakeTransport());
      const workers = transports.map((transport) =>
        mail.start(transport, { batch: 7, concurrency: 3 }),
      );
      for (const worker of workers) worker.wake();
      await mail.settled('sent');
      const ids = transports.flatMap((transport) => transport.sent.map((one) => one.messageId));
      expect(ids).toHaveLength(100);
      expect(new Set(ids).size).toBe(100);
    });

    it('has no more under way than it may', async () => {
      await mail.signUpMany(30);
      let most = 0;
      let now = 0;
      const transport = fakeTransport(async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
      });
      mail.start(transport, { concurrency: 4 });
      await mail.settled('sent');
      expect(most).toBe(4);
    });
  });

  describe('a mail whose cause is gone', () => {
    const move = (state: 'confirmed' | 'unsubscribed' | 'rejected' | 'review') =>
      mail.client.deps.db.write((trx) => trx.updateTable('subscriptions').set({ state }).execute());

    it.each(['confirmed', 'unsubscribed', 'rejected', 'review'] as const)(
      'because the subscription is %s is not sent, and is no failure',
      async (state) => {
        await mail.client.signUp();
        await move(state);
        const transport = fakeTransport();
        mail.start(transport);
        await mail.settled('dead');
        expect(transport.sent).toEqual([]);
        const [row] = await mail.outbox();
        expect(row?.last_error).toBe(`not needed: subscription is ${state}`);
        expect(await countOutbox(mail.client.deps.db.kysely)).toMatchObject({ queued: 0, dead: 0 });
        expect(await mail.counted('skipped')).toBe(1);
      },
    );

    it('is not an "already subscribed" to someone who has left', async () => {
      await mail.client.signUp();
      await move('confirmed');
      await mail.client.signUp();
      await move('unsubscribed');
      const transport = fakeTransport();
      mail.start(transport);
      await mail.settled('dead');
      expect(transport.sent).toEqual([]);
    });
  });

  describe('stopping', () => {
    it('finishes what is under way, and gives the rest back at once', async () => {
      await mail.signUpMany(3);
      const { carry, release } = holdUntilReleased();
      const transport = fakeTransport(carry);
      const worker = mail.start(transport, { concurrency: 1 });
      await until('one is under way', () => transport.sent.length === 1);
      const stopped = worker.stop();
      release();
      await stopped;
      expect(transport.closed).toBe(true);
      const rows = await mail.outbox();
      expect(rows.map((row) => row.state)).toEqual(['sent', 'queued', 'queued']);
      expect(rows.map((row) => row.lease_owner)).toEqual([null, null, null]);
      expect(rows.map((row) => row.attempts)).toEqual([1, 0, 0]);
      const next = fakeTransport();
      mail.start(next);
      await mail.settled('sent');
      expect(next.sent).toHaveLength(2);
    });

    it('does not wait longer than it may', async () => {
      await mail.client.signUp();
      const transport = fakeTransport(() => new Promise(() => {}));
      const worker = mail.start(transport, { stopWithin: 30 });
      await until('the mail is under way', () => transport.sent.length === 1);
      await worker.stop();
      expect(transport.closed).toBe(true);
      expect(await mail.states()).toEqual(['queued']);
    });

    it('before the start is fine too', async () => {
      const worker = createMailWorker(mail.client.deps, { transport: fakeTransport() });
      await worker.stop();
      expect(await mail.states()).toEqual([]);
    });
  });

  it('goes on when the database was away for a moment', async () => {
    await mail.client.signUp();
    let failures = 0;
    const flaky: DatabaseHandle = {
      ...mail.client.deps.db,
      write: (unit) => {
        failures += 1;
        if (failures % 2 === 1) return Promise.reject(new Error('away'));
        return mail.client.deps.db.write(unit);
      },
    };
    const transport = fakeTransport();
    mail.start(transport, { poll: 5 }, { db: flaky });
    await mail.settled('sent');
    expect(transport.sent).toHaveLength(1);
  });
});
