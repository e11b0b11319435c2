import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { DatabaseHandle } from '../../../server/db/database-handle.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { readMails } from '../../../server/mail/claimed-mail.store.ts';
import { nextDue, queueMail } from '../../../server/mail/outbox.store.ts';
import { eachDatabase } from '../../support/database.ts';
import { olderDatabase } from '../../support/older-database.ts';
import type { OlderDatabase } from '../../support/older-database.ts';

const ROWS: [table: string, row: Record<string, unknown>][] = [
  [
    'publications',
    {
      id: 7,
      subdomain: 'tideline',
      name: 'The Tideline',
      language: 'de',
      hide_intro_title: 0,
      hide_intro_subtitle: 0,
      invite_only: 0,
      welcome_popup: 1,
      embed_tracking_disabled: 0,
      created_at: 1,
      updated_at: 1,
    },
  ],
  ['users', { id: 3, email_key: 'a@b.example', email: 'A@b.example', created_at: 3 }],
  ['subscriptions', { id: 's', publication_id: 7, user_id: 3, state: 'pending', created_at: 4 }],
  [
    'signups',
    {
      id: 'u',
      publication_id: 7,
      subscription_id: 's',
      form_nonce: 'n',
      request_hash: 'h',
      outcome: 'confirm',
      surface: 'subscribe-form',
      code_tries: 0,
      mails: 1,
      last_mail_at: 5,
      created_at: 5,
    },
  ],
];
const MAIL = {
  kind: 'confirm',
  signup_id: 'u',
  subscription_id: 's',
  publication_id: 7,
  recipient: 'A@b.example',
  attempts: 2,
  lease_owner: null,
  created_at: 5,
};
const MAILS = [
  { ...MAIL, id: 11, unique_key: 'confirm:u:1', state: 'sent', next_attempt_at: 6, sent_at: 7 },
  {
    ...MAIL,
    id: 12,
    unique_key: 'confirm:u:2',
    state: 'queued',
    next_attempt_at: 8,
    sent_at: null,
  },
];

async function fill(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, row] of ROWS) await tables.insertInto(table).values(row).execute();
  for (const mail of MAILS) await tables.insertInto('outbox').values(mail).execute();
}

eachDatabase((kind) => {
  let older: OlderDatabase;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    older = await olderDatabase(kind, '0002-cover-page', fill);
    handle = await openDatabase(older.options);
  });
  afterAll(async () => {
    await handle.close();
    await older.dispose();
  });

  it('keeps every mail of a database that had no sign-ins, and sends what waits', async () => {
    const rows = await handle.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject(
      MAILS.map((mail) => ({ ...mail, last_error: null, login_id: null })),
    );
    expect(await nextDue(handle.kysely)).toBe(8);
    expect(await readMails(handle.kysely, [12])).toMatchObject([
      { kind: 'confirm', signupId: 'u', subscriptionId: 's', lastMailAt: 5 },
    ]);
  });

  it('still queues no mail twice, and asks for the sign-up that it belongs to', async () => {
    const mail = { kind: 'confirm', signup: 'u', subscription: 's', publication: 7 } as const;
    const again = { ...mail, recipient: 'A@b.example', number: 2, now: 9 };
    await handle.write((trx) => queueMail(trx, again));
    expect(await handle.kysely.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    const lost = { ...again, signup: 'nothing' };
    await expect(handle.write((trx) => queueMail(trx, lost))).rejects.toThrow();
  });

  it('takes mails that belong to no sign-up, beside those that are there', async () => {
    await handle.write((trx) =>
      trx
        .insertInto('logins')
        .values({
          id: 'l',
          user_id: 3,
          publication_id: null,
          form_nonce: 'm',
          request_hash: 'h',
          redirect: null,
          language: 'en',
          code_tries: 0,
          mails: 1,
          last_mail_at: 9,
          created_at: 9,
          used_at: null,
        })
        .execute(),
    );
    const mail = { kind: 'login', login: 'l', publication: null } as const;
    await handle.write((trx) => queueMail(trx, { ...mail, recipient: 'A@b.example', now: 9 }));
    const row = await handle.kysely
      .selectFrom('outbox')
      .select('id')
      .where('login_id', '=', 'l')
      .executeTakeFirstOrThrow();
    expect([11, 12]).not.toContain(row.id);
    expect(await readMails(handle.kysely, [row.id])).toMatchObject([
      { kind: 'login', loginId: 'l', isKnown: true, publication: null },
    ]);
  });
});
