/** Paths of the plan step, of invitations and of referrals. */
export const PLAN_PATHS = {
  /** What the plan step posts to. */
  plan: '/subscribe/plan',
  /** Subscribes a signed-in reader by one click. */
  once: '/subscribe/once',
  invite: '/invite',
  /** With the key or token of who refers behind it. */
  refer: '/refer/',
} as const;
