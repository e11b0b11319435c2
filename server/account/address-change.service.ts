import type { Transaction } from 'kysely';
import { ADDRESS_CHANGE_LIFETIME } from '../../src/account/account-limits.ts';
import { ADDRESS_ENDS, judgeAddressChange } from '../../src/account/judge-address-change.ts';
import type { AddressChangeState, AddressEnd } from '../../src/account/judge-address-change.ts';
import { FlyleafError, fieldError } from '../../src/errors/flyleaf-error.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { endSites } from '../hand-back/reader-site.store.ts';
import { queueAccountMail } from '../mail/outbox.store.ts';
import { newId } from '../platform/random.ts';
import { verifyToken } from '../platform/tokens.ts';
import { findReader } from '../session/login.store.ts';
import { endSessions } from '../session/session.store.ts';
import type { FoundSession } from '../session/session.store.ts';
import { readAddress } from '../signup/address.ts';
import type { Address } from '../signup/address.ts';
import { limitsOver, tooManyRequests } from '../signup/limits.service.ts';
import { countLimits, limitRows } from '../signup/limits.store.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';
import { ADDRESS_CHANGE_LIMITS } from './address-change-limits.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import {
  addChange,
  agree,
  endChange,
  endLogins,
  findChange,
  findWaitingChange,
  isTaken,
  lockReader,
  moveReader,
  redirectMails,
} from './address-change.store.ts';
import type { FoundChange } from './address-change.store.ts';
import type { AddressChangeTable } from './account.tables.ts';
import { queueNotice } from './queue-notice.ts';
import { readerLanguage } from './reader-language.store.ts';
import { keepRefusals } from './refused-address.store.ts';

/** What keeps the counters of changes of address from others. */
const COUNTERS = 'address-change-';

type Trx = Transaction<Database>;

function readNewAddress(typed: string, session: FoundSession): Address {
  const address = readAddress(typed);
  if (address === null) throw fieldError('invalid_email', 'email', SIGNUP_MESSAGES.email);
  if (address.key !== session.emailKey) return address;
  throw fieldError('invalid_email', 'email', ACCOUNT_MESSAGES.sameAddress);
}

function isExpired(change: AddressChangeTable, now: number): boolean {
  return now - change.created_at > ADDRESS_CHANGE_LIFETIME;
}

async function refusal(
  trx: Trx,
  deps: Deps,
  session: FoundSession,
  to: Address,
): Promise<FlyleafError | null> {
  const now = deps.clock.now();
  const limits = ADDRESS_CHANGE_LIMITS;
  const rows = limitRows({
    limits,
    subjects: { reader: String(session.userId), address: to.key },
    secret: deps.config.secrets[0] ?? '',
    now,
    kind: COUNTERS,
  });
  const over = limitsOver(limits, await countLimits(trx, rows), ['reader', 'address'] as const);
  return tooManyRequests(limits, over, now);
}

/** Who asks for which address, in the course of what. */
interface Asked {
  session: FoundSession;
  to: Address;
  requestId: string;
}

/** The same number of rows and mails whether the new address is somebody's or not. */
async function keep(trx: Trx, deps: Deps, { session, to, requestId }: Asked): Promise<void> {
  const now = deps.clock.now();
  const { userId, id: sessionId } = session;
  const id = newId(deps.random, now);
  await endChange(trx, { userId }, 'replaced', now);
  await addChange(trx, { id, userId, oldKey: session.emailKey, to, now });
  const owner = await findReader(trx, to.key);
  const language = await readerLanguage(trx, userId);
  const mail = { key: id, change: id, language, now };
  const kind = owner === null ? 'address-new' : 'address-taken';
  await queueAccountMail(trx, { ...mail, kind, recipient: owner?.email ?? to.email });
  await queueAccountMail(trx, { ...mail, kind: 'address-old', recipient: session.email });
  const doer = { userId, sessionId, requestId };
  await recordAct(trx, { act: 'email_change_asked', at: now, ...doer, detail: {} });
}

async function ask(trx: Trx, deps: Deps, asked: Asked): Promise<FlyleafError | null> {
  const { session, to } = asked;
  await lockReader(trx, session.userId);
  const waiting = await findWaitingChange(trx, session.userId);
  const isAsked = waiting?.new_key === to.key && !isExpired(waiting, deps.clock.now());
  if (isAsked) return null;
  const error = await refusal(trx, deps, session, to);
  if (error === null) await keep(trx, deps, asked);
  return error;
}

/**
 * Asks for another address: a mail to each of the two, and nothing else changes. Whether somebody has the new one shows in
 * nothing but the mail to it. Asking for the same one again while it waits does nothing. FlyleafError invalid_email or
 * too_many_requests.
 */
export async function requestAddressChange(
  deps: Deps,
  session: FoundSession,
  typed: string,
  requestId: string,
): Promise<void> {
  const to = readNewAddress(typed, session);
  const error = await deps.db.write((trx) => ask(trx, deps, { session, to, requestId }));
  if (error !== null) throw error;
  deps.mail.wake();
}

