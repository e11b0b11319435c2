import type { Transaction } from 'kysely';
import { fieldError } from '../../src/errors/flyleaf-error.ts';
import { emailKey } from '../../src/text/email.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { queueAccountMail } from '../mail/outbox.store.ts';
import { newId } from '../platform/random.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';
import type { FoundSession } from '../session/session.store.ts';
import { readAddress } from '../signup/address.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import { forgetAddress, isDeleted, takeAccount } from './deletion.store.ts';
import { readerLanguage } from './reader-language.store.ts';
import { deleteRows } from './reader-rows.store.ts';
import { keepRefusals } from './refused-address.store.ts';

/** What the form carries, so that its second click is told from somebody who is not signed in. */
export function deletionToken({ config }: Pick<Deps, 'config'>, userId: number): string {
  return signToken(config.secrets, 'deletion', String(userId));
}

/** Whether the form belongs to an account that is deleted already. */
export async function isDone(deps: Deps, token: string): Promise<boolean> {
  const id = verifyToken(deps.config.secrets, 'deletion', token);
  return id !== null && isDeleted(deps.db.kysely, Number(id));
}

/** The reader who leaves, and the session that asked for it. */
interface Leaver {
  userId: number;
  sessionId: string;
  requestId: string;
}

/** The last mail: it belongs to no account any more. */
async function farewell(
  trx: Transaction<Database>,
  deps: Deps,
  recipient: string,
  language: string,
): Promise<void> {
  const now = deps.clock.now();
  const key = `account-deleted:${newId(deps.random, now)}`;
  const mail = { kind: 'notice', act: 'account-deleted', key, recipient, language, now } as const;
  await queueAccountMail(trx, mail);
}

async function remove(trx: Transaction<Database>, deps: Deps, doer: Leaver): Promise<void> {
  const now = deps.clock.now();
  const { userId } = doer;
  const reader = await takeAccount(trx, userId, now);
  if (reader === null) return;
  const language = await readerLanguage(trx, userId);
  await keepRefusals(trx, deps.config.secrets[0] ?? '', reader, now);
  await deleteRows(trx, userId);
  await forgetAddress(trx, userId);
  await farewell(trx, deps, reader.email, language);
  await recordAct(trx, { act: 'account_deleted', at: now, ...doer, detail: {} });
}

/**
 * Deletes an account with everything that is kept of its reader, in one transaction: sessions end, mails that wait are not
 * sent, one last mail says that it was done. Idempotent. FlyleafError invalid_email when the typed address is not the
 * account's.
 */
export async function deleteAccount(
  deps: Deps,
  session: Pick<FoundSession, 'id' | 'userId' | 'emailKey'>,
  typed: string,
  requestId: string,
): Promise<void> {
  const key = readAddress(typed)?.key ?? emailKey(typed);
  if (key !== session.emailKey)
    throw fieldError('invalid_email', 'email', ACCOUNT_MESSAGES.typeAddress);
  const doer = { userId: session.userId, sessionId: session.id, requestId };
  await deps.db.write((trx) => remove(trx, deps, doer));
  deps.mail.wake();
}
