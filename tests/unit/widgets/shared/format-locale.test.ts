import { afterEach, expect, it } from 'vitest';
import { localeOf } from '../../../../src/publication/language-locale.ts';
import { LANGUAGES } from '../../../../src/publication/languages.ts';
import { formatLocale } from '../../../../widgets/shared/text/format-locale.ts';
import { language } from '../../../../widgets/shared/text/language.messages.ts';
import { dateText } from '../../../../widgets/pages/date-text.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

afterEach(() => void (language.lang = 'en'));

it.each(LANGUAGES)('writes numbers, dates and plurals of %s as the rules do', (lang) => {
  language.lang = lang;
  const ours = formatLocale();
  const rule = localeOf(lang);
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  expect((1_234_567.5).toLocaleString(ours)).toBe((1_234_567.5).toLocaleString(rule));
  expect(dateText(NOON)).toBe(new Intl.DateTimeFormat(rule, style).format(NOON));
  const categories = (locale: string) =>
    [0, 1, 2, 1_000_000].map((count) => new Intl.PluralRules(locale).select(count));
  expect(categories(ours)).toEqual(categories(rule));
});
