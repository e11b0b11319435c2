import type { Transaction } from 'kysely';
import { FlyleafError, fieldError } from '../../src/errors/flyleaf-error.ts';
import { normaliseCode } from '../../src/signup/normalise-code.ts';
import { CODE_LIFETIME, CODE_MAX_TRIES } from '../../src/signup/signup-limits.ts';
import { judgeConfirmation } from '../../src/signup/judge-confirmation.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { verifyCode } from '../platform/tokens.ts';
import { confirm } from './confirm.service.ts';
import { takeCodeTry } from './confirm.store.ts';
import type { WaitingSignup } from './confirm.store.ts';
import { limitsOver } from './limits.service.ts';
import { countLimits, limitRows } from './limits.store.ts';
import { findOwnSignup } from './resend.service.ts';
import type { SignupKey } from './resend.service.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

/** What keeps the counters of codes typed here from those of sign-ins. */
const SIGNUP_COUNTERS = 'signup-';
/** Seconds after which a sign-up anew may help where the code is dead. */
const AFTER_LOCK = 600;

function locked(): FlyleafError {
  return new FlyleafError('code_locked', SIGNUP_MESSAGES.codeLocked, { retryAfter: AFTER_LOCK });
}

/** Of `tries` tries that were taken. */
function wrong(tries: number): FlyleafError {
  const tries_left = CODE_MAX_TRIES - tries;
  return fieldError('code_wrong', 'code', SIGNUP_MESSAGES.codeWrong(tries_left), { tries_left });
}
const expired = () => fieldError('code_expired', 'code', SIGNUP_MESSAGES.codeExpired);

/** A code only ever fits a sign-up that was mailed one. */
function isRight(deps: Deps, signup: WaitingSignup, code: string): boolean {
  return verifyCode(deps.config.secrets, signup.id, code) && signup.outcome === 'confirm';
}

/** Whether the code of its last mail is still one: as young as one that signs in. */
const isYoung = ({ lastMailAt }: WaitingSignup, now: number) => now - lastMailAt <= CODE_LIFETIME;

/** What a right code leads to. */
async function redeem(
  trx: Transaction<Database>,
  signup: WaitingSignup,
  requestId: string,
  now: number,
): Promise<FlyleafError | null> {
  const state = judgeConfirmation({ ...signup, now });
  if (state === 'done') return null;
  if (state !== 'ready' || !isYoung(signup, now)) return expired();
  await confirm(trx, signup, { means: 'code', requestId }, now);
  return null;
}

/** Counts a typed code; whether an address has had too many of them today for one to tell who typed it. */
async function isGuessed(
  trx: Transaction<Database>,
  { config, clock }: Deps,
  { emailKey }: WaitingSignup,
): Promise<boolean> {
  const limits = { codes: config.loginLimits.codes };
  const secret = config.secrets[0] ?? '';
  const subjects = { codes: emailKey };
  const rows = limitRows({ limits, subjects, secret, now: clock.now(), kind: SIGNUP_COUNTERS });
  return limitsOver(limits, await countLimits(trx, rows), ['codes']).length > 0;
}

/** A sign-up that is confirmed, by a right code. */
export interface ConfirmedByCode {
  userId: number;
  email: string;
  /** Whether the code tells who typed it: it is young, and nobody guesses at the address. */
  isFresh: boolean;
}

/** What a typed code leads to: an error, or nothing when the address is confirmed. */
async function tryCode(
  trx: Transaction<Database>,
  deps: Deps,
  signup: WaitingSignup,
  { code, requestId, now }: { code: string; requestId: string; now: number },
): Promise<FlyleafError | null> {
  const right = isRight(deps, signup, code);
  if (!(await takeCodeTry(trx, signup.id, right))) return locked();
  if (right) return redeem(trx, signup, requestId, now);
  const tries = signup.codeTries + 1;
  return tries < CODE_MAX_TRIES ? wrong(tries) : locked();
}

/**
 * Confirms by the typed code, in the browser that asked for it. Idempotent.
 * FlyleafError code_wrong, code_expired, code_locked or signup_not_found. A wrong code of an old mail counts
 * too; text that can't be a code does not.
 */
export async function confirmByCode(
  deps: Deps,
  key: SignupKey,
  typed: string,
  requestId: string,
): Promise<ConfirmedByCode> {
  const signup = await findOwnSignup(deps, key);
  const code = normaliseCode(typed);
  if (signup.codeTries >= CODE_MAX_TRIES) throw locked();
  if (code === null) throw wrong(signup.codeTries);
  const now = deps.clock.now();
  const { guessed, error } = await deps.db.write(async (trx) => ({
    guessed: await isGuessed(trx, deps, signup),
    error: await tryCode(trx, deps, signup, { code, requestId, now }),
  }));
  if (error !== null) throw error;
  const { userId, email } = signup;
  return { userId, email, isFresh: !guessed && isYoung(signup, now) };
}
