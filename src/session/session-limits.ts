/**
 * Milliseconds that the link and the code of a sign-in mail are good for, counted from the mail (ASVS 6.5.5).
 */
export const LOGIN_LIFETIME = 10 * 60 * 1_000;
/**
 * Milliseconds after which a sign-in mail that could not be sent is not sent any more.
 * @decided An hour: a mail server that asks to come back later is waited for, a reader is not surprised the next day.
 */
export const LOGIN_MAIL_WITHIN = 60 * 60 * 1_000;
/** Wrong tries before the code of a sign-in mail is dead; its link goes on working (ASVS 6.6.3). */
export const LOGIN_CODE_MAX_TRIES = 5;
/**
 * Milliseconds in which the browser that asked may sign in once more with what it has used already: its answer was lost.
 * @decided One minute: a double click, or a connection that broke.
 */
export const LOGIN_REPEAT_WITHIN = 60 * 1_000;

/** Milliseconds without a visit after which a session is over (ASVS 7.3.1). */
export const SESSION_IDLE = 90 * 24 * 60 * 60 * 1_000;
/** Milliseconds after which a session is over in any case (ASVS 7.3.2). */
export const SESSION_ABSOLUTE = 365 * 24 * 60 * 60 * 1_000;
/**
 * Milliseconds after signing in for which a session may change what is sensitive (ASVS 7.5.1).
 * @decided A quarter of an hour: long enough to find a page and fill it in.
 */
export const SESSION_FRESH = 15 * 60 * 1_000;
/** Milliseconds between two notes of a visit: reading pages writes next to nothing (issue 5, Sessions). */
export const SESSION_SEEN_EVERY = 60 * 60 * 1_000;

/**
 * Characters of the longest address that signing in leads to (spec links-and-rules §2, `redirect`).
 * @decided As long as the way back of a sign-up; a longer one is left out.
 */
export const REDIRECT_MAX_LENGTH = 2_000;
