import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { LoginLimits } from '../platform/limit-settings.ts';
import { clientPrefix } from '../signup/client-prefix.ts';
import { limitsOver, tooManyRequests } from '../signup/limits.service.ts';
import { countLimits, limitRows } from '../signup/limits.store.ts';
import type { LimitSubjects } from '../signup/limits.store.ts';
import { clientIp } from '../signup/signup-request.ts';
import { LOGIN_COUNTERS } from '../session/login.service.ts';
import type { FoundSession } from '../session/session.store.ts';

type Counted = 'ip' | 'passwords';

/** Whose password is tried, and in which request. */
interface Tried {
  /** Null when nobody has the address. */
  userId: number | null;
  /** Null for nobody signed in. */
  sessionId: string | null;
  requestId: string;
}

/** Notes the try that shut the door, and none of those that find it shut. */
async function noteLock(
  trx: Transaction<Database>,
  deps: Deps,
  tried: Tried,
  tries: number,
): Promise<void> {
  if (tries !== deps.config.loginLimits.passwords.count + 1) return;
  const detail = { means: 'password', why: 'day_locked' } as const;
  await recordAct(trx, { act: 'sign_in_refused', at: deps.clock.now(), ...tried, detail });
}

/**
 * Counts one try before it is made, so that parallel ones can't get more than there are. FlyleafError too_many_requests: of
 * the same limits whether the address is known or not.
 */
async function countTry(deps: Deps, subjects: LimitSubjects<Counted>, tried: Tried): Promise<void> {
  const { ip, passwords } = deps.config.loginLimits;
  const limits: Pick<LoginLimits, Counted> = { ip, passwords };
  const now = deps.clock.now();
  const secret = deps.config.secrets[0] ?? '';
  const rows = limitRows<Counted>({ limits, subjects, secret, now, kind: LOGIN_COUNTERS });
  const counts = await deps.db.write(async (trx) => {
    const counted = await countLimits(trx, rows);
    await noteLock(trx, deps, tried, counted.passwords ?? 0);
    return counted;
  });
  const over = limitsOver(limits, counts, ['ip', 'passwords']);
  const error = tooManyRequests(limits, over, now);
  if (error !== null) throw error;
}

/** Of whom a browser wants to be the reader. */
interface Wanted {
  emailKey: string;
  /** Null when nobody has the address. */
  userId: number | null;
  /** The id of a browser in which this reader signed in before; null for any other. */
  known: string | null;
}

/**
 * Counts a try to sign in: by network and by address. A browser in which the reader signed in before has tries of its own,
 * so that nobody who guesses elsewhere keeps it out.
 */
export function countSignInTry(
  deps: Deps,
  request: FastifyRequest,
  { emailKey, userId, known }: Wanted,
): Promise<void> {
  const tried = { userId, sessionId: null, requestId: request.id };
  if (known !== null) return countTry(deps, { passwords: `browser|${known}` }, tried);
  const ip = clientPrefix(clientIp(deps, request));
  return countTry(deps, { ip, passwords: `address|${emailKey}` }, tried);
}

/** Counts a try to sign in that names no address: by network alone. */
export function countNetworkTry(deps: Deps, request: FastifyRequest): Promise<void> {
  const tried = { userId: null, sessionId: null, requestId: request.id };
  return countTry(deps, { ip: clientPrefix(clientIp(deps, request)) }, tried);
}

/** Counts a try at the current password by somebody who is signed in. */
export function countOwnTry(
  deps: Deps,
  { userId, id: sessionId }: Pick<FoundSession, 'userId' | 'id'>,
  requestId: string,
): Promise<void> {
  return countTry(deps, { passwords: `own|${userId}` }, { userId, sessionId, requestId });
}
