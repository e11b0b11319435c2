import type { Kysely, Transaction } from 'kysely';
import { isReferred } from '../../src/subscriptions/judge-referral.ts';
import { parseReferralKey } from '../../src/subscriptions/referral-key.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Database } from '../db/tables.ts';
import { verifyToken } from '../platform/tokens.ts';
import type { Secrets } from '../platform/tokens.ts';
import { addReferral, findReferrer, findReferrerBySignup } from './referral.store.ts';
import type { Referrer } from './referral.store.ts';

/** Most characters of a key or token; what is longer is none. */
export const REFERRAL_MAX_LENGTH = 200;

function readKey(text: string): number | null {
  try {
    return parseReferralKey(text);
  } catch (error) {
    if (error instanceof FlyleafError) return null;
    throw error;
  }
}

/** Who a key (of a reader) or a token (of a sign-up) stands for, if they have the publication; null for nobody. */
async function referrerOf(
  db: Kysely<Database>,
  secrets: Secrets,
  publicationId: number,
  text: string,
): Promise<Referrer | null> {
  const signup = verifyToken(secrets, 'referral', text);
  if (signup !== null) return findReferrerBySignup(db, publicationId, signup);
  const userId = readKey(text);
  return userId === null ? null : findReferrer(db, publicationId, userId);
}

/** A sign-up that says who referred it. */
export interface ReferredSignup {
  /** As it came with the page's address; null for nothing. */
  referral: string | null;
  publication: number;
  subscription: string;
  reader: number;
  /** Whether the reader had no subscription before. */
  isNew: boolean;
  now: number;
}

/** Keeps who brought a subscription, once; what is wrong with a key is nobody's trouble. */
export async function recordReferral(
  trx: Transaction<Database>,
  secrets: Secrets,
  signup: ReferredSignup,
): Promise<void> {
  const { referral, publication, subscription, reader, isNew, now } = signup;
  if (referral === null) return;
  const found = await referrerOf(trx, secrets, publication, referral);
  const referrer = found?.userId ?? null;
  const facts = { reader, referrer, referrerState: found?.state ?? null, isNew };
  if (referrer === null || !isReferred(facts)) return;
  await addReferral(trx, { subscription, publication, referrer, now });
}
