import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { FlyleafError, fieldError } from '../../src/errors/flyleaf-error.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.store.ts';
import type { LoginLimits } from '../platform/limit-settings.ts';
import { newId } from '../platform/random.ts';
import type { Publication } from '../publications/publication.ts';
import { readAddress } from '../signup/address.ts';
import { clientPrefix } from '../signup/client-prefix.ts';
import { checkFormToken } from '../signup/form-token.ts';
import { limitsOver, tooManyRequests } from '../signup/limits.service.ts';
import { countLimits, limitRows } from '../signup/limits.store.ts';
import type { LimitCounts, LimitRow } from '../signup/limits.store.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';
import { addLogin, findLoginByNonce, findReader } from './login.store.ts';

/** Everything that one request to sign in says. */
export interface LoginAttempt {
  /** The publication that it is asked for; null for none. */
  publication: Publication | null;
  /** Origin of the page, already known to be the platform's. */
  origin: string;
  /** Address of the client. */
  ip: string;
  email: string;
  formToken: string | undefined;
  /** Where to go afterwards, already allowed; null for the account. */
  redirect: string | null;
  /** Of the mail. */
  language: string;
}

interface CheckedAttempt extends LoginAttempt {
  key: string;
  nonce: string;
  hash: string;
  rows: readonly LimitRow<Counted>[];
  now: number;
}

type Counted = 'ip' | 'address' | 'all';
type Decision = { kind: 'kept'; id: string } | { kind: 'refused'; error: FlyleafError };

/** What keeps the counters of sign-ins from those of sign-ups. */
export const LOGIN_COUNTERS = 'login-';

const refused = (error: FlyleafError): Decision => ({ kind: 'refused', error });

/** The address itself is kept of readers alone; this tells only whether two requests name the same. */
function hashAddress(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`login-address|${key}`).digest('base64url');
}

function check(deps: Deps, attempt: LoginAttempt): CheckedAttempt {
  const { publication, origin } = attempt;
  const address = readAddress(attempt.email);
  if (address === null) throw fieldError('invalid_email', 'email', SIGNUP_MESSAGES.email);
  const scope = { form: 'login', publicationId: publication?.id ?? 0, origin } as const;
  const nonce = checkFormToken(deps, scope, attempt.formToken);
  const now = deps.clock.now();
  const secret = deps.config.secrets[0] ?? '';
  const subjects = { ip: clientPrefix(attempt.ip), address: address.key, all: 'all' };
  const limits = deps.config.loginLimits;
  const rows = limitRows<keyof LoginLimits>({
    limits,
    subjects,
    secret,
    now,
    kind: LOGIN_COUNTERS,
  }) as LimitRow<Counted>[];
  const hash = hashAddress(secret, address.key);
  return { ...attempt, key: address.key, nonce, hash, rows, now };
}

/**
 * A client that asks too often is refused. When all of them do, whoever has not asked yet still may: a flood keeps no reader
 * out.
 */
function refusal(deps: Deps, counts: LimitCounts<Counted>, now: number): FlyleafError | null {
  const limits = deps.config.loginLimits;
  const names: readonly Counted[] = (counts.ip ?? 0) > 1 ? ['ip', 'all'] : ['ip'];
  return tooManyRequests(limits, limitsOver(limits, counts, names), now);
}

/** Keeps the sign-in and its mail: the same statements whether the address is known or not. */
async function keep(
  trx: Transaction<Database>,
  deps: Deps,
  attempt: CheckedAttempt,
  isMailed: boolean,
): Promise<Decision> {
  const { publication, now } = attempt;
  const reader = await findReader(trx, attempt.key);
  const id = newId(deps.random, now);
  const publicationId = publication?.id ?? null;
  await addLogin(trx, {
    id,
    user_id: reader?.id ?? null,
    publication_id: publicationId,
    form_nonce: attempt.nonce,
    request_hash: attempt.hash,
    redirect: attempt.redirect,
    language: attempt.language,
    code_tries: 0,
    mails: isMailed ? 1 : 0,
    last_mail_at: now,
    created_at: now,
    used_at: null,
  });
  if (isMailed) {
    // Nobody's mail waits too, for nobody; the sender passes over it.
    const recipient = reader?.email ?? '';
    await queueMail(trx, { kind: 'login', login: id, publication: publicationId, recipient, now });
  }
  return { kind: 'kept', id };
}

async function decide(
  trx: Transaction<Database>,
  deps: Deps,
  attempt: CheckedAttempt,
): Promise<Decision> {
  const earlier = await findLoginByNonce(trx, attempt.nonce);
  if (earlier !== null) {
    if (earlier.request_hash === attempt.hash) return { kind: 'kept', id: earlier.id };
    return refused(new FlyleafError('form_token_used', SIGNUP_MESSAGES.tokenUsed));
  }
  const counts = await countLimits(trx, attempt.rows);
  const error = refusal(deps, counts, attempt.now);
  if (error !== null) return refused(error);
  const over = limitsOver(deps.config.loginLimits, counts, ['address'] as const);
  return keep(trx, deps, attempt, over.length === 0);
}

/**
 * Asks for a sign-in mail, in one transaction; the id of the sign-in. Nothing tells whether the address is known, or whether
 * one more mail goes there: an inbox that has had enough has a link that still works. FlyleafError for what is wrong
 * with the attempt. The same token with the same address is answered the same and does nothing.
 */
export async function requestLogin(deps: Deps, attempt: LoginAttempt): Promise<string> {
  const checked = check(deps, attempt);
  const decision = await deps.db.write((trx) => decide(trx, deps, checked));
  if (decision.kind === 'refused') throw decision.error;
  deps.mail.wake();
  return decision.id;
}
