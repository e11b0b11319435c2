import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countFreeSubscribers } from '../../../server/covers/free-subscribers.ts';
import { freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase('sqlite');
});
afterAll(() => database.dispose());

it('counts from the index of those who confirmed, without reading a subscription', async () => {
  const { kysely } = database.handle;
  const execute = vi.spyOn(kysely, 'executeQuery');
  expect(await countFreeSubscribers(kysely, 1, 1)).toBe(0);
  const [query] = execute.mock.calls[0] ?? [];
  const text = (query as { sql: string }).sql.replaceAll('?', '1');
  const plan = await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(kysely);
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SEARCH subscriptions USING COVERING INDEX subscriptions_confirmed (publication_id=?)',
  ]);
});
