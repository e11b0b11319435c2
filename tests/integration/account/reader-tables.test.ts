import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_TABLES, READER_TABLES, USER_COLUMNS } from '../../../server/account/reader-tables.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { foreignKeys, tableColumns } from '../../support/reader-columns.ts';
import type { ForeignKey } from '../../support/reader-columns.ts';

const NAMED = new Set<string>(['users', ...READER_TABLES.map(({ table }) => table)]);

/** Columns that lead to a reader: by a foreign key, or by their name alone. */
async function readerColumns({ handle }: TestDatabase): Promise<ForeignKey[]> {
  const keys = (await foreignKeys(handle)).filter(({ target }) => NAMED.has(target));
  const byName = [...(await tableColumns(handle))].flatMap(([table, columns]) =>
    columns
      .filter((column) => /(?:^|_)user_id$/u.test(column))
      .map((column) => ({ table, column, target: 'users' })),
  );
  const known = new Set(keys.map(({ table, column }) => `${table}.${column}`));
  return [...keys, ...byName.filter(({ table, column }) => !known.has(`${table}.${column}`))];
}

eachDatabase((kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  afterAll(() => database.dispose());

  describe('every table that names a reader', () => {
    it('is exported and deleted, by each of its columns that does', async () => {
      const found = (await readerColumns(database)).filter(({ table }) => !(table in KEPT_TABLES));
      const listed = READER_TABLES.flatMap(({ table, owners }) =>
        Object.entries(owners).map(([column, target]) => ({ table, column, target })),
      );
      const inOrder = (columns: ForeignKey[]) =>
        columns.map(({ table, column, target }) => `${table}.${column} → ${target}`).sort();
      expect(inOrder(found)).toEqual(inOrder(listed));
      expect(found.length).toBeGreaterThan(0);
    });

    it('has each column in the file, or a reason why it is not', async () => {
      const columns = await tableColumns(database.handle);
      for (const { table, exported, withheld } of [
        ...READER_TABLES,
        { table: 'users', ...USER_COLUMNS },
      ]) {
        const named = [...Object.keys(exported), ...Object.keys(withheld)].sort();
        expect(named, table).toEqual(columns.get(table)?.toSorted());
      }
    });

    it('is emptied before those that it points to', async () => {
      const places = new Map<string, number>(
        READER_TABLES.map(({ table }, place) => [table, place]),
      );
      places.set('users', READER_TABLES.length);
      for (const { table, target } of await foreignKeys(database.handle)) {
        const [child, parent] = [places.get(table), places.get(target)];
        if (child !== undefined && parent !== undefined) expect(child).toBeLessThan(parent);
      }
    });
  });
});

it('docs/privacy.md names everything that the file has', () => {
  const text = readFileSync('docs/privacy.md', 'utf8');
  for (const { name, exported } of READER_TABLES) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
    const fields = Object.keys(exported).map((column) =>
      column.replace('publication_id', 'publication'),
    );
    expect(row, name).not.toBe('');
    for (const field of fields) expect(row, name).toContain(`\`${field}\``);
  }
});
