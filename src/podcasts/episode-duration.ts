import { MAX_INT32 } from '../text/max-int32.ts';
import { HOUR, MINUTE, SECOND } from '../time/units.ts';
import type { EpisodePost } from './episode.ts';

const isLength = (seconds: number | null | undefined): seconds is number =>
  seconds != null && seconds > 0 && seconds <= MAX_INT32;

/**
 * How long an episode is, in seconds: what the post says, else what its recording does; null when neither is a length
 * above 0. (spec reader-flows §3)
 *
 * @decided The spec names no unit; seconds are what feeds and players count in. More than 2,147,483,647 of them is no
 * length.
 */
export function episodeDuration(
  post: Pick<EpisodePost, 'podcast_duration' | 'podcastUpload'>,
): number | null {
  return [post.podcast_duration, post.podcastUpload?.duration].find(isLength) ?? null;
}

/**
 * A length in seconds as players and feeds write it: '4:05', '1:02:03'. Null when it is no length above 0, or more than
 * 2,147,483,647 seconds. (spec reader-flows §3; Apple, itunes:duration)
 *
 * @decided Parts of a second are rounded up, so that nothing is said to be 0:00 long.
 */
export function durationLabel(seconds: number | null | undefined): string | null {
  if (!isLength(seconds)) return null;
  const time = Math.ceil(seconds) * SECOND;
  const [hours, minutes] = [Math.floor(time / HOUR), Math.floor((time % HOUR) / MINUTE)];
  const two = (part: number) => String(part).padStart(2, '0');
  const tail = two((time % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
