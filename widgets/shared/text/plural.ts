import { formatLocale } from './format-locale.ts';

/**
 * The plural categories that our languages have (CLDR): `many` is that of a round million in Spanish, French, Italian and
 * Portuguese. A language without it has the words of `other` there.
 */
export const PLURAL_CATEGORIES = ['one', 'many', 'other'] as const;

/** The texts of one counted sentence: a whole sentence for each category. */
export type PluralTexts<Key extends string> = {
  readonly [Each in `${Key}_${(typeof PLURAL_CATEGORIES)[number]}`]: string;
};

/**
 * The sentence for a number, in the language of this script, with the number in its `{count}`.
 *
 * @example plural(messages, 'triesLeft', 2) // of triesLeft_one, triesLeft_many and triesLeft_other
 */
export function plural<Key extends string>(
  messages: PluralTexts<Key>,
  key: Key,
  count: number,
): string {
  const locale = formatLocale();
  const texts: Partial<Record<string, string>> = messages;
  const category = new Intl.PluralRules(locale).select(count);
  const text = texts[`${key}_${category}`] ?? messages[`${key}_other`];
  return text.replace('{count}', () => count.toLocaleString(locale));
}
