import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { describeBrowser } from '../../src/session/describe-browser.ts';
import { isSessionAlive, isVisitNoted } from '../../src/session/judge-session.ts';
import { SESSION_ABSOLUTE } from '../../src/session/session-limits.ts';
import type { SignInMeans } from '../audit/acts.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { endSites, moveSites } from '../hand-back/reader-site.store.ts';
import { describeError } from '../platform/describe-error.ts';
import { newId } from '../platform/random.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';
import { addSession, findSession, noteVisit } from './session.store.ts';
import type { EndedSession, FoundSession } from './session.store.ts';

/** 256 bits. */
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;

/** What the database keeps of a token. It is long and random, so a plain hash can't be guessed back. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The hash of the session cookie that came along; null for none. */
export function sessionHash(
  deps: Pick<Deps, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
): string | null {
  const token = readCookie(deps.config, request, 'session');
  return TOKEN.test(token) ? hashToken(token) : null;
}

/** A visit that can't be noted does not keep its reader out. */
async function note(deps: Deps, session: FoundSession, now: number): Promise<void> {
  if (!isVisitNoted({ lastSeenAt: session.lastSeenAt, now })) return;
  try {
    await deps.db.write((trx) => noteVisit(trx, session.tokenHash, now));
  } catch (error) {
    deps.log.warn({ error: describeError(error) }, 'a visit was not noted');
  }
}

/** The session of whoever asks, if it still stands; null otherwise. */
export async function readSession(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<FoundSession | null> {
  const tokenHash = sessionHash(deps, request);
  const session = tokenHash === null ? null : await findSession(deps.db.kysely, tokenHash);
  const now = deps.clock.now();
  if (session === null || !isSessionAlive({ ...session, now })) return null;
  await note(deps, session, now);
  return session;
}

/** Whom a new session is for. */
export interface OpenedFor {
  userId: number;
  loginId: string;
  userAgent: string;
}

/** A session that just began: its id, and its token, which is kept nowhere but in the cookie. */
export interface OpenedSession {
  id: string;
  token: string;
}

/**
 * Opens a session in a transaction without a line in the audit log. For an act that ends all sessions and leaves this browser
 * its own, and says so itself; whoever signs in goes through `startSession`.
 */
export async function openSession(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'clock' | 'random'>,
  { userId, loginId, userAgent }: OpenedFor,
): Promise<OpenedSession> {
  const now = deps.clock.now();
  const id = newId(deps.random, now);
  const token = deps.random.bytes(TOKEN_BYTES).toString('base64url');
  await addSession(trx, {
    token_hash: hashToken(token),
    id,
    user_id: userId,
    login_id: loginId,
    ...describeBrowser(userAgent),
    created_at: now,
    last_seen_at: now,
    ended_at: null,
  });
  return { id, token };
}

/** Whom a new session is for, and why they get it. */
export interface NewSession extends OpenedFor {
  means: SignInMeans;
  requestId: string;
  /** The sessions of this browser that it takes the place of. */
  replaced: readonly EndedSession[];
}

/** Sites that knew the reader by an older session go on with the new one; those of somebody else end. */
async function handOn(
  trx: Transaction<Database>,
  replaced: readonly EndedSession[],
  { id, userId }: EndedSession,
  now: number,
): Promise<void> {
  for (const old of replaced) {
    const sites = { userId: old.userId, sessionId: old.id };
    if (old.userId === userId) await moveSites(trx, sites, id);
    else await endSites(trx, sites, now);
  }
}

/**
 * Starts a session in a transaction; its token, which is kept nowhere but in the cookie. Every way of signing in ends here, so
 * none is without its line in the audit log.
 */
export async function startSession(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'clock' | 'random'>,
  { means, requestId, replaced, ...who }: NewSession,
): Promise<string> {
  const { id, token } = await openSession(trx, deps, who);
  await handOn(trx, replaced, { id, userId: who.userId }, deps.clock.now());
  const doer = { userId: who.userId, sessionId: id, requestId };
  await recordAct(trx, { act: 'signed_in', at: deps.clock.now(), ...doer, detail: { means } });
  return token;
}

/** Gives the browser its session; the proof that it asked for the mail has served. */
export function giveSession(deps: Pick<Deps, 'config'>, reply: FastifyReply, token: string): void {
  setCookie(deps.config, reply, 'session', token, SESSION_ABSOLUTE);
  clearCookie(deps.config, reply, 'login');
}
