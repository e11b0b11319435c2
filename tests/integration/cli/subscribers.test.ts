import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SubscriptionState } from '../../../src/signup/decide-signup.ts';
import { TEST_TIME } from '../../support/app.ts';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import type { CommandResult } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const HEADER = 'email,state,created_at,confirmed_at,unsubscribed_at,emails';

async function addReader(
  { handle }: TestDatabase,
  email: string,
  state: SubscriptionState,
): Promise<string> {
  const id = `sub-${email}`;
  await handle.write(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({ email_key: email, email, created_at: TEST_TIME })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('subscriptions')
      .values({
        id,
        publication_id: 1,
        user_id: user.id,
        state,
        expiry: null,
        created_at: TEST_TIME,
        confirmed_at: state === 'confirmed' ? TEST_TIME + 1000 : null,
        unsubscribed_at: null,
      })
      .execute();
  });
  return id;
}

async function holdSignup({ handle }: TestDatabase, id: string, subscription: string) {
  await handle.write((trx) =>
    trx
      .insertInto('signups')
      .values({
        id,
        publication_id: 1,
        subscription_id: subscription,
        form_nonce: id,
        request_hash: 'hash',
        outcome: 'review',
        surface: 'subscribe-form',
        origin: null,
        href: null,
        review_reason: 'honeypot',
        code_tries: 0,
        mails: 1,
        last_mail_at: TEST_TIME,
        created_at: TEST_TIME,
        confirmed_at: null,
      })
      .execute(),
  );
}

eachDatabase((kind) => {
  let database: TestDatabase;
  let flyleaf: (...argv: string[]) => Promise<CommandResult>;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    flyleaf = (...argv) => runCommandLine(argv, commandEnvironment(database));
    await flyleaf('publication', 'create', 'demo', '--name', 'Demo');
    await addReader(database, 'reader@example.com', 'confirmed');
    await addReader(database, "=cmd|'/c calc'!a0@example.com", 'pending');
    await addReader(database, '+plus@example.com', 'unsubscribed');
    await holdSignup(database, 'held-1', await addReader(database, 'a@example.com', 'review'));
    await holdSignup(database, 'held-2', await addReader(database, 'b@example.com', 'review'));
  });
  afterAll(() => database.dispose());

  describe('an export', () => {
    it('has a header and times that people read', async () => {
      const { out, code } = await flyleaf('subscribers', 'export', 'demo', '--state', 'confirmed');
      const row =
        'reader@example.com,confirmed,2026-11-21T12:00:00.000Z,2026-11-21T12:00:01.000Z,,individual';
      expect({ out, code }).toEqual({ out: `${HEADER}\n${row}\n`, code: 0 });
    });

    it('holds nothing that a spreadsheet would run', async () => {
      const { out } = await flyleaf('subscribers', 'export', 'demo');
      const cells = out.split('\n').map((line) => line.replace(/^"/u, '').charAt(0));
      expect(cells.filter((first) => /[=+\-@]/u.test(first))).toEqual([]);
      expect(out).toContain("'+plus@example.com");
    });

    it('is one object a line with --json', async () => {
      const { out } = await flyleaf(
        'subscribers',
        'export',
        'demo',
        '--json',
        '--state',
        'unsubscribed',
      );
      expect(JSON.parse(out)).toMatchObject({ email: '+plus@example.com', confirmed_at: null });
    });

    it('goes to a file that only its owner reads', async () => {
      const file = join(database.options.dataDir, 'subscribers.csv');
      const { out, code } = await flyleaf('subscribers', 'export', 'demo', '--output', file);
      expect({ out, code }).toEqual({ out: '', code: 0 });
      expect(await readFile(file, 'utf8')).toContain(HEADER);
      expect((await stat(file)).mode & 0o077).toBe(0);
    });

    it('says in one line when its file cannot be written', async () => {
      const { err, code } = await flyleaf(
        'subscribers',
        'export',
        'demo',
        '--output',
        '/dev/null/x',
      );
      expect(code).toBe(1);
      expect(err).toMatch(/^error: --output \/dev\/null\/x can't be written: .*\n$/u);
    });

    it('refuses a state that there is not', async () => {
      const { err, code } = await flyleaf('subscribers', 'export', 'demo', '--state', 'gone');
      expect(code).toBe(1);
      expect(err).toContain("'gone' is invalid");
    });

    it('refuses a publication that there is not', async () => {
      const { err, out } = await flyleaf('subscribers', 'export', 'nobody');
      expect({ err, out }).toEqual({ err: "error: There is no publication 'nobody'\n", out: '' });
    });
  });

  it('lists readers and adds them up', async () => {
    const { out, err } = await flyleaf('subscribers', 'list', 'demo');
    expect(out).toContain('confirmed     reader@example.com\n');
    expect(err).toBe('1 pending, 1 confirmed, 1 unsubscribed, 2 review\n');
  });

  describe('what waits for review', () => {
    it('is listed, and let in with its mail', async () => {
      const { out } = await flyleaf('subscribers', 'review', 'demo');
      expect(out).toContain('honeypot');
      const approved = await flyleaf('subscribers', 'review', 'demo', '--approve', 'held-1');
      expect(approved.out).toBe('a@example.com gets its confirmation mail\n');
      const mails = await database.handle.kysely.selectFrom('outbox').select('recipient').execute();
      expect(mails).toEqual([{ recipient: 'a@example.com' }]);
    });

    it('is refused without a mail', async () => {
      const rejected = await flyleaf('subscribers', 'review', 'demo', '--reject', 'held-2');
      expect(rejected.out).toBe('b@example.com is refused\n');
      const list = await flyleaf('subscribers', 'list', 'demo', '--state', 'rejected', '--json');
      expect(JSON.parse(list.out)).toMatchObject({ email: 'b@example.com' });
    });

    it('does not hold what was never there', async () => {
      const { err, code } = await flyleaf('subscribers', 'review', 'demo', '--approve', 'nothing');
      expect({ err, code }).toEqual({
        err: "error: No sign-up 'nothing' waits for review\n",
        code: 1,
      });
    });

    it('is decided one way', async () => {
      const { err, code } = await flyleaf(
        'subscribers',
        'review',
        'demo',
        '--approve',
        'x',
        '--reject',
        'y',
      );
      expect(code).toBe(1);
      expect(err).toContain('--approve and --reject do not go together');
    });
  });
});
