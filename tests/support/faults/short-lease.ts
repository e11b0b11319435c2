/** Milliseconds that a sender may keep a mail before another may take it over. */
export const MAIL_LEASE = 2_000;

/** A mail that a killed sender had claimed, or that failed, is tried again soon: tests need not wait. */
export const SHORT_LEASE = { MAIL_LEASE: String(MAIL_LEASE), MAIL_RETRY: '200' } as const;
