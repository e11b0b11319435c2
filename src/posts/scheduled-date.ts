/** A time at which something of a post happens. */
export interface PostSchedule {
  /** UTC milliseconds. */
  trigger_at?: number | null | undefined;
}

/** What decides when a post goes out. Times are UTC milliseconds. */
export interface ScheduledPost {
  postSchedules?: readonly PostSchedule[] | null | undefined;
  scheduled_at?: number | null | undefined;
  /** When the post was mailed; absent when it was not. */
  email_sent_at?: number | null | undefined;
}

const isTime = (time: number | null | undefined): time is number => Number.isFinite(time);

/**
 * When a post is to go out, in UTC milliseconds: at its first schedule trigger, else at `scheduled_at` if that is not
 * earlier than now. Null for none, as for every post that was mailed. (spec links-and-rules §4)
 *
 * @decided The first trigger is the earliest one, whatever the order of the list, and may have passed: then the post is
 * overdue, not unscheduled. A time that is no finite number counts as absent; a time of mailing, of any value, as mailed.
 */
export function scheduledDate(post: ScheduledPost, now: number): number | null {
  if (post.email_sent_at != null) return null;
  const triggers = (post.postSchedules ?? []).map(({ trigger_at }) => trigger_at).filter(isTime);
  if (triggers.length > 0) return triggers.reduce((first, next) => Math.min(first, next));
  return isTime(post.scheduled_at) && post.scheduled_at >= now ? post.scheduled_at : null;
}
