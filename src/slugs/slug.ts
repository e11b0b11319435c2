import { cutAt } from '../text/cut-at.ts';
import { FlyleafError } from '../errors/flyleaf-error.ts';
import { ALPHANUMERIC_BASE } from '../text/alphanumeric-base.ts';
import { LATIN_LETTERS } from './latin-letters.ts';

/** Characters of a post's slug after which it is cut at the next hyphen. (spec reader-flows §5; reader-flows §9) */
export const SLUG_SOFT_MAX_LENGTH = 32;
/** Most characters of a post's slug, its suffix included. (spec reader-flows §5; reader-flows §9; readings.md) */
export const SLUG_HARD_MAX_LENGTH = 48;
/** Most hex digits of the slug of text that has no letters for one. (spec reader-flows §5; readings.md) */
export const SLUG_HEX_MAX_LENGTH = 12;
/** Characters of a slug's random suffix, without its hyphen. (spec reader-flows §5) */
export const SLUG_SUFFIX_LENGTH = 3;
/**
 * The slug of text that is empty or blank. (spec reader-flows §5)
 *
 * @decided The spec codes the first characters of the text; where there are none, a path such as `/p/` with nothing
 * behind it would name no post.
 */
export const EMPTY_SLUG = 'untitled';

/** How a slug is made. */
export interface SlugOptions {
  /** Whether letters and digits of every script may stay; default only `a` to `z` and `0` to `9`. */
  unicode?: boolean | undefined;
}

/** How the slug of a post is made. */
export interface PostSlugOptions extends SlugOptions {
  /** A random number, at least 0 and below 1, that the suffix is made of; without one there is no suffix. */
  random?: number | undefined;
}

/** A letter with the marks that belong to it, a digit, `_`, or what becomes a hyphen. */
const UNICODE_PARTS = /\p{L}[\p{Mn}\p{Mc}]*|[\p{N}_\s-]/gu;
const NOT_ASCII_PARTS = /[^a-z0-9_\s-]+/gu;

/**
 * More marks in a row than any language writes (UAX #15, Stream-Safe Text Format): beyond them the time to sort them
 * would grow with their square. The two half-width signs are letters that become marks.
 */
const MARKS_IN_EXCESS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

const limitMarks = (text: string) => text.replace(MARKS_IN_EXCESS, '$1');

/**
 * Lower case, letters apart from their accents, compatibility forms as the plain ones, and nothing invisible: that goes
 * first, since it would keep two runs of marks apart only until they are sorted. Apart, there may be more marks again.
 */
function decompose(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
  return limitMarks(limitMarks(visible).normalize('NFKD').toLowerCase());
}

function withoutAccents(text: string): string {
  return text
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/(?![a-z])\p{Script=Latin}/gu, (letter) => LATIN_LETTERS[letter] ?? letter);
}

function wordCharacters(text: string, unicode: boolean): string {
  if (!unicode) return text.replace(NOT_ASCII_PARTS, '');
  return (text.match(UNICODE_PARTS) ?? []).join('').normalize('NFC');
}

/** Hex code of the first characters: as many whole ones as fit. */
function hexCode(text: string): string {
  let code = '';
  for (const character of text.trim().slice(0, SLUG_HEX_MAX_LENGTH).normalize('NFC')) {
    const next = code + Number(character.codePointAt(0)).toString(16);
    if (next.length > SLUG_HEX_MAX_LENGTH) break;
    code = next;
  }
  return code || EMPTY_SLUG;
}

/**
 * A readable name for an address made of any text: lower case, without accents, words joined by single hyphens, `&`
 * spelt "and"; text without a single word character gives the hex code of its first characters. Never empty, and
 * the slug of a slug is itself. (spec reader-flows §5)
 *
 * @decided Compatibility forms (full-width letters, ligatures) count as the plain ones, and what cannot be seen
 * (joiners, variation selectors) is left out. With letters of every script allowed, only Latin letters lose their
 * accents: in other scripts a mark is part of the spelling (が is another letter than か).
 * @decided The code is hexadecimal of whole Unicode code points, as many as fit into 12 digits.
 */
export function slugify(text: string, options: SlugOptions = {}): string {
  const plain = withoutAccents(decompose(text)).replace(/&/gu, '-and-');
  const slug = wordCharacters(plain, options.unicode ?? false)
    .replace(/[\s-]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return slug || hexCode(text);
}

/**
 * Three random letters or digits for a slug that is taken, from a random number at least 0 and below 1; any other
 * number is an error of the caller. (spec reader-flows §5)
 */
export function slugSuffix(random: number): string {
  if (!(random >= 0 && random < 1)) {
    throw new FlyleafError('internal', 'Randomness must be at least 0 and below 1');
  }
  const suffixes = ALPHANUMERIC_BASE ** SLUG_SUFFIX_LENGTH;
  return Math.floor(random * suffixes)
    .toString(ALPHANUMERIC_BASE)
    .padStart(SLUG_SUFFIX_LENGTH, '0');
}

/**
 * The slug of a post by its title: past 32 characters it ends at the next hyphen, and at 48 at the latest. With
 * randomness it ends in a hyphen and three random characters, which the 48 include.
 * (spec reader-flows §5; reader-flows §9)
 *
 * @decided Characters are UTF-16 units, so that the limit holds in every count; with letters of every script the last cut
 * never divides a letter from its marks.
 */
export function postSlug(title: string, options: PostSlugOptions = {}): string {
  const suffix = options.random === undefined ? '' : `-${slugSuffix(options.random)}`;
  const slug = slugify(title, options);
  const [whole] = slug.slice(SLUG_SOFT_MAX_LENGTH).split('-', 1);
  const soft = slug.slice(0, SLUG_SOFT_MAX_LENGTH) + whole;
  const cut = cutAt(soft, SLUG_HARD_MAX_LENGTH - suffix.length).replace(/-$/u, '');
  return (cut || hexCode(title)) + suffix;
}
