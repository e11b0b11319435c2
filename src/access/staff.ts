/** What of a user tells staff. */
export interface StaffFacts {
  is_global_admin?: boolean | null | undefined;
}

/** Whether a user is one of the platform's staff, a global admin; that is no level with any publication. (spec reader-flows §6; readings.md) */
export function isStaff(user: StaffFacts | null | undefined): boolean {
  return user?.is_global_admin === true;
}

/**
 * Whether a user may enter customer support mode from a host of some kind: staff, on the admin host only.
 * (spec links-and-rules §2; links-and-rules §6)
 *
 * @decided The spec says that the mode exists on the admin host, not for whom: it shows what belongs to others, so it is for
 * staff alone. It changes nobody's level: whoever is in it reads as the publication's own rules let them.
 */
export function canEnterSupportMode(
  user: StaffFacts | null | undefined,
  hostKind: string,
): boolean {
  return hostKind === 'admin' && isStaff(user);
}
