import { expect, it } from 'vitest';
import { readMails } from '../../../server/mail/claimed-mail.store.ts';
import { nextDue, queueMail } from '../../../server/mail/outbox.store.ts';
import {
  OLDER_PUBLICATION,
  OLDER_READER,
  eachOlderDatabase,
} from '../../support/older-database.ts';
import type { OlderRows } from '../../support/older-database.ts';

const ROWS: OlderRows = [
  ['publications', OLDER_PUBLICATION],
  ['users', OLDER_READER],
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

const MAIL_ROWS: OlderRows = MAILS.map((mail) => ['outbox', mail] as const);

eachOlderDatabase('0002-cover-page', [...ROWS, ...MAIL_ROWS], (older) => {
  it('keeps every mail of a database that had no sign-ins, and sends what waits', async () => {
    const rows = await older.handle.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject(
      MAILS.map((mail) => ({ ...mail, last_error: null, login_id: null })),
    );
    expect(await nextDue(older.handle.kysely)).toBe(8);
    expect(await readMails(older.handle.kysely, [12])).toMatchObject([
      { kind: 'confirm', signupId: 'u', subscriptionId: 's', lastMailAt: 5 },
    ]);
  });

  it('still queues no mail twice, and asks for the sign-up that it belongs to', async () => {
    const mail = { kind: 'confirm', signup: 'u', subscription: 's', publication: 7 } as const;
    const again = { ...mail, recipient: 'A@b.example', number: 2, now: 9 };
    await older.handle.write((trx) => queueMail(trx, again));
    expect(await older.handle.kysely.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    const lost = { ...again, signup: 'nothing' };
    await expect(older.handle.write((trx) => queueMail(trx, lost))).rejects.toThrow();
  });

  it('takes mails that belong to no sign-up, beside those that are there', async () => {
    await older.handle.write((trx) =>
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
    await older.handle.write((trx) =>
      queueMail(trx, { ...mail, recipient: 'A@b.example', now: 9 }),
    );
    const row = await older.handle.kysely
      .selectFrom('outbox')
      .select('id')
      .where('login_id', '=', 'l')
      .executeTakeFirstOrThrow();
    expect([11, 12]).not.toContain(row.id);
    expect(await readMails(older.handle.kysely, [row.id])).toMatchObject([
      { kind: 'login', loginId: 'l', isKnown: true, publication: null },
    ]);
  });
});
