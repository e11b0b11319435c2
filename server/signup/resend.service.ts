import type { Transaction } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { RESEND_MAX, RESEND_PAUSE } from '../../src/signup/signup-limits.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.store.ts';
import { verifyToken } from '../platform/tokens.ts';
import { findSignup, takeMail } from './confirm.store.ts';
import type { WaitingSignup } from './confirm.store.ts';
import { refusalByLimit } from './limits.service.ts';
import { countLimits, limitRows } from './limits.store.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

/** Names a sign-up, with the proof that this browser asked for it. */
export interface SignupKey {
  publicationId: number;
  subscription_id: string;
  confirmation_secret: string;
}

/** What became of a wish for another mail. */
export type MailOrder = { kind: 'ordered' } | { kind: 'refused'; error: FlyleafError };

/** The sign-up that this browser asked for. FlyleafError signup_not_found without the proof. */
export async function findOwnSignup(deps: Deps, key: SignupKey): Promise<WaitingSignup> {
  const id = verifyToken(deps.config.secrets, 'browser', key.confirmation_secret);
  const signup = id === key.subscription_id ? await findSignup(deps.db.kysely, id) : null;
  if (signup === null || signup.publicationId !== key.publicationId) {
    throw new FlyleafError('signup_not_found', SIGNUP_MESSAGES.signupNotFound);
  }
  return signup;
}

function tooSoon(signup: WaitingSignup, now: number): FlyleafError {
  const wait = Math.max(1, Math.ceil((signup.lastMailAt + RESEND_PAUSE - now) / 1_000));
  return new FlyleafError('resend_too_soon', SIGNUP_MESSAGES.resendTooSoon, { retryAfter: wait });
}

/** Seconds after which it makes sense to sign up again where no mail is left: the hour that addresses are counted by. */
const AFTER_LIMIT = 3_600;

function overLimit(): FlyleafError {
  const options = { retryAfter: AFTER_LIMIT };
  return new FlyleafError('resend_limit', SIGNUP_MESSAGES.resendLimit, options);
}

/** Repeats count by the address, as sign-ups do: nobody's inbox is filled by asking again and again. */
async function refusal(
  trx: Transaction<Database>,
  deps: Deps,
  signup: WaitingSignup,
  now: number,
): Promise<FlyleafError | null> {
  const limits = deps.config.signupLimits;
  const secret = deps.config.secrets[0] ?? '';
  const rows = limitRows({ limits, subjects: { address: signup.emailKey }, secret, now });
  return refusalByLimit(limits, await countLimits(trx, rows), now);
}

/** Only those who were mailed before are mailed again; for the others it looks the same. */
function isMailed(signup: WaitingSignup): signup is WaitingSignup & {
  outcome: 'confirm' | 'already-subscribed';
} {
  const wanted = { confirm: 'pending', 'already-subscribed': 'confirmed' } as const;
  const { outcome } = signup;
  if (outcome !== 'confirm' && outcome !== 'already-subscribed') return false;
  return signup.state === wanted[outcome];
}

async function order(
  trx: Transaction<Database>,
  deps: Deps,
  signup: WaitingSignup,
): Promise<MailOrder> {
  const now = deps.clock.now();
  if (signup.mails > RESEND_MAX) return { kind: 'refused', error: overLimit() };
  if (now - signup.lastMailAt < RESEND_PAUSE)
    return { kind: 'refused', error: tooSoon(signup, now) };
  const error = await refusal(trx, deps, signup, now);
  if (error !== null) return { kind: 'refused', error };
  const number = await takeMail(trx, signup.id, now, now - RESEND_PAUSE);
  // Another request was faster.
  if (number === null)
    return { kind: 'refused', error: tooSoon({ ...signup, lastMailAt: now }, now) };
  if (!isMailed(signup)) return { kind: 'ordered' };
  await queueMail(trx, {
    kind: signup.outcome,
    signup: signup.id,
    subscription: signup.subscriptionId,
    publication: signup.publicationId,
    recipient: signup.email,
    number,
    now,
  });
  return { kind: 'ordered' };
}

/** Queues another mail of a sign-up, within its pause and its number. */
export async function orderMail(deps: Deps, signup: WaitingSignup): Promise<MailOrder> {
  const result = await deps.db.write((trx) => order(trx, deps, signup));
  if (result.kind === 'ordered') deps.mail.wake();
  return result;
}

/**
 * Sends the mail of a sign-up once more, for the browser that asked for it; milliseconds until the next may be
 * asked for. FlyleafError resend_too_soon, resend_limit, too_many_requests or signup_not_found.
 */
export async function resend(deps: Deps, key: SignupKey): Promise<number> {
  const signup = await findOwnSignup(deps, key);
  const result = await orderMail(deps, signup);
  if (result.kind === 'refused') throw result.error;
  return RESEND_PAUSE;
}
