import type { Kysely } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { secondsToNextWindow } from '../../src/signup/limit-window.ts';
import { ADDRESS_CHANGE_LIMITS } from '../account/address-change-limits.ts';
import type { Database } from '../db/tables.ts';
import type { Config } from '../platform/config.ts';
import type { Limits, SignupLimits } from '../platform/limit-settings.ts';
import { forgetWindows } from './limits.store.ts';
import type { LimitCounts } from './limits.store.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

/** Those that answer 429: one client or one address. The others hold back for review. */
const REFUSING = ['ip', 'address'] as const;
const HOLDING = ['domain', 'publication'] as const;

/** Those of these limits that were counted past. */
export function limitsOver<Name extends string>(
  limits: Limits<Name>,
  counts: LimitCounts<Name>,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => (counts[name] ?? 0) > limits[name].count);
}

/** The refusal where some limits were passed, with the seconds to wait; null where none was. */
export function tooManyRequests<Name extends string>(
  limits: Limits<Name>,
  over: readonly Name[],
  now: number,
): FlyleafError | null {
  if (over.length === 0) return null;
  const waits = over.map((name) => secondsToNextWindow(now, limits[name].window));
  return new FlyleafError('too_many_requests', SIGNUP_MESSAGES.tooMany, {
    retryAfter: Math.max(...waits),
    metadata: { limits: over },
  });
}

/** The refusal, with the seconds to wait, when a client or an address asks too often; null otherwise. */
export function refusalByLimit(
  limits: SignupLimits,
  counts: LimitCounts<keyof SignupLimits>,
  now: number,
): FlyleafError | null {
  return tooManyRequests(limits, limitsOver(limits, counts, REFUSING), now);
}

/** Why a sign-up is held for review by the limits: `domain-limit`, `publication-limit`; null when it is not. */
export function holdByLimit(
  limits: SignupLimits,
  counts: LimitCounts<keyof SignupLimits>,
): string | null {
  const [over] = limitsOver(limits, counts, HOLDING);
  return over === undefined ? null : `${over}-limit`;
}

/** Forgets windows that can't matter any more, so many at most; how many. */
export async function forgetLimits(
  trx: Kysely<Database>,
  means: { config: Pick<Config, 'signupLimits' | 'loginLimits'>; now: number; limit: number },
): Promise<number> {
  const { config, now, limit } = means;
  const { codes, passwords, ...loginLimits } = config.loginLimits;
  const short = [...Object.values(config.signupLimits), ...Object.values(loginLimits)];
  const long = [codes, passwords, ...Object.values(ADDRESS_CHANGE_LIMITS)];
  const [longest = 0, longer = 0] = [short, long].map((all) =>
    Math.max(...all.map(({ window }) => window)),
  );
  const others = await forgetWindows(trx, now - longest, 'others', limit);
  return others + (await forgetWindows(trx, now - longer, 'long', limit - others));
}
