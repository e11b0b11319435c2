import { fieldError } from '../errors/flyleaf-error.ts';

/** Most authors that one post names. (spec links-and-rules §9) */
export const MAX_BYLINES = 35;

/**
 * Lets a list of authors pass that a post may have, and throws for a longer one: 'Must have at most 35 authors', of type
 * `invalid_request`, about the field `bylines`. (spec links-and-rules §9; readings.md)
 *
 * @decided A list that is too long is refused instead of cut, because nobody should lose a byline without being told.
 */
export function checkBylines(bylines: { readonly length: number }): void {
  if (bylines.length <= MAX_BYLINES) return;
  throw fieldError('invalid_request', 'bylines', `Must have at most ${MAX_BYLINES} authors`);
}
