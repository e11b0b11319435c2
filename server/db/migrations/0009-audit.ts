import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** For clearing them: few rows stand at either end, and the others are never read for it. */
async function indexSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('sessions_by_visit').on('sessions').column('last_seen_at').execute();
  await db.schema
    .createIndex('sessions_by_end')
    .on('sessions')
    .column('ended_at')
    .where(sql.ref('ended_at'), 'is not', null)
    .execute();
}

/** The log of sensitive acts. It names readers without a foreign key: what was done outlives who did it. */
export async function audit(
  db: Kysely<unknown>,
  { whole, text, serial, tableEnd }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', whole, serial)
    .addColumn('at', whole, (column) => column.notNull())
    .addColumn('act', text, (column) => column.notNull())
    .addColumn('user_id', whole)
    .addColumn('session_id', text)
    .addColumn('request_id', text)
    .addColumn('detail', text, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await db.schema.createIndex('audit_by_user').on('audit').column('user_id').execute();
  await db.schema.createIndex('audit_by_time').on('audit').column('at').execute();
  await indexSessions(db);
}
