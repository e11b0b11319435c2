import { DAY, HOUR } from '../time/units.ts';
import { zoneOffset } from './zone-offset.ts';

/**
 * The hour of the day that a post is scheduled for unless its author chooses: 05:00, "5 hours after midnight".
 * (spec links-and-rules §9; readings.md)
 */
export const PUBLISHING_HOUR = 5;

/** No clock is further from UTC than this, early local mean times included (IANA time zone database). */
const FARTHEST = 16 * HOUR;
/** Today, tomorrow, and the day after: what a zone that crosses the date line leaves of them holds a 05:00. */
const DAYS = [0, 1, 2];

type Offset = (time: number) => number;

/** The moment between two at which the clocks change from one offset. */
function changeBetween(from: number, to: number, offset: Offset): number {
  const before = offset(from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Moments at which the clocks read a time (as if of UTC): one; two where they are set back; else where they skip it. */
function momentsOf(clock: number, offset: Offset): number[] {
  const [before, after] = [offset(clock - FARTHEST), offset(clock + FARTHEST)];
  const [early, late] = [clock - before, clock - after];
  const moments = [early, late].filter((time) => time + offset(time) === clock);
  if (moments.length > 0) return moments;
  const change = changeBetween(late, early, offset);
  const isSameDay = Math.floor((change + after) / DAY) === Math.floor(clock / DAY);
  return isSameDay ? [change] : [];
}

const isDate = (time: number) => !Number.isNaN(new Date(time).getTime());

/**
 * The next 05:00 after a moment (UTC milliseconds) by the clocks of a time zone (IANA name), in UTC milliseconds: at most
 * 25 hours later where the clocks change by an hour. Null when the moment is no date, or one at the very ends of what a
 * date can be. (spec links-and-rules §9; readings.md)
 *
 * @decided "Next" is later than now: at exactly 05:00 it is tomorrow's. On a day whose clocks skip 05:00 it is the moment
 * at which they go on; a day that is left out whole has none. Where 05:00 comes twice, each of the two is a next one. An
 * unknown time zone is UTC.
 */
export function nextPublishingTime(now: number, timeZone: string): number | null {
  if (!isDate(now - 2 * DAY) || !isDate(now + 4 * DAY)) return null;
  const offset = zoneOffset(timeZone);
  const midnight = Math.floor((now + offset(now)) / DAY) * DAY;
  const moments = DAYS.flatMap((day) =>
    momentsOf(midnight + day * DAY + PUBLISHING_HOUR * HOUR, offset),
  );
  return Math.min(...moments.filter((time) => time > now));
}
