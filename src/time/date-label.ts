/** How a date is shown: one of the current year by month and day, any other in full. */
export interface DateDescription {
  kind: 'this-year' | 'other-year';
  /** UTC milliseconds. */
  time: number;
}

type Fields = Readonly<Intl.DateTimeFormatOptions>;

const YEAR: Fields = { era: 'short', year: 'numeric' };
const FIELDS: Readonly<Record<DateDescription['kind'], Fields>> = {
  'this-year': { month: 'short', day: 'numeric' },
  'other-year': { month: 'short', day: 'numeric', year: 'numeric' },
};

/** Milliseconds that a date can be away from 1970, either way (ECMA-262, time values). */
const MAX_TIME = 8.64e15;
/** Formats that are kept: making one takes longer than using it. */
const MAX_FORMATS = 64;
const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

const isTime = (time: number) => Math.abs(time) <= MAX_TIME;

function isKnown(test: () => unknown): boolean {
  try {
    return test() !== undefined;
  } catch {
    return false;
  }
}

function makeFormat(locale: string, zone: string, fields: Fields): Intl.DateTimeFormat {
  const isZone = isKnown(() => new Intl.DateTimeFormat('en', { timeZone: zone }));
  const isLocale = isKnown(() => Intl.getCanonicalLocales(locale));
  const timeZone = isZone ? zone : 'UTC';
  const options: Fields = { ...fields, calendar: 'gregory', timeZone };
  return new Intl.DateTimeFormat(isLocale ? [locale, 'en'] : 'en', options);
}

function format(time: number, locale: string, zone: string, fields: Fields): string {
  const key = [locale, zone, ...Object.keys(fields)].join();
  const kept = formats.get(key) ?? makeFormat(locale, zone, fields);
  if (formats.size >= MAX_FORMATS) formats.clear();
  return formats.set(key, kept) && kept.format(time);
}

/**
 * How a date is to be shown at a moment (both UTC milliseconds), by the calendar of a time zone; null when the date is
 * none. (spec reader-flows §9)
 *
 * @decided The current year is that of the time zone given, not of UTC: on New Year's Eve they differ. When the current
 * moment is no date, every date is shown in full.
 */
export function describeDate(time: number, now: number, timeZone: string): DateDescription | null {
  if (!isTime(time)) return null;
  const year = (moment: number) => format(moment, 'en', timeZone, YEAR);
  const isThisYear = isTime(now) && year(time) === year(now);
  return { kind: isThisYear ? 'this-year' : 'other-year', time };
}

/**
 * A date (UTC milliseconds) in words: month and day in the current year, else the full date ('Mar 5', 'Mar 5, 2024').
 * Locale is a BCP 47 tag, such as a publication's language; time zone an IANA name. Null for what is no date, so that no page
 * says 'Invalid Date'. (spec reader-flows §9)
 *
 * @decided Months are abbreviated, and the calendar is the Gregorian one in every locale. A locale that is unknown or
 * malformed reads as English, an unknown time zone as UTC: browsers report such, and a date that may be a day off is
 * better than a page that fails.
 */
export function dateLabel(
  time: number,
  now: number,
  locale: string,
  timeZone: string,
): string | null {
  const description = describeDate(time, now, timeZone);
  return description && format(time, locale, timeZone, FIELDS[description.kind]);
}
