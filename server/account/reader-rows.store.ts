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