/** What a reader waits for; null for nothing. */
export async function waitingChange(
  deps: Deps,
  userId: number,
): Promise<{ email: string; until: number } | null> {
  const change = await findWaitingChange(deps.db.kysely, userId);
  if (change === null || isExpired(change, deps.clock.now())) return null;
  return { email: change.new_email, until: change.created_at + ADDRESS_CHANGE_LIFETIME };
}

/** Takes back what a signed-in reader waits for. Idempotent. */
export async function takeBackChange(
  deps: Deps,
  { userId, id: sessionId }: Pick<FoundSession, 'userId' | 'id'>,
  requestId: string,
): Promise<void> {
  const now = deps.clock.now();
  const act = { act: 'email_change_stopped', at: now, userId, sessionId, requestId } as const;
  await deps.db.write(async (trx) => {
    if (!(await endChange(trx, { userId }, 'stopped', now))) return;
    await recordAct(trx, { ...act, detail: { means: 'account' } });
  });
}

/** What the link of a change says at this moment. */
export interface OpenedChange {
  end: AddressEnd;
  state: AddressChangeState;
  change: FoundChange;
}

function stateOf(deps: Deps, change: AddressChangeTable, end: AddressEnd): AddressChangeState {
  const agreedAt = end === 'old' ? change.old_agreed_at : change.new_agreed_at;
  const facts = { ending: change.ending, agreedAt, askedAt: change.created_at };
  return judgeAddressChange({ ...facts, now: deps.clock.now() });
}

/** Where the link with this token leads. Changes nothing. FlyleafError link_invalid for one that was never made. */
export async function openChange(deps: Deps, token: string): Promise<OpenedChange> {
  for (const end of ADDRESS_ENDS) {
    const id = verifyToken(deps.config.secrets, `address-${end}`, token);
    const change = id === null ? null : await findChange(deps.db.kysely, id);
    if (change !== null) return { end, change, state: stateOf(deps, change, end) };
  }
  throw new FlyleafError('link_invalid', SIGNUP_MESSAGES.linkInvalid);
}

/** Whoever clicks in a mail: nobody has to be signed in. */
export interface Clicker {
  /** The hash of the browser's session cookie; null for none. */
  ownSession: string | null;
  requestId: string;
}

/**
 * Both have agreed. The old address is told, links that lie in its mailbox sign nobody in any more, and no other browser stays
 * signed in than the one that clicked, and no publisher's site knows the reader.
 */
async function complete(
  trx: Trx,
  deps: Deps,
  change: AddressChangeTable,
  { ownSession, requestId }: Clicker,
): Promise<void> {
  const now = deps.clock.now();
  const { id, user_id: userId } = change;
  if (await isTaken(trx, change)) return void (await endChange(trx, { id }, 'taken', now));
  await queueNotice(trx, deps, { userId, act: 'address-changed' });
  const left = { id: userId, key: change.old_key };
  await keepRefusals(trx, deps.config.secrets[0] ?? '', left, now);
  const isMoved = await moveReader(trx, change);
  if (!isMoved) throw new Error('The address was changed by other means');
  await endChange(trx, { id }, 'done', now);
  await redirectMails(trx, change);
  await endLogins(trx, userId, now);
  await endSessions(trx, { userId, except: ownSession }, now);
  await endSites(trx, { userId }, now);
  const doer = { userId, sessionId: null, requestId };
  await recordAct(trx, { act: 'email_changed', at: now, ...doer, detail: {} });
}

/** One of the two addresses agrees; with both the address is changed, in the same transaction. Idempotent. */
export async function agreeToChange(
  deps: Deps,
  token: string,
  clicker: Clicker,
): Promise<OpenedChange> {
  const opened = await openChange(deps, token);
  if (opened.state !== 'ready') return opened;
  const now = deps.clock.now();
  await deps.db.write(async (trx) => {
    const change = await agree(trx, opened.change.id, opened.end, now);
    const both = change?.old_agreed_at != null && change.new_agreed_at !== null;
    if (both) await complete(trx, deps, change, clicker);
  });
  deps.mail.wake();
  return openChange(deps, token);
}

/**
 * The old address stops the change: whoever asked for it was signed in, so nobody stays it. The new one can't stop anything: it
 * need only not agree.
 */
export async function stopChange(
  deps: Deps,
  token: string,
  requestId: string,
): Promise<OpenedChange> {
  const opened = await openChange(deps, token);
  const mayStop = opened.state === 'ready' || opened.state === 'waiting';
  if (opened.end !== 'old' || !mayStop) return opened;
  const now = deps.clock.now();
  const { id, user_id: userId } = opened.change;
  const act = { act: 'email_change_stopped', at: now, userId, sessionId: null, requestId } as const;
  await deps.db.write(async (trx) => {
    if (!(await endChange(trx, { id }, 'stopped', now))) return;
    await recordAct(trx, { ...act, detail: { means: 'link' } });
    await endLogins(trx, userId, now);
    await endSessions(trx, { userId }, now);
    await endSites(trx, { userId }, now);
  });
  return openChange(deps, token);
}
