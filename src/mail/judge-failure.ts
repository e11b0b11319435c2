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

/**
 * RFC 3463 §3.2, §3.3: subjects 1 (address) and 2 (mailbox) are about the recipient, but for 5.1.7 and 5.1.8,
 * which are about the sender.
 */
const ABOUT_RECIPIENT = /^5\.(?:1\.(?![78]$)|2\.)/u;
/** Policy (subject 7) and the sender: mostly our own set-up. */
const ABOUT_US = /^5\.(?:7\.|1\.[78]$)/u;

/**
 * Whether a failure is final: the recipient is refused for good (RFC 5321 §4.2.1, 5yz). A policy refusal,
 * a refused sender or login is our own trouble, not the reader's: it is tried again until someone mends it.
 */
export function isFinal({ reply, status, step, unusable }: DeliveryFailure): boolean {
  if (unusable) return true;
  const permanent = reply !== null && reply >= 500 && reply !== 503;
  if (!permanent) return false;
  if (step === 'RCPT TO') return !ABOUT_US.test(status ?? '');
  return step === 'DATA' && ABOUT_RECIPIENT.test(status ?? '');
}

/** The failure in a few codes, for the outbox and the log: never an address (DESIGN §6). */
export function describeFailure(failure: DeliveryFailure): string {
  if (failure.unusable) return 'address cannot be mailed to';
  const parts = [failure.step, failure.reply, failure.status].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : 'no answer';
}
