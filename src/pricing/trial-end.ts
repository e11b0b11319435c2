import { MAX_TIME } from '../time/max-time.ts';
import { DAY } from '../time/units.ts';
import { readWireTime } from './wire-time.ts';
import { trialDays } from './trial.ts';
import type { Coupon } from './coupon.ts';
import type { Plan } from './plan.ts';
import type { WireTime } from './wire-time.ts';

/** What the end of a trial depends on. */
export interface TrialFacts {
  plan: Pick<Plan, 'interval' | 'trial_period_days'>;
  coupon?: Coupon | null | undefined;
  /** The publication's own end of trials. */
  trial_end_override?: WireTime;
}

/**
 * When a trial ends that begins now (both UTC milliseconds): the latest of the publication's override, the plan's
 * days and the coupon's days; 0 for a plan that is paid once for ever, and when there is no trial. (spec
 * links-and-rules §4; reader-flows §3)
 *
 * @decided A trial that would end now or earlier is none. An override that is no date counts as absent, and an end
 * beyond the last date that computers count is that date.
 */
export function trialEnd(facts: TrialFacts, now: number): number {
  if (facts.plan.interval === 'forever') return 0;
  const override = readWireTime(facts.trial_end_override) ?? 0;
  const end = Math.max(override, now + trialDays(facts.plan, facts.coupon) * DAY);
  return end > now ? Math.min(end, MAX_TIME) : 0;
}
