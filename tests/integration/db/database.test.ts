import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/database.ts';
import { isUniqueViolation } from '../../../server/db/database-errors.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

eachDatabase((kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  afterAll(() => database.dispose());

  it('is ready once it is open', async () => {
    await expect(database.handle.ready()).resolves.toBeUndefined();
  });

  it('changes nothing when it is opened a second time', async () => {
    const before = await database.handle.kysely.introspection.getTables();
    const again = await openDatabase(database.options);
    expect(await again.kysely.introspection.getTables()).toEqual(before);
    await again.close();
  });

  it('keeps times of 53 bits as numbers', async () => {
    const row = { key: 'time', window_start: 9_007_199_254_740_991, count: 1 };
    await database.handle.write((trx) => trx.insertInto('limits').values(row).execute());
    const rows = await database.handle.kysely.selectFrom('limits').selectAll().execute();
    expect(rows.map((found) => ({ ...found }))).toEqual([row]);
  });

  it('refuses a second row with the same unique key', async () => {
    const user = { email_key: 'a@b.example', email: 'A@b.example', created_at: 1 };
    const insert = () =>
      database.handle.write((trx) => trx.insertInto('users').values(user).execute());
    await insert();
    const error = await insert().catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
  });

  it('lets writers that want the same new row agree on one', async () => {
    const keepUser = () =>
      database.handle.write(async (trx) => {
        const users = trx
          .selectFrom('users')
          .select('id')
          .where('email_key', '=', 'same@b.example');
        const found = await users.executeTakeFirst();
        if (found !== undefined) return found.id;
        const user = { email_key: 'same@b.example', email: 'same@b.example', created_at: 1 };
        const added = await trx.insertInto('users').values(user).returning('id').execute();
        return added[0]?.id;
      });
    const ids = await Promise.all(Array.from({ length: 8 }, keepUser));
    expect(new Set(ids).size).toBe(1);
  });

  it('rolls back everything of a unit that fails', async () => {
    const unit = database.handle.write(async (trx) => {
      await trx.insertInto('limits').values({ key: 'gone', window_start: 1, count: 1 }).execute();
      throw new Error('changed my mind');
    });
    await expect(unit).rejects.toThrow('changed my mind');
    const query = database.handle.kysely.selectFrom('limits').selectAll().where('key', '=', 'gone');
    expect(await query.execute()).toEqual([]);
  });

  it('refuses a row that points nowhere', async () => {
    const row = { publication_id: 999, origin: 'https://a.example', created_at: 1 };
    const insert = database.handle.write((trx) =>
      trx.insertInto('publication_origins').values(row).execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/iu);
  });

  it('is refused when a newer version has changed it', async () => {
    const newer = await freshDatabase(kind);
    await newer.handle.write((trx) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(
        trx,
      ),
    );
    await expect(openDatabase(newer.options)).rejects.toThrow(/newer Flyleaf \(9999-later\)/u);
    await newer.dispose();
  });

  it('is not ready when a migration is missing', async () => {
    const older = await freshDatabase(kind);
    await older.handle.write((trx) => sql`delete from kysely_migration`.execute(trx));
    await expect(older.handle.ready()).rejects.toThrow('Migrations are missing: 0001-first-path');
    await older.dispose();
  });
});
