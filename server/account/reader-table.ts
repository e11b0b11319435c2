import type { Database } from '../db/tables.ts';

/** How a column is written into the file: as it stands, or as people and programs read it. */
export type ExportedAs = 'plain' | 'time' | 'flag' | 'json' | 'publication';

/** A table that holds something of a reader: what of it they get, and by what it is found. */
export interface ReaderTable {
  table: keyof Database;
  /** Its name in the file (docs/privacy.md). */
  name: string;
  /** A column by which its rows are told apart and ordered. */
  key: string;
  /** Columns that lead to the reader, each with the table that it names a row of. */
  owners: Readonly<Record<string, keyof Database>>;
  exported: Readonly<Record<string, ExportedAs>>;
  /** Columns that are not in the file, and why. */
  withheld: Readonly<Record<string, string>>;
}

/** Why columns are not in the file. */
export const NUMBER = 'a number of ours that says nothing of the reader';
export const SAME = 'says the same as another field';
export const ONCE = 'proves that a form is used once';
export const SENDING = 'the sender’s own notes';
