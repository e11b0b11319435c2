import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/tables.ts';
import { READER_TABLES } from './reader-tables.ts';
import type { ReaderTable } from './reader-table.ts';

/** A row as the database has it. */
export type ReaderRow = Readonly<Record<string, string | number | null>>;

function tableOf(name: keyof Database): ReaderTable {
  const found = READER_TABLES.find(({ table }) => table === name);
  if (found === undefined) throw new Error(`${name} leads to no reader`);
  return found;
}

/** Rows of a table that belong to a reader, by whatever column leads to them. */
export function ownedBy({ owners }: ReaderTable, userId: number): RawBuilder<boolean> {
  const ways = Object.entries(owners).map(([column, owner]) => {
    if (owner === 'users') return sql`${sql.ref(column)} = ${userId}`;
    const theirs = ownedBy(tableOf(owner), userId);
    return sql`${sql.ref(column)} in (select id from ${sql.table(owner)} where ${theirs})`;
  });
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The next rows of a reader's in a table, after a key; the key is the last column, `row_key`. */
export async function nextRows(
  db: Kysely<Database>,
  table: ReaderTable,
  userId: number,
  after: string | number | null,
  limit: number,
): Promise<ReaderRow[]> {
  const key = sql.ref(table.key);
  const columns = Object.keys(table.exported).map((column) => sql.ref(column));
  const since = after === null ? sql`` : sql`and ${key} > ${after}`;
  const { rows } = await sql<ReaderRow>`
    select ${sql.join(columns)}, ${key} as row_key from ${sql.table(table.table)}
    where ${ownedBy(table, userId)} ${since} order by ${key} limit ${limit}
  `.execute(db);
  return rows;
}

/** Takes everything of a reader's away but the row that names them. */
export async function deleteRows(trx: Kysely<Database>, userId: number): Promise<void> {
  for (const table of READER_TABLES) {
    const theirs = ownedBy(table, userId);
    await sql`delete from ${sql.table(table.table)} where ${theirs}`.execute(trx);
  }
}

/** Rows of a table that hang on subscriptions, by whatever column leads to them; null where none does. */
function hangingOn(
  { table, owners }: ReaderTable,
  subscriptions: readonly string[],
): RawBuilder<boolean> | null {
  if (table === 'subscriptions') return sql`id in (${sql.join(subscriptions)})`;
  const ways = Object.entries(owners).flatMap(([column, owner]) => {
    const theirs = owner === 'users' ? null : hangingOn(tableOf(owner), subscriptions);
    if (theirs === null) return [];
    return [sql`${sql.ref(column)} in (select id from ${sql.table(owner)} where ${theirs})`];
  });
  return ways.length === 0 ? null : sql`(${sql.join(ways, sql` or `)})`;
}

/** Takes subscriptions away, with all that hangs on them. */
export async function deleteSubscriptions(
  trx: Kysely<Database>,
  ids: readonly string[],
): Promise<void> {
  for (const table of READER_TABLES) {
    const theirs = hangingOn(table, ids);
    if (theirs === null) continue;
    await sql`delete from ${sql.table(table.table)} where ${theirs}`.execute(trx);
  }
}

/** Those of these readers of whom there is anything but the row that names them. */
export async function readersWithAnything(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Set<number>> {
  const known = new Set<number>();
  for (const { table, owners } of READER_TABLES) {
    for (const [column, owner] of Object.entries(owners)) {
      if (owner !== 'users') continue;
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(table)}
        where ${sql.ref(column)} in (${sql.join(ids)})
      `.execute(db);
      for (const { id } of rows) known.add(id);
    }
  }
  return known;
}
