/**
 * Milliseconds a form token must be old before use (DESIGN §6).
 * @decided One second: people need longer, most robots do not wait.
 */
export const FORM_TOKEN_MINIMUM_AGE = 1_000;
/**
 * Milliseconds a form token is good for (DESIGN §6).
 * @decided Two hours: a tab left open over lunch still works.
 */
export const FORM_TOKEN_LIFETIME = 2 * 60 * 60 * 1_000;
/**
 * Milliseconds a confirmation link is good for (issue 2, Confirmation).
 * @decided Three days: a weekend without mail is no loss.
 */
export const CONFIRM_LINK_LIFETIME = 3 * 24 * 60 * 60 * 1_000;
/**
 * Milliseconds that a sign-up which nobody confirms is kept after its last mail (issue 2, Confirmation).
 * @decided Thirty days: ten times as long as its link works, so that a late click is still told what happened. After that the
 * address is one that nobody has said yes for.
 */
export const UNCONFIRMED_KEPT = 30 * 24 * 60 * 60 * 1_000;
/** Milliseconds a typed code is good for, counted from the last mail (ASVS 6.5.5 asks for ten minutes). */
export const CODE_LIFETIME = 10 * 60 * 1_000;
/**
 * Digits of the typed code (ASVS 6.5).
 * @decided Six, as people know it; five tries and ten minutes make it safe.
 */
export const CODE_LENGTH = 6;
/** Wrong tries before a code is dead (ASVS 6.6.3). */
export const CODE_MAX_TRIES = 5;
/**
 * Milliseconds between two confirmation mails of one sign-up (issue 2, Confirmation).
 * @decided One minute: most mail has come by then.
 */
export const RESEND_PAUSE = 60_000;
/**
 * Repeats of the confirmation mail of one sign-up (issue 2, Confirmation).
 * @decided Three: more would make the form a way to flood an inbox.
 */
export const RESEND_MAX = 3;
