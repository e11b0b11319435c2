import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * Puts nodes in the `{places}` of a whole sentence, so that a translation may order them as it likes.
 *
 * @example fill('Read the {terms}.', { terms: <a href={url}>terms of use</a> })
 */
export function fill(sentence: string, places: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = sentence.split(/\{(\w+)\}/u);
  return parts.map((part, index) => (
    <Fragment key={`${index}`}>{index % 2 ? places[part] : part}</Fragment>
  ));
}
