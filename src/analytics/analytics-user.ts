/** What analytics reads of a user (spec reader-flows §3). */
export interface AnalyticsUser {
  id?: number | null | undefined;
  is_magic?: boolean | null | undefined;
  is_global_admin?: boolean | null | undefined;
}

/**
 * The id of a magic user, who came by a link without signing in; null for everyone else. (spec reader-flows §6)
 * @decided Ids of other users stay out of the events: the specification asks for the magic user's only.
 */
export function magicUserId(user: AnalyticsUser | null | undefined): number | null {
  return user?.is_magic === true ? (user.id ?? null) : null;
}

/** Whether events are printed to the console: only for a global admin. (spec reader-flows §6; readings.md) */
export function logsEvents(user: AnalyticsUser | null | undefined): boolean {
  return user?.is_global_admin === true;
}
