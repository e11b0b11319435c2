import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../server/db/database-handle.ts';
import { eachDatabase } from '../../support/database.ts';
import { until } from '../../support/faults/until.ts';
import {
  down,
  fakeTransport,
  hang,
  holdUntilReleased,
  LEASE,
  mailTest,
} from '../../support/mail-worker.ts';
import type { MailTest } from '../../support/mail-worker.ts';

eachDatabase((database) => {
  let mail: MailTest;

  beforeEach(async () => {
    mail = await mailTest(database);
  });
  afterEach(() => mail.dispose());

  describe('a sender that dies', () => {
    /** A handle whose commits of marks never come, as after a kill: what was accepted is not noted. */
    const withoutMarks = (db: DatabaseHandle): DatabaseHandle => {
      let writes = 0;
      return {
        ...db,
        write: (unit) => {
          writes += 1;
          return writes === 1 ? db.write(unit) : new Promise(() => {});
        },
      };
    };

    it('between acceptance and commit is the one case of a repeat, with the same Message-ID', async () => {
      await mail.client.signUp();
      const first = fakeTransport();
      const db = withoutMarks(mail.client.deps.db);
      const dying = mail.start(first, { stopWithin: 20 }, { db });
      await until('the mail was accepted', () => first.sent.length === 1);
      await dying.stop();

      const second = fakeTransport();
      const worker = mail.start(second);
      mail.client.clock.advance(LEASE - 2_000);
      await mail.signUpMany(1);
      worker.wake();
      await until('another mail was sent', () => second.sent.length === 1);
      expect(second.sent[0]?.messageId).not.toBe(first.sent[0]?.messageId);

      mail.client.clock.advance(LEASE);
      worker.wake();
      await mail.settled('sent');
      expect(second.sent).toHaveLength(2);
      expect(second.sent[1]?.messageId).toBe(first.sent[0]?.messageId);
      expect(second.sent[1]?.text).toBe(first.sent[0]?.text);
    });

    it('with a claim in its hands is replaced when the lease ends', async () => {
      await mail.client.signUp();
      const lost = fakeTransport(hang);
      const db = withoutMarks(mail.client.deps.db);
      const dying = mail.start(lost, { stopWithin: 20 }, { db });
      await until('the mail was claimed', () => lost.sent.length === 1);
      await dying.stop();
      mail.client.clock.advance(LEASE);
      const transport = fakeTransport();
      mail.start(transport);
      await mail.settled('sent');
      expect(transport.sent).toHaveLength(1);
    });

    it('or only slept can not mark what another has taken over', async () => {
      await mail.client.signUp();
      const { carry, release } = holdUntilReleased();
      const slow = fakeTransport(carry);
      const asleep = mail.client.clock.now();
      const sleeper = mail.start(slow, {}, { clock: { now: () => asleep } });
      await until('the mail is under way', () => slow.sent.length === 1);
      mail.client.clock.advance(LEASE);
      mail.start(fakeTransport(down));
      await mail.tried(2);
      release();
      await sleeper.stop();
      const [row] = await mail.outbox();
      expect(row).toMatchObject({ state: 'queued', attempts: 2, last_error: 'CONN' });
    });

    it('begins nothing that could outlast its lease', async () => {
      await mail.signUpMany(2);
      let calls = 0;
      const transport = fakeTransport(() => {
        calls += 1;
        if (calls === 1) mail.client.clock.advance(LEASE - 1_000);
      });
      mail.start(transport, { concurrency: 1, deadline: 2_000 });
      await mail.settled('sent');
      const rows = await mail.outbox();
      expect(rows.map((row) => row.attempts)).toEqual([1, 1]);
      expect(transport.sent).toHaveLength(2);
    });
  });
});
