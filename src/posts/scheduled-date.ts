import { readWireTime } from '../pricing/wire-time.ts';
import type { WireTime } from '../pricing/wire-time.ts';

/** A time at which something of a post happens. */
export interface PostSchedule {
  trigger_at?: WireTime;
}

/** What decides when a post goes out. */
export interface ScheduledPost {
  postSchedules?: readonly PostSchedule[] | null | undefined;
  scheduled_at?: WireTime;
  /** When the post was mailed; absent when it was not. */
  email_sent_at?: WireTime;
}

/**
 * When a post is to go out, in UTC milliseconds: at its first schedule trigger, else at `scheduled_at` if that is not
 * earlier than now. Null for none, as for every post that was mailed. (spec links-and-rules §4)
 *
 * @decided The first trigger is the earliest one, whatever the order of the list, and may have passed: then the post is
 * overdue, not unscheduled. A time that cannot be read counts as absent; one of mailing, whatever it says, as mailed.
 */
export function scheduledDate(post: ScheduledPost, now: number): number | null {
  if (post.email_sent_at != null) return null;
  const triggers = (post.postSchedules ?? []).map(({ trigger_at }) => readWireTime(trigger_at));
  const times = triggers.filter((time) => time !== null);
  if (times.length > 0) return times.reduce((first, next) => Math.min(first, next));
  const scheduledAt = readWireTime(post.scheduled_at);
  return scheduledAt !== null && scheduledAt >= now ? scheduledAt : null;
}
