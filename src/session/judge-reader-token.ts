import { isOutlived } from '../signup/judge-confirmation.ts';
import { isSessionAlive } from './judge-session.ts';
import { READER_TOKEN_GRACE, READER_TOKEN_ROTATION } from './reader-token-limits.ts';
import type { SessionFacts } from './judge-session.ts';

/** What decides whether a reader token is good. Times are UTC milliseconds; `createdAt` and the next two are the site's. */
export interface ReaderTokenFacts extends SessionFacts {
  /** When the token's successor was used; null while it was not. */
  retiredAt: number | null;
  /** When the reader last left the publication; null for never. */
  unsubscribedAt: number | null;
}

/** `ended`: the reader is not known there any more. `reused`: of two holders one is a thief, so both end. */
export type ReaderTokenState = 'good' | 'ended' | 'reused';

/**
 * What a reader token is worth at this moment (DESIGN §7). A site where a reader is known lives as long as a session.
 * @decided Who leaves a publication is forgotten on its pages too: what was known there before counts no more.
 */
export function judgeReaderToken(facts: ReaderTokenFacts): ReaderTokenState {
  const { createdAt, retiredAt, unsubscribedAt, now } = facts;
  if (!isSessionAlive(facts) || isOutlived({ signedUpAt: createdAt, unsubscribedAt })) {
    return 'ended';
  }
  return retiredAt !== null && now - retiredAt > READER_TOKEN_GRACE ? 'reused' : 'good';
}

/**
 * Whether a good token is told its successor (DESIGN §7); times are UTC milliseconds.
 * @decided One that has a successor is told it until that is used: an answer may have been lost, and two tabs get the same.
 */
export function isSuccessorDue(facts: {
  issuedAt: number;
  hasSuccessor: boolean;
  now: number;
}): boolean {
  return facts.hasSuccessor || facts.now - facts.issuedAt >= READER_TOKEN_ROTATION;
}
