/** Milliseconds that a sender may keep a mail before another may take it over. */
export const MAIL_LEASE = 1_000;

/** A mail that a killed sender had claimed is sent again soon, so that tests need not wait. */
export const SHORT_LEASE = { MAIL_LEASE: String(MAIL_LEASE) } as const;
