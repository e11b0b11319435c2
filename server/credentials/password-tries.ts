import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { LoginLimits } from '../platform/config.ts';
import { clientPrefix } from '../signup/client-prefix.ts';
import { limitsOver, tooManyRequests } from '../signup/limits.service.ts';
import { countLimits, limitRows } from '../signup/limits.store.ts';
import type { LimitSubjects } from '../signup/limits.store.ts';
import { clientIp } from '../signup/signup-request.ts';
import { LOGIN_COUNTERS } from '../session/login.service.ts';

type Counted = 'ip' | 'passwords';

/**
 * Counts one try before it is made, so that parallel ones can't get more than there are. FlyleafError too_many_requests: of
 * the same limits whether the address is known or not.
 */
async function countTry(deps: Deps, subjects: LimitSubjects<Counted>): Promise<void> {
  const { ip, passwords } = deps.config.loginLimits;
  const limits: Pick<LoginLimits, Counted> = { ip, passwords };
  const now = deps.clock.now();
  const secret = deps.config.secrets[0] ?? '';
  const rows = limitRows<Counted>({ limits, subjects, secret, now, kind: LOGIN_COUNTERS });
  const counts = await deps.db.write((trx) => countLimits(trx, rows));
  const over = limitsOver(limits, counts, ['ip', 'passwords']);
  const error = tooManyRequests(limits, over, now);
  if (error !== null) throw error;
}

/**
 * Counts a try to sign in: by network and by address. A browser in which the reader signed in before has tries of its own,
 * so that nobody who guesses elsewhere keeps it out.
 */
export function countSignInTry(
  deps: Deps,
  request: FastifyRequest,
  emailKey: string,
  known: string | null,
): Promise<void> {
  if (known !== null) return countTry(deps, { passwords: `browser|${known}` });
  const ip = clientPrefix(clientIp(deps, request));
  return countTry(deps, { ip, passwords: `address|${emailKey}` });
}

/** Counts a try to sign in that names no address: by network alone. */
export function countNetworkTry(deps: Deps, request: FastifyRequest): Promise<void> {
  return countTry(deps, { ip: clientPrefix(clientIp(deps, request)) });
}

/** Counts a try at the current password by somebody who is signed in. */
export function countOwnTry(deps: Deps, userId: number): Promise<void> {
  return countTry(deps, { passwords: `own|${userId}` });
}
