import type { Transaction } from 'kysely';
import { FlyleafError, fieldError } from '../../src/errors/flyleaf-error.ts';
import { judgeLogin, mayRepeatLogin } from '../../src/session/judge-login.ts';
import type { LoginState } from '../../src/session/judge-login.ts';
import { LOGIN_CODE_MAX_TRIES } from '../../src/session/session-limits.ts';
import { normaliseCode } from '../../src/signup/normalise-code.ts';
import type { ActDetails, SignInMeans } from '../audit/acts.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { verifyCode, verifyToken } from '../platform/tokens.ts';
import { countLimits, limitRows } from '../signup/limits.store.ts';
import { LOGIN_COUNTERS } from './login.service.ts';
import { findLogin, lockLogin, takeLoginTry, useLogin } from './login.store.ts';
import type { WaitingLogin } from './login.store.ts';
import { SESSION_MESSAGES } from './session.messages.ts';
import { startSession } from './session.service.ts';
import { endReplaced } from './end-session.service.ts';
import type { EndedSession } from './session.store.ts';

/** A sign-in of a reader who was sent a mail: nothing else ever signs in. */
export type MailedLogin = WaitingLogin & { userId: number; email: string };

/** The browser that wants to sign in. */
export interface Browser {
  userAgent: string;
  /** Hash of the session cookie that it has already; null for none. */
  sessionHash: string | null;
  /** The proof that it asked for a mail; '' for none. */
  secret: string;
  /** The request in which it asks. */
  requestId: string;
}

/** What the link of a sign-in mail says at this moment. */
export interface OpenedLogin {
  /** `elsewhere`: good, but asked for by another browser. */
  state: LoginState | 'elsewhere';
  login: MailedLogin;
}

/** What became of the attempt to sign in. */
export type Redeemed = { kind: 'session'; token: string } | { kind: 'refused'; state: LoginState };

function isMailed(login: WaitingLogin | null): login is MailedLogin {
  return login !== null && login.userId !== null && login.email !== null && login.mails > 0;
}

/** The sign-in that this browser asked for; null without its proof. */
function ownId(deps: Pick<Deps, 'config'>, { secret }: Browser): string | null {
  return verifyToken(deps.config.secrets, 'login-browser', secret);
}

function stateNow(deps: Deps, login: MailedLogin, isOwn: boolean): OpenedLogin['state'] {
  const now = deps.clock.now();
  const state = judgeLogin({ ...login, now });
  if (isOwn) return mayRepeatLogin({ ...login, now }) ? 'ready' : state;
  return state === 'ready' ? 'elsewhere' : state;
}

/** Where the link with this token leads; null when it was never meant to lead anywhere. Changes nothing. */
export async function openLogin(
  deps: Deps,
  token: string,
  browser: Browser,
): Promise<OpenedLogin | null> {
  const id = verifyToken(deps.config.secrets, 'login', token);
  const login = id === null ? null : await findLogin(deps.db.kysely, id);
  if (!isMailed(login)) return null;
  return { login, state: stateNow(deps, login, ownId(deps, browser) === login.id) };
}

/**
 * Signs in, once. The browser that asked may repeat it within a minute, since it still has its proof and so not the answer:
 * the session that got lost ends. Its session of before ends too.
 */
async function redeem(
  trx: Transaction<Database>,
  deps: Deps,
  login: MailedLogin,
  browser: Browser,
  means: SignInMeans,
): Promise<Redeemed> {
  const now = deps.clock.now();
  const isOwn = ownId(deps, browser) === login.id;
  const state = judgeLogin({ ...login, now });
  const isFirst = state === 'ready' && (await useLogin(trx, login.id, now));
  const replaced: EndedSession[] = [];
  if (!isFirst) {
    const usedAt = state === 'ready' ? now : login.usedAt;
    if (state === 'expired' || !isOwn || !mayRepeatLogin({ usedAt, now })) {
      return { kind: 'refused', state: state === 'expired' ? state : 'used' };
    }
    await lockLogin(trx, login.id);
    const lost = { userId: login.userId, loginId: login.id };
    replaced.push(...(await endReplaced(trx, lost, browser.requestId, now)));
  }
  const { sessionHash, userAgent, requestId } = browser;
  if (sessionHash !== null) {
    const tokenHash = sessionHash;
    replaced.push(...(await endReplaced(trx, { tokenHash }, requestId, now)));
  }
  const session = { userId: login.userId, loginId: login.id, userAgent, means, requestId };
  return { kind: 'session', token: await startSession(trx, deps, { ...session, replaced }) };
}

