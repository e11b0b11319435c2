/** The last day of a month, counted on from January of a year. */
const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The same time of day so many months later by the UTC calendar; where the month is too short, on its last day
 * (a month after 31 January is 28 or 29 February).
 *
 * @internal
 */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  return date.setUTCMonth(month, Math.min(date.getUTCDate(), lastDay(year, month)));
}
