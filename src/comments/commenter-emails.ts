import { isContributorLevel } from '../access/viewer-level.ts';
import type { ViewerLevel } from '../access/viewer-level.ts';

/**
 * Whether a viewer receives the e-mail addresses of those who comment: contributors and admins of the publication, nobody
 * else. (spec links-and-rules §6; readings.md)
 *
 * @decided An author of the post who has no role with the publication does not, and neither do staff.
 */
export function receivesCommenterEmails(level: ViewerLevel): boolean {
  return isContributorLevel(level);
}
