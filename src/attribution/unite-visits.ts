import { VISITS_MAX } from './attribution-limits.ts';
import type { Visit } from './attribution-record.ts';

const keyOf = ({ timestamp, href }: Visit) => `${timestamp} ${href}`;

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const compareVisits = (a: Visit, b: Visit) =>
  a.timestamp - b.timestamp || compareText(a.href, b.href);

/**
 * The visits that are kept of a list in order: all up to twenty, else the first and the newest nineteen.
 * (spec reader-flows §4; readings.md)
 */
export function keepVisits(visits: readonly Visit[]): Visit[] {
  if (visits.length <= VISITS_MAX) return [...visits];
  return [...visits.slice(0, 1), ...visits.slice(1 - VISITS_MAX)];
}

/**
 * The visits of two lists, each once, the oldest first, at most twenty: the first and the newest nineteen.
 * (research/attribution.md §1; readings.md)
 *
 * @decided Visits are the same when time and address are; of two referrers the greater text stays, so any rather than
 * none. Order, duplicates and which list comes first make no difference, nor does the order in which lists are united.
 */
export function uniteVisits(a: readonly Visit[], b: readonly Visit[]): Visit[] {
  const byKey = new Map<string, Visit>();
  for (const visit of [...a, ...b]) {
    const other = byKey.get(keyOf(visit));
    if (!other || visit.referrer > other.referrer) byKey.set(keyOf(visit), visit);
  }
  return keepVisits([...byKey.values()].sort(compareVisits));
}
