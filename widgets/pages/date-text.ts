import { formatLocale } from '../shared/text/format-locale.ts';

/** A day as the page's language writes it, in UTC: the server does not know where its reader is. */
export function dateText(milliseconds: number): string {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatLocale(), style).format(milliseconds);
}
