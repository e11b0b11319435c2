import type { Transaction } from 'kysely';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { verifyToken } from '../platform/tokens.ts';
import { findPublicationById } from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';
import { endSubscription, findLeaving } from './unsubscribe.store.ts';

/** What an unsubscribe link says at this moment. */
export interface OpenedUnsubscribe {
  id: string;
  userId: number;
  state: 'ready' | 'done';
  email: string;
  /** Whether mails come, so that there is something to set. */
  isMailed: boolean;
  publication: Publication;
}

/** Whom the link with this token is about; null when it was never made. Changes nothing. The token never grows old. */
export async function openUnsubscribe(
  deps: Deps,
  token: string,
): Promise<OpenedUnsubscribe | null> {
  const id = verifyToken(deps.config.secrets, 'unsubscribe', token);
  const found = id === null ? null : await findLeaving(deps.db.kysely, id);
  if (found === null) return null;
  const publication = await findPublicationById(deps.db.kysely, found.publicationId);
  if (publication === null) return null;
  const left = found.state === 'unsubscribed' || found.state === 'rejected';
  const { id: subscription, userId, email } = found;
  const isMailed = found.state === 'confirmed';
  const state = left ? 'done' : 'ready';
  return { id: subscription, userId, state, email, isMailed, publication };
}

async function leave(
  trx: Transaction<Database>,
  { id, userId, publication }: OpenedUnsubscribe,
  requestId: string,
  now: number,
): Promise<void> {
  if (!(await endSubscription(trx, id, now))) return;
  const doer = { userId, sessionId: null, requestId };
  const detail = { publication: publication.id };
  await recordAct(trx, { act: 'unsubscribed', at: now, ...doer, detail });
}

/** Ends the subscription, whatever its state; null for a link that was never made. Idempotent. */
export async function unsubscribe(
  deps: Deps,
  token: string,
  requestId: string,
): Promise<OpenedUnsubscribe | null> {
  const opened = await openUnsubscribe(deps, token);
  if (opened === null) return null;
  const now = deps.clock.now();
  if (opened.state === 'ready') {
    await deps.db.write((trx) => leave(trx, opened, requestId, now));
  }
  return { ...opened, state: 'done', isMailed: false };
}
