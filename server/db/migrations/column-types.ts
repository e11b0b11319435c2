import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, RawBuilder } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Column types that hold the same on both databases. */
export interface ColumnTypes {
  /** Whole numbers of 64 bits: ids and UTC milliseconds. */
  whole: RawBuilder<unknown>;
  text: 'text';
  /** Numbers with a fraction, of 64 bits. */
  fraction: RawBuilder<unknown>;
  /** A primary key that counts up by itself. */
  serial(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** What ends a CREATE TABLE: SQLite checks types only where it is told to. */
  tableEnd: RawBuilder<unknown>;
  /** The same for a table whose key is no number of its own: SQLite then keeps the rows in the key's own tree, one tree less to write. */
  keyedTableEnd: RawBuilder<unknown>;
}

const sqlite: ColumnTypes = {
  whole: sql`integer`,
  text: 'text',
  fraction: sql`real`,
  serial: (column) => column.primaryKey(),
  tableEnd: sql`strict`,
  keyedTableEnd: sql`strict, without rowid`,
};

const postgres: ColumnTypes = {
  whole: sql`bigint`,
  text: 'text',
  fraction: sql`double precision`,
  serial: (column) => column.generatedByDefaultAsIdentity().primaryKey(),
  tableEnd: sql``,
  keyedTableEnd: sql``,
};

export const columnTypes: Record<DatabaseKind, ColumnTypes> = { sqlite, postgres };
