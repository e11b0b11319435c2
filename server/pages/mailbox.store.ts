import type { Kysely } from 'kysely';
import type { MailboxMessage } from '../../src/contracts/pages.ts';
import type { Database } from '../db/tables.ts';

/** Messages shown: the newest ones. */
const SHOWN = 50;

/** A message with the parts that only machines look at. */
export interface MailboxEntry extends MailboxMessage {
  html: string;
  headers: unknown;
}

/** The newest mail in the demo's mailbox, the newest first; to one recipient where one is named. */
export async function listMailbox(
  db: Kysely<Database>,
  recipient: string | null,
): Promise<MailboxEntry[]> {
  const all = db.selectFrom('mailbox').selectAll().orderBy('id', 'desc').limit(SHOWN);
  const query = recipient === null ? all : all.where('recipient', '=', recipient);
  const rows = await query.execute();
  return rows.map(({ id, recipient: to, subject, received_at, text, html, headers }) => {
    const parsed: unknown = JSON.parse(headers);
    return { id, to, subject, received_at, text, html, headers: parsed };
  });
}