/** Signs in by the link, if it is still good. */
export function redeemLink(deps: Deps, login: MailedLogin, browser: Browser): Promise<Redeemed> {
  return deps.db.write((trx) => redeem(trx, deps, login, browser, 'link'));
}

const wrong = (tries: number) =>
  fieldError('code_wrong', 'code', SESSION_MESSAGES.codeWrong(LOGIN_CODE_MAX_TRIES - tries));
const locked = () => fieldError('code_locked', 'code', SESSION_MESSAGES.codeLocked);
const expired = () => fieldError('code_expired', 'code', SESSION_MESSAGES.codeExpired);

/** How many tries an address has had today beyond those it has. The mailed link is not counted: it can't be guessed. */
async function triesOver(trx: Transaction<Database>, deps: Deps, login: WaitingLogin) {
  const limits = deps.config.loginLimits;
  const rows = limitRows<'codes'>({
    limits: { codes: limits.codes },
    subjects: { codes: login.requestHash },
    secret: deps.config.secrets[0] ?? '',
    now: deps.clock.now(),
    kind: LOGIN_COUNTERS,
  });
  const { codes = 0 } = await countLimits(trx, rows);
  return codes - limits.codes.count;
}

/** Notes the try that shut the door, and none of those that find it shut. */
async function lock(
  trx: Transaction<Database>,
  deps: Deps,
  login: WaitingLogin,
  { requestId }: Browser,
  why: ActDetails['sign_in_refused']['why'],
): Promise<FlyleafError> {
  const doer = { userId: login.userId, sessionId: null, requestId };
  const detail = { means: 'code', why } as const;
  await recordAct(trx, { act: 'sign_in_refused', at: deps.clock.now(), ...doer, detail });
  return locked();
}

async function tryCode(
  trx: Transaction<Database>,
  deps: Deps,
  login: WaitingLogin,
  code: string,
  browser: Browser,
): Promise<FlyleafError | string> {
  const over = await triesOver(trx, deps, login);
  if (over > 0) return over === 1 ? lock(trx, deps, login, browser, 'day_locked') : locked();
  const right = verifyCode(deps.config.secrets, login.id, code) && isMailed(login);
  const tries = await takeLoginTry(trx, login.id, right);
  if (tries === null) return locked();
  if (!right) {
    if (tries < LOGIN_CODE_MAX_TRIES) return wrong(tries);
    return lock(trx, deps, login, browser, 'mail_locked');
  }
  const redeemed = await redeem(trx, deps, login, browser, 'code');
  return redeemed.kind === 'session' ? redeemed.token : expired();
}

/** A sign-in by its typed code. */
export interface CodeLogin {
  login: WaitingLogin;
  token: string;
}

/** The sign-in that waits in this browser. FlyleafError login_not_found. */
export async function findOwnLogin(deps: Deps, browser: Browser): Promise<WaitingLogin> {
  const id = ownId(deps, browser);
  const login = id === null ? null : await findLogin(deps.db.kysely, id);
  if (login !== null) return login;
  throw new FlyleafError('login_not_found', SESSION_MESSAGES.loginNotFound);
}

/**
 * Signs in by the typed code, in the browser that asked for the mail. FlyleafError code_wrong, code_expired, code_locked or
 * login_not_found: the same for an address that nobody has. Text that can't be a code is not counted.
 */
export async function redeemCode(deps: Deps, browser: Browser, typed: string): Promise<CodeLogin> {
  const login = await findOwnLogin(deps, browser);
  const code = normaliseCode(typed);
  if (login.codeTries >= LOGIN_CODE_MAX_TRIES) throw locked();
  if (code === null) throw wrong(login.codeTries);
  const outcome = await deps.db.write((trx) => tryCode(trx, deps, login, code, browser));
  if (outcome instanceof FlyleafError) throw outcome;
  return { login, token: outcome };
}
