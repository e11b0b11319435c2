import { localeOf } from '../publication/language-locale.ts';
import { MAX_TIME } from './max-time.ts';

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

/** Formats that are kept: making one takes longer than using it. */
const MAX_FORMATS = 64;
const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

const isTime = (time: number) => Math.abs(time) <= MAX_TIME;

function makeFormat(locale: string, timeZone: string, fields: Fields): Intl.DateTimeFormat {
  const options: Fields = { ...fields, calendar: 'gregory' };
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
}

function keepFormat(key: string, format: Intl.DateTimeFormat): Intl.DateTimeFormat {
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

function format(time: number, locale: string, zone: string, fields: Fields): string {
  const key = [locale, zone, ...Object.keys(fields)].join();
  const kept = formats.get(key) ?? keepFormat(key, makeFormat(locale, zone, fields));
  return kept.format(time);
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
 * Language is a BCP 47 tag, such as a publication's; time zone an IANA name. Null for what is no date, so that no page
 * says 'Invalid Date'. (spec reader-flows §9)
 *
 * @decided Months are abbreviated where the language has a way to, and the calendar is the Gregorian one. The language is
 * one of the seven, found as that of a price: 'de-AT' reads as German, `pt` as that of Portugal, any other as English. An
 * unknown time zone is UTC: browsers report such, and a date that may be a day off is better than a page that fails.
 */
export function dateLabel(
  time: number,
  now: number,
  language: string | null | undefined,
  timeZone: string,
): string | null {
  const description = describeDate(time, now, timeZone);
  return description && format(time, localeOf(language), timeZone, FIELDS[description.kind]);
}
