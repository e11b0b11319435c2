import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/session/session-limits.ts';
import { recordAct } from '../../../server/audit/audit.store.ts';
import type { Database } from '../../../server/db/tables.ts';
import { createJanitor } from '../../../server/janitor/janitor.ts';
import type { Sweep } from '../../../server/janitor/sweeps.ts';
import { addSession } from '../../../server/session/session.store.ts';
import { eachDatabase } from '../../support/database.ts';
import { until } from '../../support/faults/until.ts';
import { sendMails } from '../../support/security/mails.ts';
import { openScene } from '../../support/security/scene.ts';
import type { Scene } from '../../support/security/scene.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

eachDatabase((database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({ database });
  });
  afterAll(() => scene.dispose());
  beforeEach(() => scene.clear());

  const rows = async (table: keyof Database) => {
    const query = scene.deps.db.kysely.selectFrom(table);
    const { count } = await query
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const clear = (more = {}) => createJanitor(scene.deps, more).round();
  /** Rows of a table after a round at the end of a period, and after one a moment later. */
  const around = async (table: keyof Database, period: number) => {
    scene.clock.advance(period);
    await clear();
    const before = await rows(table);
    scene.clock.advance(1);
    const taken = await clear();
    return { before, after: await rows(table), taken };
  };

  describe('the janitor', () => {
    it('keeps sign-ins for a week, and then takes their mails too', async () => {
      await scene.login(await scene.reader());
      await sendMails(scene);
      const { before, after, taken } = await around('logins', 7 * DAY);
      expect([before, after, await rows('outbox')]).toEqual([1, 0, 0]);
      expect(taken).toMatchObject({ logins: 1, mails: 0 });
    });

    it('keeps sent mails for a month, and those that wait for good', async () => {
      await scene.signup();
      await sendMails(scene);
      await scene.signup();
      scene.clock.advance(31 * DAY);
      expect(await clear()).toMatchObject({ mails: 1 });
      const left = await scene.deps.db.kysely.selectFrom('outbox').select('state').execute();
      expect(left).toEqual([{ state: 'queued' }]);
    });

    it('keeps a session that was ended for a month, and no other', async () => {
      const reader = await scene.reader();
      await scene.endedSession(reader);
      expect(await rows('sessions')).toBe(2);
      expect(await around('sessions', 30 * DAY)).toMatchObject({ before: 2, after: 1 });
    });

    it('takes a session that nobody visits a month after it was over', async () => {
      await scene.reader();
      expect(await around('sessions', SESSION_IDLE + 30 * DAY)).toMatchObject({
        before: 1,
        after: 0,
      });
    });

    it('takes a session that was visited to its last day, once it is too old', async () => {
      const { userId } = await scene.reader();
      const now = scene.clock.now();
      const old = { created_at: now, last_seen_at: now + SESSION_ABSOLUTE, ended_at: null };
      const session = { token_hash: 'h', id: 'i', user_id: userId, login_id: 'l' };
      await scene.deps.db.write((trx) =>
        addSession(trx, { ...session, ...old, browser: null, system: null }),
      );
      scene.clock.advance(SESSION_ABSOLUTE + SESSION_IDLE);
      await clear();
      expect(await rows('sessions')).toBe(1);
      scene.clock.advance(30 * DAY + 1);
      await clear();
      expect(await rows('sessions')).toBe(0);
    });

    it('keeps the log of acts for a year', async () => {
      const doer = { userId: 1, sessionId: null, requestId: null };
      const act = { act: 'signed_out', at: scene.clock.now(), ...doer, detail: {} } as const;
      await scene.deps.db.write((trx) => recordAct(trx, act));
      expect(await around('audit', 365 * DAY)).toMatchObject({ before: 1, after: 0 });
    });

    it('keeps what it is told to', async () => {
      const keep = { ...scene.deps.config.keep, logins: DAY, audit: 2 * DAY };
      const deps = { ...scene.deps, config: { ...scene.deps.config, keep } };
      const janitor = createJanitor(deps);
      await scene.login(await scene.reader());
      scene.clock.advance(DAY + HOUR);
      expect(await janitor.round()).toMatchObject({ logins: 1, audit: 0 });
      scene.clock.advance(DAY);
      expect(await janitor.round()).toMatchObject({ logins: 0, audit: 1 });
    });

    it('leaves publications, subscribers and the demo’s mailbox alone', async () => {
      await scene.reader();
      await scene.deps.db.write((trx) =>
        trx
          .insertInto('mailbox')
          .values({
            message_id: 'm',
            recipient: 'a@b.example',
            subject: '',
            text: '',
            html: '',
            headers: '{}',
            received_at: 1,
          })
          .execute(),
      );
      scene.clock.advance(10 * 365 * DAY);
      await clear();
      const tables = ['publications', 'users', 'subscriptions', 'mailbox'] as const;
      const left = await Promise.all(tables.map(rows));
      expect(left).toEqual([2, 1, 1, 1]);
    });

    it('works in small transactions, and leaves what is too much for one round to the next', async () => {
      const reader = await scene.reader();
      for (let count = 0; count < 7; count += 1) await scene.login(reader);
      scene.clock.advance(8 * DAY);
      expect(await clear({ batch: 2, batches: 2 })).toMatchObject({ logins: 4 });
      expect(await clear({ batch: 2, batches: 2 })).toMatchObject({ logins: 3 });
      expect(await rows('logins')).toBe(0);
    });

    it('may work beside another one', async () => {
      const reader = await scene.reader();
      for (let count = 0; count < 9; count += 1) await scene.login(reader);
      scene.clock.advance(400 * DAY);
      await Promise.all([clear({ batch: 2 }), clear({ batch: 2 }), clear({ batch: 3 })]);
      const tables = ['logins', 'outbox', 'sessions', 'audit', 'limits'] as const;
      expect(await Promise.all(tables.map(rows))).toEqual([0, 0, 0, 0, 0]);
    });
  });
});

describe('the janitor', () => {
  let scene: Scene;
  afterEach(() => scene.dispose());
  const counting = (name: string, run: () => number = () => 1): Sweep & { runs: number } => {
    const sweep = {
      name,
      runs: 0,
      sweep: async () => {
        sweep.runs += 1;
        return run();
      },
    };
    return sweep;
  };

  it('goes on with the others where one fails, and says so without what it read', async () => {
    scene = await openScene();
    const broken = counting('broken', () => {
      throw new Error('reader@example.com');
    });
    const good = counting('good');
    const janitor = createJanitor(scene.deps, { sweeps: [broken, good] });
    expect(await janitor.round()).toEqual({ broken: 0, good: 1 });
    const lines = scene.logged().filter(({ msg }) => msg === 'not cleared');
    expect(lines).toMatchObject([{ sweep: 'broken' }]);
    expect(JSON.stringify(lines)).not.toContain('reader@');
  });

  it('works from time to time, and stops after the transaction that is under way', async () => {
    scene = await openScene();
    const endless = counting('endless', () => 1);
    const never = counting('never');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const pause = () => held;
    const options = { sweeps: [endless, never], every: 1, batch: 1 };
    const janitor = createJanitor({ ...scene.deps, pause }, options);
    janitor.start();
    await until('a round began', async () => endless.runs > 0);
    const stopped = janitor.stop();
    release();
    await stopped;
    expect(endless.runs).toBeLessThanOrEqual(2);
    expect(never.runs).toBe(0);
  });
});
