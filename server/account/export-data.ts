import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { nextRows } from './reader-rows.store.ts';
import type { ReaderRow } from './reader-rows.store.ts';
import { READER_TABLES } from './reader-tables.ts';
import type { ExportedAs, ReaderTable } from './reader-table.ts';

/** Rows held in memory at a time. */
const PAGE = 500;

/** Which version of the file's shape it is. */
export const EXPORT_FORMAT = 'flyleaf-reader-data/1';

type Value = string | number | null;
type Names = ReadonlyMap<number, string>;

const WRITE: Record<ExportedAs, (value: Value, names: Names) => unknown> = {
  plain: (value) => value,
  time: (value) => (value === null ? null : new Date(value).toISOString()),
  flag: (value) => value === 1,
  json: (value) => (value === null ? null : JSON.parse(String(value))),
  publication: (value, names) => (value === null ? null : (names.get(Number(value)) ?? null)),
};

/** `publication_id` is `publication` in the file: its name there is the one in addresses. */
const fieldOf = (column: string): string => column.replace(/^publication_id$/u, 'publication');

function toEntry(table: ReaderTable, row: ReaderRow, names: Names): Record<string, unknown> {
  const fields = Object.entries(table.exported).map(([column, as]) => [
    fieldOf(column),
    WRITE[as](row[column] ?? null, names),
  ]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}

async function* entriesOf(
  db: Kysely<Database>,
  table: ReaderTable,
  userId: number,
  names: Names,
): AsyncGenerator<string> {
  let after: Value = null;
  let isFirst = true;
  for (;;) {
    const rows: ReaderRow[] = await nextRows(db, table, userId, after, PAGE);
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(toEntry(table, row, names))}`;
      isFirst = false;
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.['row_key'] ?? null;
  }
}

async function publicationNames(db: Kysely<Database>): Promise<Names> {
  const rows = await db.selectFrom('publications').select(['id', 'subdomain']).execute();
  return new Map(rows.map(({ id, subdomain }) => [id, subdomain]));
}

/**
 * Everything that is kept of a reader, as JSON in pieces: however much it is, a few hundred rows of it are in memory. Without
 * secrets: no token, no hash, nothing that a link could be made of.
 */
export async function* exportReader(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): AsyncGenerator<string> {
  const names = await publicationNames(db.kysely);
  const reader = await db.kysely
    .selectFrom('users')
    .select(['email', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const account = { email: reader.email, created_at: WRITE.time(reader.created_at, names) };
  const made = WRITE.time(clock.now(), names);
  yield `{\n  "format": ${JSON.stringify(EXPORT_FORMAT)},\n  "made_at": ${JSON.stringify(made)},`;
  yield `\n  "account": ${JSON.stringify(account)}`;
  for (const table of READER_TABLES) {
    yield `,\n  ${JSON.stringify(table.name)}: [`;
    yield* entriesOf(db.kysely, table, userId, names);
    yield ']';
  }
  yield '\n}\n';
}
