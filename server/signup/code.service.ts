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
import { findOwnSignup } from './resend.service.ts';
import type { SignupKey } from './resend.service.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

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

/** What a right code leads to: an error, or nothing when the address is confirmed. */
async function redeem(
  trx: Transaction<Database>,
  signup: WaitingSignup,
  requestId: string,
  now: number,
): Promise<FlyleafError | null> {
  const state = judgeConfirmation({ ...signup, now });
  if (state === 'done') return null;
  const alive = state === 'ready' && now - signup.lastMailAt <= CODE_LIFETIME;
  if (!alive) return expired();
  await confirm(trx, signup, { means: 'code', requestId }, now);
  return null;
}

/**
 * Confirms by the typed code, in the browser that asked for it; answers the address. Idempotent.
 * FlyleafError code_wrong, code_expired, code_locked or signup_not_found. A wrong code of an old mail counts
 * too; text that can't be a code does not.
 */
export async function confirmByCode(
  deps: Deps,
  key: SignupKey,
  typed: string,
  requestId: string,
): Promise<string> {
  const signup = await findOwnSignup(deps, key);
  const code = normaliseCode(typed);
  if (signup.codeTries >= CODE_MAX_TRIES) throw locked();
  if (code === null) throw wrong(signup.codeTries);
  const right = isRight(deps, signup, code);
  const now = deps.clock.now();
  const error = await deps.db.write(async (trx) => {
    if (!(await takeCodeTry(trx, signup.id, right))) return locked();
    if (right) return redeem(trx, signup, requestId, now);
    const tries = signup.codeTries + 1;
    return tries < CODE_MAX_TRIES ? wrong(tries) : locked();
  });
  if (error !== null) throw error;
  return signup.email;
}
