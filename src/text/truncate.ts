import { cutAt } from './cut-at.ts';

/**
 * What a shortened text ends in: one character, U+2026. (spec reader-flows §9; links-and-rules §9)
 *
 * @decided It counts within the limit. Three full stops would take more of it, and are read out one by one.
 */
export const ELLIPSIS = '…';
/** Most characters of the text shown with a post's media. (spec reader-flows §9) */
export const POST_MEDIA_TEXT_MAX_LENGTH = 500;
/** Most characters of a post's title in the subject of a restack. (spec links-and-rules §9) */
export const RESTACK_TITLE_MAX_LENGTH = 115;

/**
 * Text of at most so many characters: as it is, or its start and an ellipsis. It is never cut inside what readers see
 * as one character, and no space stands before the ellipsis. A limit below 1 leaves nothing.
 * (spec reader-flows §9; links-and-rules §9)
 *
 * @decided Characters are UTF-16 units, so that the limit holds in every count.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return maxLength >= 1 ? cutAt(text, maxLength - 1).trimEnd() + ELLIPSIS : '';
}

/** The text shown with a post's media, at most 500 characters. (spec reader-flows §9) */
export function truncatePostMediaText(text: string): string {
  return truncate(text, POST_MEDIA_TEXT_MAX_LENGTH);
}

/** The title that stands in the subject of a restack, at most 115 characters. (spec links-and-rules §9) */
export function truncateRestackTitle(title: string): string {
  return truncate(title, RESTACK_TITLE_MAX_LENGTH);
}
