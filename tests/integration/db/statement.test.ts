import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../server/db/statement.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const addUser = statement<{ key: string; email: string; now: number }, { id: number }>(
  (db, { key, email, now }) =>
    db.insertInto('users').values({ email_key: key, email, created_at: now }).returning('id'),
);

eachDatabase((kind) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await freshDatabase(kind);
  });
  afterAll(() => test.dispose());

  describe('a query that is compiled once', () => {
    it('runs with the values of each call, also when they come out of order', async () => {
      const { kysely, write } = test.handle;
      const values = ['b', 'a', "c' --"].map((key) => ({ now: 7, email: `${key}@x`, key }));
      for (const value of values) await write((trx) => addUser(trx, value));
      const rows = await kysely.selectFrom('users').select(['email_key', 'email']).execute();
      expect(rows).toEqual(values.map(({ key, email }) => ({ email_key: key, email })));
    });

    it('builds its query once for a database', async () => {
      let built = 0;
      const find = statement<{ key: string }, { id: number }>((db, { key }) => {
        built += 1;
        return db.selectFrom('users').select('id').where('email_key', '=', key);
      });
      expect(await find(test.handle.kysely, { key: 'a' })).toHaveLength(1);
      expect(await find(test.handle.kysely, { key: 'nobody' })).toEqual([]);
      expect(await test.handle.write((trx) => find(trx, { key: 'b' }))).toHaveLength(1);
      // The embedded database has one connection that reads and one that writes.
      expect(built).toBeLessThanOrEqual(2);
    });

    it('belongs to the transaction that it runs in', async () => {
      const value = { key: 'undone', email: 'undone@x', now: 7 };
      const undone = test.handle.write(async (trx) => {
        await addUser(trx, value);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      await test.handle.write((trx) => addUser(trx, value));
    });
  });
});
