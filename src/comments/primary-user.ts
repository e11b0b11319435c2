import { isSameId } from '../access/same-id.ts';
import type { Id } from '../access/same-id.ts';

/** A publication that a user manages (spec links-and-rules §3). */
export interface DashboardPublication {
  can_post_notes_as_primary_user?: boolean | null | undefined;
  primary_user_id?: Id;
}

/** A user as far as the publications that they manage go. */
export interface PublicationManager {
  dashboard_pubs?: readonly DashboardPublication[] | null | undefined;
}

/**
 * Whether a user manages the notes of another: one of the publications on their dashboard has that other as its primary
 * user, and lets them post notes as that one. (spec links-and-rules §3; links-and-rules §6)
 */
export function managesPrimaryUser(
  user: PublicationManager | null | undefined,
  primaryUserId: Id,
): boolean {
  return (user?.dashboard_pubs ?? []).some(
    (publication) =>
      publication.can_post_notes_as_primary_user === true &&
      isSameId(publication.primary_user_id, primaryUserId),
  );
}
