import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { SQLITE_FILE } from '../../../server/db/sqlite.ts';
import type { DatabaseKind } from '../../support/database.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

let client: SignupClient;
let token: string;

async function start(kind: DatabaseKind): Promise<void> {
  client = await signupClient({ database: kind });
  token = await client.token();
}

afterEach(() => client.dispose());

/** A sign-up that finds the database unavailable, and the same again once it is there. */
async function failsThenWorks(release: () => unknown): Promise<void> {
  const before = await client.dump();
  const refused = await client.subscribe({ form_token: token });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ error: 'Something went wrong', code: 'unavailable' });
  expect(refused.headers['access-control-allow-origin']).toBe('https://blog.example');
  expect(await client.dump()).toEqual(before);
  await release();
  const taken = await client.subscribe({ form_token: token });
  expect(taken.statusCode).toBe(200);
}

/** Makes every unit run on a connection that may only read; gives back what undoes it. */
function forbidWriting({ db }: SignupClient['deps']): () => void {
  const { write } = db;
  const set = (value: 'on' | 'off') => sql`pragma query_only = ${sql.raw(value)}`;
  db.write = (unit) =>
    write(async (trx) => {
      await set('on').execute(trx);
      return unit(trx).finally(() => set('off').execute(trx));
    });
  return () => {
    db.write = write;
  };
}

/** Makes a PostgreSQL database read-only for every connection, as a replica is; or writable again. */
async function setReadOnly({ db }: SignupClient['deps'], value: 'on' | 'off'): Promise<void> {
  await db.kysely.connection().execute(async (connection) => {
    const current = sql<{ name: string }>`select current_database() as name`;
    const name = (await current.execute(connection)).rows[0]?.name ?? '';
    await sql`set default_transaction_read_only = off`.execute(connection);
    await sql`alter database ${sql.id(name)}
      set default_transaction_read_only = ${sql.raw(value)}`.execute(connection);
    await sql`set default_transaction_read_only = ${sql.raw(value)}`.execute(connection);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
  });
}

describe('on sqlite', () => {
  beforeEach(() => start('sqlite'));

  it('answers 503 while the database may only be read, and has done nothing', async () => {
    await failsThenWorks(forbidWriting(client.deps));
  });

  it('answers 503 while another process holds the database, and has done nothing', async () => {
    const other = new DatabaseSync(join(client.database.options.dataDir, SQLITE_FILE));
    other.exec('begin immediate');
    await failsThenWorks(() => other.exec('rollback'));
    other.close();
  });
});

describe('on postgres', () => {
  beforeEach(() => start('postgres'));

  it('answers 503 while the database may only be read, and has done nothing', async () => {
    await setReadOnly(client.deps, 'on');
    await failsThenWorks(() => setReadOnly(client.deps, 'off'));
  });

  it('goes on after the server has dropped every connection', async () => {
    const { db } = client.deps;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db.kysely);
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      answers.push((await client.subscribe({ form_token: token })).statusCode);
    }
    expect(answers.at(-1)).toBe(200);
    expect(answers.filter((status) => ![200, 503].includes(status))).toEqual([]);
  });
});
