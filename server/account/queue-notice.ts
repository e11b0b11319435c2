import type { Kysely } from 'kysely';
import type { NoticeAct } from '../../src/account/notice-acts.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { queueAccountMail } from '../mail/outbox.store.ts';
import { newId } from '../platform/random.ts';
import { readerLanguage } from './reader-language.store.ts';

/** What a reader is told of. */
export interface NewNotice {
  userId: number;
  act: NoticeAct;
}

/**
 * Tells a reader by mail what happened to their account, in the transaction in which it happens: to the address that the account
 * has at that moment, in the language that its reader was last written to in. Goes out with the next look into the outbox;
 * `deps.mail.wake()` after the commit makes it the next moment. Does nothing for an account that is not there.
 */
export async function queueNotice(
  trx: Kysely<Database>,
  deps: Pick<Deps, 'clock' | 'random'>,
  { userId, act }: NewNotice,
): Promise<void> {
  const reader = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (reader === undefined) return;
  const now = deps.clock.now();
  await queueAccountMail(trx, {
    kind: 'notice',
    key: `${act}:${newId(deps.random, now)}`,
    recipient: reader.email,
    language: await readerLanguage(trx, userId),
    user: userId,
    act,
    now,
  });
}
