/** What a mail server or its connection said, without words: those may hold the address. */
export interface DeliveryFailure {
  /** SMTP reply code (RFC 5321 §4.2); null when no reply came. */
  reply: number | null;
  /** Enhanced status code such as `5.1.1` (RFC 3463); null for none. */
  status: string | null;
  /** The step at which it failed: `RCPT TO`, `DATA`, `CONN`, …; null when unknown. */
  step: string | null;
  /** The address was refused before it left: no server will ever take it. */
  unusable: boolean;
}

/** RFC 3463 §3: subjects 1 (address) and 2 (mailbox) are about the recipient; 7 is policy, often our own set-up. */
const ABOUT_RECIPIENT = /^5\.[12]\./u;
const POLICY = /^5\.7\./u;

/**
 * Whether a failure is final: the recipient is refused for good (RFC 5321 §4.2.1, 5yz). A policy refusal,
 * a refused sender or login is our own trouble, not the reader's: it is tried again until someone mends it.
 */
export function isFinal(failure: DeliveryFailure): boolean {
  if (failure.unusable) return true;
  const permanent = failure.reply !== null && failure.reply >= 500 && failure.reply !== 503;
  if (!permanent) return false;
  if (failure.status !== null && ABOUT_RECIPIENT.test(failure.status)) return true;
  return failure.step === 'RCPT TO' && !POLICY.test(failure.status ?? '');
}

/** The failure in a few codes, for the outbox and the log: never an address. */
export function describeFailure(failure: DeliveryFailure): string {
  if (failure.unusable) return 'address cannot be mailed to';
  const parts = [failure.step, failure.reply, failure.status].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : 'no answer';
}
