import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { extraHeaders } from './message.ts';
import type { OutgoingMail } from './message.ts';

/** Puts a mail into the demo's mailbox; the same mail twice is one. */
export async function keepMail(
  trx: Kysely<Database>,
  mail: OutgoingMail,
  now: number,
): Promise<void> {
  const headers = { 'Message-ID': `<${mail.messageId}>`, From: mail.from, ...extraHeaders(mail) };
  await trx
    .insertInto('mailbox')
    .values({
      message_id: mail.messageId,
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: JSON.stringify(headers),
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}
