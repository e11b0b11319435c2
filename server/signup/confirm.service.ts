import type { Transaction } from 'kysely';
import { judgeConfirmation } from '../../src/signup/judge-confirmation.ts';
import type { ConfirmationState } from '../../src/signup/judge-confirmation.ts';
import type { ConfirmMeans } from '../audit/acts.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { verifyToken } from '../platform/tokens.ts';
import { findPublicationById } from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';
import { confirmSubscription, findSignup } from './confirm.store.ts';
import type { WaitingSignup } from './confirm.store.ts';
import { orderMail } from './resend.service.ts';
import type { MailOrder } from './resend.service.ts';

/** What a confirmation link says at this moment. */
export interface OpenedLink {
  state: Exclude<ConfirmationState, 'invalid'>;
  signup: WaitingSignup;
  publication: Publication;
}

function judge(signup: WaitingSignup, now: number): ConfirmationState {
  return judgeConfirmation({ ...signup, now });
}

/** Where the link with this token leads; null when it was never meant to lead anywhere. Changes nothing. */
export async function openLink(deps: Deps, token: string): Promise<OpenedLink | null> {
  const id = verifyToken(deps.config.secrets, 'confirm', token);
  const signup = id === null ? null : await findSignup(deps.db.kysely, id);
  if (signup === null) return null;
  const state = judge(signup, deps.clock.now());
  const publication = await findPublicationById(deps.db.kysely, signup.publicationId);
  return state === 'invalid' || publication === null ? null : { state, signup, publication };
}

/** What a confirmation was made by. */
export interface ConfirmedBy {
  means: Exclude<ConfirmMeans, 'one_click'>;
  requestId: string;
}

/** Confirms what is pending, and records it; nothing where it was not. */
export async function confirm(
  trx: Transaction<Database>,
  signup: WaitingSignup,
  { means, requestId }: ConfirmedBy,
  now: number,
): Promise<void> {
  if (!(await confirmSubscription(trx, signup, now))) return;
  const doer = { userId: signup.userId, sessionId: null, requestId };
  const detail = { publication: signup.publicationId, means };
  await recordAct(trx, { act: 'subscription_confirmed', at: now, ...doer, detail });
}

/** Confirms by the link, if it is still good; says how it stands afterwards. Idempotent. */
export async function confirmByLink(
  deps: Deps,
  token: string,
  requestId: string,
): Promise<OpenedLink | null> {
  const opened = await openLink(deps, token);
  if (opened?.state !== 'ready') return opened;
  const now = deps.clock.now();
  const by = { means: 'link', requestId } as const;
  await deps.db.write((trx) => confirm(trx, opened.signup, by, now));
  return openLink(deps, token);
}

/** One click on a dead link: a fresh mail, if the link is really dead and mails are left. */
export async function renewLink(
  deps: Deps,
  token: string,
): Promise<{ opened: OpenedLink; order: MailOrder | null } | null> {
  const opened = await openLink(deps, token);
  if (opened === null) return null;
  if (opened.state !== 'expired') return { opened, order: null };
  return { opened, order: await orderMail(deps, opened.signup) };
}
