import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from 'kysely';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { GroupCommit } from '../../../server/db/group-commit.ts';
import { NodeSqlite } from '../../../server/db/sqlite-adapter.ts';

interface Rows {
  rows: { value: number };
}

/** What reached SQLite, in order, and where it fails. */
let statements: string[];
let failing: Map<string, Error>;
let database: DatabaseSync;
let kysely: Kysely<Rows>;

/** Lets tests see every statement and make one fail. */
class Watched extends NodeSqlite {
  override prepare(text: string) {
    const statement = super.prepare(text);
    const watch = <T>(run: () => T): T => {
      statements.push(text);
      const error = failing.get(text);
      if (error !== undefined) {
        failing.delete(text);
        throw error;
      }
      return run();
    };
    return {
      reader: statement.reader,
      all: (parameters: readonly unknown[]) => watch(() => statement.all(parameters)),
      run: (parameters: readonly unknown[]) => watch(() => statement.run(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(parameters),
    };
  }
}

function groupCommit(maxBatch?: number): GroupCommit<Rows> {
  const port = {
    exec: (text: string) => database.exec(text),
    isTransaction: () => database.isTransaction,
  };
  return new GroupCommit(kysely, port, {
    busyTimeout: 200,
    ...(maxBatch === undefined ? {} : { maxBatch }),
  });
}

const insert = (value: number) => async (trx: Transaction<Rows>) => {
  await trx.insertInto('rows').values({ value }).execute();
  return value;
};

const values = () =>
  database
    .prepare('select value from rows order by rowid')
    .all()
    .map((row) => row['value']);

const commits = () => statements.filter((text) => text === 'commit').length;

beforeEach(() => {
  statements = [];
  failing = new Map();
  database = new DatabaseSync(':memory:');
  database.exec('create table rows (value integer unique) strict');
  kysely = new Kysely<Rows>({ dialect: new SqliteDialect({ database: new Watched(database) }) });
});
afterEach(() => kysely.destroy());

describe('a group commit', () => {
  it('keeps units that arrive together in one transaction, in the order of their arrival', async () => {
    const group = groupCommit();
    const answers = await Promise.all([3, 1, 2].map((value) => group.write(insert(value))));
    expect(answers).toEqual([3, 1, 2]);
    expect(values()).toEqual([3, 1, 2]);
    expect(commits()).toBe(1);
  });

  it('answers nobody before the commit', async () => {
    const group = groupCommit();
    const seen: number[] = [];
    const writes = [1, 2].map((value) =>
      group.write(insert(value)).then(() => seen.push(commits())),
    );
    await Promise.all(writes);
    expect(seen).toEqual([1, 1]);
  });

  it('rolls a unit that fails back alone', async () => {
    const group = groupCommit();
    const broken = async (trx: Transaction<Rows>) => {
      await insert(9)(trx);
      throw new Error('changed my mind');
    };
    const writes = [insert(1), broken, insert(1), insert(2)].map((unit) => group.write(unit));
    const results = await Promise.allSettled(writes);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(results[1]).toMatchObject({ reason: { message: 'changed my mind' } });
    expect(results[2]).toMatchObject({ reason: { errcode: 2067 } });
    expect(values()).toEqual([1, 2]);
    expect(commits()).toBe(1);
  });

  it('tells everyone when the commit fails, keeps nothing, and goes on with the next batch', async () => {
    const group = groupCommit();
    failing.set('commit', new Error('disk I/O error'));
    const results = await Promise.allSettled([1, 2].map((value) => group.write(insert(value))));
    expect(results).toMatchObject([
      { reason: { message: 'disk I/O error' } },
      { reason: { message: 'disk I/O error' } },
    ]);
    expect(values()).toEqual([]);
    await group.write(insert(3));
    expect(values()).toEqual([3]);
  });

  it('fails the whole batch when SQLite has rolled it back by itself', async () => {
    const group = groupCommit();
    const lost = async (trx: Transaction<Rows>) => {
      await sql`rollback`.execute(trx);
      throw new Error('database or disk is full');
    };
    const writes = [insert(1), lost, insert(2)].map((unit) => group.write(unit));
    const results = await Promise.allSettled(writes);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(values()).toEqual([]);
  });

  it('lets units that arrive while a batch runs form the next one', async () => {
    const group = groupCommit();
    let late: Promise<number[]> = Promise.resolve([]);
    await group.write((trx) => {
      late = Promise.all([group.write(insert(2)), group.write(insert(3))]);
      return insert(1)(trx);
    });
    expect(commits()).toBe(1);
    expect(await late).toEqual([2, 3]);
    expect(commits()).toBe(2);
    expect(values()).toEqual([1, 2, 3]);
  });

  it('puts at most so many units into one commit', async () => {
    const group = groupCommit(2);
    await Promise.all([1, 2, 3, 4, 5].map((value) => group.write(insert(value))));
    expect(commits()).toBe(3);
    expect(values()).toEqual([1, 2, 3, 4, 5]);
  });

  it('tries again while another process holds the lock', async () => {
    const group = groupCommit();
    const busy = () => Object.assign(new Error('database is locked'), { errcode: 5 });
    failing.set('begin', busy());
    await group.write(insert(1));
    expect(statements.filter((text) => text === 'begin')).toHaveLength(2);
    expect(values()).toEqual([1]);
  });

  it('answers what is queued when it closes, and takes nothing more', async () => {
    const group = groupCommit();
    const write = group.write(insert(1));
    await group.close();
    expect(await write).toBe(1);
    await expect(group.write(insert(2))).rejects.toThrow('The database is closed');
    expect(values()).toEqual([1]);
  });

  it('keeps a thousand units from many writers, each once', async () => {
    const group = groupCommit();
    const writer = async (start: number) => {
      for (let value = start; value < 1000; value += 20) await group.write(insert(value));
    };
    await Promise.all(Array.from({ length: 20 }, (_, start) => writer(start)));
    expect(values().sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 1000 }, (_, value) => value),
    );
    expect(commits()).toBeLessThan(1000);
  });
});
