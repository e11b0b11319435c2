import { LOGIN_LIFETIME } from '../../src/session/session-limits.ts';

/** One limit: so many in a window. */
export interface Limit {
  count: number;
  /** Milliseconds. */
  window: number;
}

/** Limits by what is counted. */
export type Limits<Name extends string> = Readonly<Record<Name, Limit>>;

/** What sign-ups are counted by. */
export const LIMIT_NAMES = ['ip', 'address', 'domain', 'publication'] as const;

export type SignupLimits = Limits<(typeof LIMIT_NAMES)[number]>;

/**
 * What sign-ins are counted by: requests of a client, mails to an address, requests in all, wrong codes of an address, tries at
 * the password of an address.
 */
export const LOGIN_LIMIT_NAMES = ['ip', 'address', 'all', 'codes', 'passwords'] as const;

export type LoginLimits = Limits<(typeof LOGIN_LIMIT_NAMES)[number]>;

/** What sign-ups are held to where nothing is said. */
export const DEFAULT_LIMITS: SignupLimits = {
  ip: { count: 20, window: 600_000 },
  address: { count: 5, window: 3_600_000 },
  domain: { count: 500, window: 3_600_000 },
  publication: { count: 20_000, window: 3_600_000 },
};

/**
 * Mails to an address are counted in windows as long as a mail's link works. So there is always a mail left, or a link
 * that works: nobody who asks for somebody else's mails keeps them from signing in.
 */
export const DEFAULT_LOGIN_LIMITS: LoginLimits = {
  ip: { count: 20, window: 600_000 },
  address: { count: 3, window: LOGIN_LIFETIME },
  all: { count: 5_000, window: 600_000 },
  codes: { count: 30, window: 86_400_000 },
  passwords: { count: 30, window: 86_400_000 },
};
