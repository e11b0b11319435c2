import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { secondsToNextWindow } from '../../src/signup/limit-window.ts';
import type { Deps } from '../deps.ts';
import type { SignupLimits } from '../platform/config.ts';
import { forgetWindows } from './limits.store.ts';
import type { LimitCounts } from './limits.store.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

/** Those that answer 429: one client or one address. The others hold back for review. */
const REFUSING = ['ip', 'address'] as const;
const HOLDING = ['domain', 'publication'] as const;

function isOver(limits: SignupLimits, counts: LimitCounts, name: keyof SignupLimits): boolean {
  return (counts[name] ?? 0) > limits[name].count;
}

/** The refusal, with the seconds to wait, when a client or an address asks too often; null otherwise. */
export function refusalByLimit(
  limits: SignupLimits,
  counts: LimitCounts,
  now: number,
): FlyleafError | null {
  const over = REFUSING.filter((name) => isOver(limits, counts, name));
  if (over.length === 0) return null;
  const waits = over.map((name) => secondsToNextWindow(now, limits[name].window));
  return new FlyleafError('too_many_requests', SIGNUP_MESSAGES.tooMany, {
    retryAfter: Math.max(...waits),
    metadata: { limits: over },
  });
}

/** Why a sign-up is held for review by the limits: `domain-limit`, `publication-limit`; null when it is not. */
export function holdByLimit(limits: SignupLimits, counts: LimitCounts): string | null {
  const over = HOLDING.find((name) => isOver(limits, counts, name));
  return over === undefined ? null : `${over}-limit`;
}

/** Forgets every window that can't matter any more. */
export async function sweepLimits(deps: Pick<Deps, 'config' | 'db' | 'clock'>): Promise<void> {
  const longest = Math.max(...Object.values(deps.config.signupLimits).map((limit) => limit.window));
  const before = deps.clock.now() - longest;
  await deps.db.write((trx) => forgetWindows(trx, before));
}
