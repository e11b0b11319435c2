import { decodePart } from '../links/well-formed.ts';
import { truncate } from '../text/truncate.ts';

/**
 * Parameters of a page's address that change its popup, and are removed when they are read.
 * (spec reader-flows §4)
 */
export const POPUP_PARAMETERS = ['no_skip', 'no_blurbs', 'hero_text', 'hide_intro_popup'] as const;

/**
 * Most characters of a tagline that an address brings.
 * @decided The specification has no limit; this is the one of a publication's own tagline. (spec reader-flows §4)
 */
export const HERO_TEXT_MAX_LENGTH = 300;

/** What an address asks of the popup. */
export interface PopupOptions {
  /** No way past the form is offered but the close button and Esc. */
  noSkip: boolean;
  /** No recommendations. */
  noBlurbs: boolean;
  /** A tagline instead of the publication's; null for none. */
  heroText: string | null;
  /** The popup does not appear by itself: `hidden` of `PopupFacts`. */
  hideIntroPopup: boolean;
}

/** What `readPopupQuery` gives: the options, and the query that stays in the address. */
export interface PopupQuery {
  options: PopupOptions;
  /** Without a question mark; '' when nothing is left. */
  query: string;
}

type Parameter = (typeof POPUP_PARAMETERS)[number];

const OFF_WORDS: readonly string[] = ['false', '0', 'off', 'no'];

const decode = (text: string) => decodePart(text.replaceAll('+', ' '));

function splitEntry(entry: string): { key: string | null; value: string } {
  const [key = '', ...rest] = entry.split('=');
  return { key: decode(key), value: decode(rest.join('=')) ?? '' };
}

const isParameter = (key: string | null): key is Parameter =>
  POPUP_PARAMETERS.some((parameter) => parameter === key);

/** One line of plain text, cut to the limit; null when nothing is left. */
function cleanHeroText(text: string): string | null {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' ? null : truncate(line, HERO_TEXT_MAX_LENGTH);
}

function toOptions(values: ReadonlyMap<string | null, string>): PopupOptions {
  const isOn = (name: Parameter) => {
    const value = values.get(name)?.toLowerCase();
    return value !== undefined && !OFF_WORDS.includes(value);
  };
  return {
    noSkip: isOn('no_skip'),
    noBlurbs: isOn('no_blurbs'),
    heroText: cleanHeroText(values.get('hero_text') ?? ''),
    hideIntroPopup: isOn('hide_intro_popup'),
  };
}

/**
 * Reads what a query asks of the popup, and gives the query without it; everything else stays as it was written, in its
 * order. With the welcome page's query parameters switched off it reads and removes nothing. (spec reader-flows §4)
 *
 * @decided A parameter that is there is on, unless its value is `false`, `0`, `off` or `no`; of one that is repeated the
 * first counts and all are removed. A tagline becomes one line of at most 300 characters; it is text, never markup.
 */
export function readPopupQuery(search: string, isOn: boolean): PopupQuery {
  const query = search.startsWith('?') ? search.slice(1) : search;
  if (!isOn) return { options: toOptions(new Map()), query };
  const entries = query.split('&').map((entry) => ({ entry, ...splitEntry(entry) }));
  const own = entries.filter(({ key }) => isParameter(key));
  const values = new Map(own.toReversed().map(({ key, value }) => [key, value]));
  const others = entries.filter(({ key }) => !isParameter(key));
  return { options: toOptions(values), query: others.map(({ entry }) => entry).join('&') };
}
