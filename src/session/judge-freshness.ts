/**
 * Milliseconds after signing in for which a reader need not prove again who they are (ASVS 7.5.1).
 * @decided Ten minutes: as long as the mail that signs in works.
 */
export const SESSION_FRESH = 10 * 60 * 1_000;

/** Whether a session is young enough for what is sensitive: credentials, the address, the account's end (ASVS 7.5.1). */
export function isSessionFresh({ createdAt, now }: { createdAt: number; now: number }): boolean {
  const age = now - createdAt;
  return age >= 0 && age <= SESSION_FRESH;
}
