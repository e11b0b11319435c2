import type { Transaction } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.store.ts';
import { findHeld, listHeld, moveHeld, settleHeld, startMail } from './review.store.ts';
import type { HeldSignup } from './review.store.ts';

type Means = Pick<Deps, 'db' | 'clock'>;

/** What the publisher sees of a sign-up that waits. */
export interface ReviewEntry {
  id: string;
  email: string;
  /** `honeypot`, `domain-limit`, `publication-limit` or `waits-already`. */
  reason: string;
  /** UTC milliseconds. */
  created_at: number;
}

/** Entries of one listing: a queue that is longer is worked off from its start. */
export const REVIEW_PAGE = 1_000;

/** The sign-ups of a publication that wait for a decision, oldest first. */
export async function listReviews(
  deps: Pick<Deps, 'db'>,
  publicationId: number,
  limit: number = REVIEW_PAGE,
): Promise<ReviewEntry[]> {
  const rows = await listHeld(deps.db.kysely, publicationId, limit);
  return rows.map(({ id, email, reason, createdAt }) => ({
    id,
    email,
    reason,
    created_at: createdAt,
  }));
}

async function take(
  trx: Transaction<Database>,
  publicationId: number,
  id: string,
): Promise<HeldSignup> {
  const signup = await findHeld(trx, publicationId, id);
  if (signup !== null) return signup;
  throw new FlyleafError('signup_not_found', `No sign-up '${id}' waits for review`);
}

function toEntry({ id, email, reason, createdAt }: HeldSignup): ReviewEntry {
  return { id, email, reason, created_at: createdAt };
}

async function recordDecision(
  trx: Transaction<Database>,
  act: 'review_approved' | 'review_rejected',
  { id, publicationId }: HeldSignup,
  now: number,
): Promise<void> {
  await recordCommand(trx, act, { publication: publicationId, signup: id }, now);
}

/**
 * Lets a sign-up in: its confirmation mail is queued in the same transaction, and every other sign-up of that
 * reader that waits is settled with it. FlyleafError signup_not_found when it does not wait.
 */
export function approveReview(
  deps: Means,
  publicationId: number,
  id: string,
): Promise<ReviewEntry> {
  const now = deps.clock.now();
  return deps.db.write(async (trx) => {
    const signup = await take(trx, publicationId, id);
    await moveHeld(trx, signup.subscriptionId, 'pending');
    await settleHeld(trx, signup.subscriptionId, true);
    await startMail(trx, id, now);
    await queueMail(trx, {
      kind: 'confirm',
      signup: id,
      subscription: signup.subscriptionId,
      publication: publicationId,
      recipient: signup.email,
      number: signup.mails,
      now,
    });
    await recordDecision(trx, 'review_approved', signup, now);
    return toEntry(signup);
  });
}

/** Refuses a sign-up: no mail, and later ones of this reader are not asked about. FlyleafError signup_not_found. */
export function rejectReview(deps: Means, publicationId: number, id: string): Promise<ReviewEntry> {
  return deps.db.write(async (trx) => {
    const signup = await take(trx, publicationId, id);
    await moveHeld(trx, signup.subscriptionId, 'rejected');
    await settleHeld(trx, signup.subscriptionId, false);
    await recordDecision(trx, 'review_rejected', signup, deps.clock.now());
    return toEntry(signup);
  });
}
