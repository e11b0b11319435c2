/** What is kept for a while after it is of no more use: sign-ins, ended sessions, mails that were sent, the log of acts. */
export const KEEP_NAMES = ['logins', 'sessions', 'mails', 'audit'] as const;

/** Milliseconds. */
export type Keep = Readonly<Record<(typeof KEEP_NAMES)[number], number>>;

/** Milliseconds of a day: periods are set in days. */
export const KEEP_DAY = 86_400_000;

/** The longest period, in days: ten years. */
export const KEEP_MOST = 3_650;

/** A week answers who clicks late; a month is enough to look into what went wrong; a year shows who did what. */
export const DEFAULT_KEEP: Keep = {
  logins: 7 * KEEP_DAY,
  sessions: 30 * KEEP_DAY,
  mails: 30 * KEEP_DAY,
  audit: 365 * KEEP_DAY,
};
