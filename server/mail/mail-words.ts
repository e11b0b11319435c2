import type { Language } from '../../src/publication/languages.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What a mail's words are made of. */
export interface MailWords<Key extends string> {
  /** The language of the words. */
  language: Language;
  /** A text with its places filled; what a place is filled with is never read for places again. */
  say(key: Key, places?: Readonly<Record<string, string>>): string;
}

type Unit = 'day' | 'minute';

/** A format takes longer to make than all the rest of a mail's words. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, unit: Unit): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
}

/** `3 days`, `10 Minuten`: how long something is good, in whole units. */
export function duration(language: Language, unit: Unit, milliseconds: number): string {
  return formatOf(language, unit).format(milliseconds / (unit === 'day' ? DAY : MINUTE));
}

/** The words of a mail, with the places that each of them may have. */
export function wordsIn<Key extends string>(
  language: Language,
  messages: Readonly<Record<Key, string>>,
  known: Readonly<Record<string, string>>,
): MailWords<Key> {
  const say: MailWords<Key>['say'] = (key, places = {}) =>
    messages[key].replaceAll(
      /\{(\w+)\}/gu,
      (place, name: string) => places[name] ?? known[name] ?? place,
    );
  return { language, say };
}
