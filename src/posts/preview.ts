import { cutAt } from '../text/cut-at.ts';
import { ELLIPSIS } from '../text/truncate.ts';

/** Most characters of a paid post's preview on a page, unless set otherwise. (spec links-and-rules §9) */
export const PREVIEW_LIMIT = 356;
/** Most characters of a paid post's preview in a mail, unless set otherwise. (spec links-and-rules §9) */
export const MAIL_PREVIEW_LIMIT = 256;
/**
 * Most characters of a cut word that a preview gives up so that it ends between words. (spec links-and-rules §9)
 *
 * @decided Longer words than this are addresses or no words at all; these are cut.
 */
export const PREVIEW_WORD_MAX_LENGTH = 32;

let words: Intl.Segmenter | undefined;

/** Where the word that goes on at a place begins; the place itself when it is between words, or the word is too long. */
function wordStart(text: string, place: number): number {
  words ??= new Intl.Segmenter('en', { granularity: 'word' });
  const near = text.slice(0, place + PREVIEW_WORD_MAX_LENGTH);
  const start = Number(words.segment(near).containing(place)?.index);
  return start > 0 && place - start <= PREVIEW_WORD_MAX_LENGTH ? start : place;
}

/**
 * Text as it is when it has at most so many characters, else its start and an ellipsis, which counts within the limit. It
 * ends between words, and never inside what readers see as one character. A limit below 1 leaves nothing, and so does
 * one that only the ellipsis would fit. (spec links-and-rules §9; readings.md; UAX #29)
 *
 * @decided Characters are UTF-16 units, so that the limit holds in every count. Words are Unicode's, so that Chinese and
 * Thai, which write no spaces, are cut between theirs; a word that begins the text, or of which
 * more than 32 characters would be lost, is cut inside.
 */
export function cutPreview(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (!(limit >= 1)) return '';
  const start = cutAt(text, wordStart(text, Math.floor(limit) - 1)).trimEnd();
  return start === '' ? '' : start + ELLIPSIS;
}

/**
 * What everybody may read of a paid post's text, cut on the server: at most so many characters (356; pass 256 for mail).
 * (spec links-and-rules §9; readings.md)
 *
 * @decided It is never more than half of the text, since a preview at the limit alone would give a short post away whole.
 */
export function paidPreview(text: string, limit: number = PREVIEW_LIMIT): string {
  return cutPreview(text, Math.min(limit, Math.floor(text.length / 2)));
}
