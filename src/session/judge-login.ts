import { LOGIN_LIFETIME, LOGIN_MAIL_WITHIN, LOGIN_REPEAT_WITHIN } from './session-limits.ts';

/** What decides where a sign-in mail leads. Times are UTC milliseconds. */
export interface LoginFacts {
  usedAt: number | null;
  /** When its mail was sent, or asked for. */
  lastMailAt: number;
  now: number;
}

/** `ready` signs in; `used` and `expired` do not any more. */
export type LoginState = 'ready' | 'used' | 'expired';

/** Where the link or the code of a sign-in mail leads at this moment (issue 5, Signing in). */
export function judgeLogin({ usedAt, lastMailAt, now }: LoginFacts): LoginState {
  if (usedAt !== null) return 'used';
  return now - lastMailAt > LOGIN_LIFETIME ? 'expired' : 'ready';
}

/**
 * Whether a used sign-in may be repeated by the browser that asked for it (issue 5, Signing in).
 * @decided Its proof is taken from the browser with the answer, so a browser that still has it did not get the answer.
 */
export function mayRepeatLogin({ usedAt, now }: Omit<LoginFacts, 'lastMailAt'>): boolean {
  return usedAt !== null && now - usedAt <= LOGIN_REPEAT_WITHIN;
}

/** What decides whether a queued sign-in mail still has a cause. Times are UTC milliseconds. */
export interface LoginMailFacts {
  /** Whether the address belongs to a reader. */
  isKnown: boolean;
  usedAt: number | null;
  queuedAt: number;
  now: number;
}

/** Why a queued sign-in mail is not to be sent; null while it is (issue 5, Signing in). */
export function whyNotSendLogin(facts: LoginMailFacts): string | null {
  if (!facts.isKnown) return 'nobody has this address';
  if (facts.usedAt !== null) return 'signed in';
  return facts.now - facts.queuedAt > LOGIN_MAIL_WITHIN ? 'too late' : null;
}
