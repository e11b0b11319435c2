import { PSEUDO_LANGUAGES } from '../../src/contracts/gallery.ts';
import { LANGUAGES } from '../../src/publication/languages.ts';
import type { GalleryQuery } from '../../src/contracts/gallery.ts';

/** What may be chosen; the first of each is what stands there without a choice. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export const TONGUES = [...LANGUAGES, ...PSEUDO_LANGUAGES] as const;
/** CSS pixels: a phone, a tablet, a desktop. */
export const WIDTHS = ['360', '768', '1280'] as const;
/** A publication's colour as six hex digits: a fair one, then those that are hard to read. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '0f6b75': 'Teal',
  c2185b: 'Raspberry',
  ffeb3b: 'Yellow',
  ffffff: 'White',
  '000000': 'Black',
  '39ff14': 'Neon green',
  ffd1dc: 'Pastel pink',
  '1a237e': 'Navy',
  ff6f00: 'Orange',
  '808080': 'Grey',
  e53935: 'Red',
  '7b1fa2': 'Purple',
};

/** A query of which everything is known. `state` is '' for all states. */
export interface Choice {
  widget: string;
  state: string;
  theme: (typeof THEMES)[number];
  lang: (typeof TONGUES)[number];
  width: (typeof WIDTHS)[number];
  /** Six lower-case hex digits. */
  accent: string;
}

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], wanted: string): Value =>
  values.find((value) => value === wanted) ?? values[0];

/** Reads a query; what it leaves open, or names wrongly, is what stands first. */
export function readChoice(
  query: GalleryQuery,
  cases: readonly { widget: string; state: string }[],
): Choice {
  const widget = (cases.find((each) => each.widget === query.widget) ?? cases[0])?.widget ?? '';
  const states = cases.filter((each) => each.widget === widget).map(({ state }) => state);
  return {
    widget,
    state: states.find((state) => state === query.state) ?? '',
    theme: oneOf(THEMES, query.theme),
    lang: oneOf(TONGUES, query.lang),
    width: oneOf(WIDTHS, query.width),
    accent: /^[0-9a-f]{6}$/u.test(query.accent) ? query.accent : '0f6b75',
  };
}
