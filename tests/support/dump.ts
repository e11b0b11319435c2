import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/tables.ts';

/** Every row of every table that there is, each as JSON, in an order of its own. */
export type Dump = Readonly<Record<string, readonly string[]>>;

type Name = keyof Database;

const known = new WeakMap<Kysely<Database>, readonly Name[]>();

/** Whatever tables there are: a new one is watched from its first day. */
async function tablesOf(db: Kysely<Database>): Promise<readonly Name[]> {
  const found = known.get(db);
  if (found !== undefined) return found;
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name as Name).sort();
  known.set(db, names);
  return names;
}

/** What the database holds; `but` names tables that are left out. */
export async function dumpDatabase(db: Kysely<Database>, but: readonly Name[] = []): Promise<Dump> {
  const dump: Record<string, readonly string[]> = {};
  for (const name of await tablesOf(db)) {
    if (but.includes(name)) continue;
    const rows = await db.selectFrom(name).selectAll().execute();
    dump[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}

/** The rows that are a reader's: those that name them, and their own. */
export function rowsOf(dump: Dump, userId: number): Dump {
  const isTheirs = (table: string, json: string) => {
    const row = JSON.parse(json) as Record<string, unknown>;
    return row['user_id'] === userId || (table === 'users' && row['id'] === userId);
  };
  const entries = Object.entries(dump).map(
    ([table, rows]) => [table, rows.filter((row) => isTheirs(table, row))] as const,
  );
  return Object.fromEntries(entries);
}
