import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_TIME } from '../../support/app.ts';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const run = promisify(execFile);
/** Far more than a pipe holds. */
const READERS = 10_000;
const AT_ONCE = 1_000;

async function addReaders({ handle }: TestDatabase, from: number): Promise<void> {
  const emails = Array.from({ length: AT_ONCE }, (_, n) => `reader-${from + n}@example.com`);
  await handle.write(async (trx) => {
    const users = await trx
      .insertInto('users')
      .values(emails.map((email) => ({ email_key: email, email, created_at: TEST_TIME })))
      .returning(['id', 'email'])
      .execute();
    const rest = { publication_id: 1, state: 'pending', expiry: null } as const;
    const times = { created_at: TEST_TIME, confirmed_at: null, unsubscribed_at: null };
    await trx
      .insertInto('subscriptions')
      .values(users.map(({ id, email }) => ({ id: email, user_id: id, ...rest, ...times })))
      .execute();
  });
}

eachDatabase((kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    const create = ['publication', 'create', 'demo', '--name', 'Demo'];
    await runCommandLine(create, commandEnvironment(database));
    for (let from = 0; from < READERS; from += AT_ONCE) await addReaders(database, from);
  });
  afterAll(() => database.dispose());

  it.each(['export demo', 'export demo --json', 'list demo'])(
    'subscribers %s ends well when its reader has seen enough',
    async (line) => {
      const command = '{ "$0" server/cli.ts subscribers "$@"; echo "code $?" >&2; } | head -n 1';
      const { PATH = '' } = process.env;
      const { stdout, stderr } = await run(
        'sh',
        ['-c', command, process.execPath, ...line.split(' ')],
        {
          env: { PATH, ...commandEnvironment(database) },
        },
      );
      expect(stdout.trimEnd().split('\n')).toHaveLength(1);
      expect(stderr).toBe('code 0\n');
    },
  );
});
