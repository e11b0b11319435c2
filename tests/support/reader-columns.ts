import { sql } from 'kysely';
import type { DatabaseHandle } from '../../server/db/database-handle.ts';

/** A column that names a row of another table. */
export interface ForeignKey {
  table: string;
  column: string;
  target: string;
}

/** Every table with its columns, as the database has them. */
export async function tableColumns({ kysely }: DatabaseHandle): Promise<Map<string, string[]>> {
  const tables = await kysely.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

async function sqliteKeys({ kysely }: DatabaseHandle, table: string): Promise<ForeignKey[]> {
  const { rows } = await sql<{ from: string; table: string }>`
    select "from", "table" from pragma_foreign_key_list(${table})
  `.execute(kysely);
  return rows.map((row) => ({ table, column: row.from, target: row.table }));
}

async function postgresKeys({ kysely }: DatabaseHandle): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select child.relname as table, attribute.attname as column, parent.relname as target
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f'
  `.execute(kysely);
  return rows;
}

/** Every foreign key of the schema. */
export async function foreignKeys(handle: DatabaseHandle): Promise<ForeignKey[]> {
  if (handle.kind === 'postgres') return postgresKeys(handle);
  const tables = [...(await tableColumns(handle)).keys()];
  return (await Promise.all(tables.map((table) => sqliteKeys(handle, table)))).flat();
}
