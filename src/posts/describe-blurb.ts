import { firstText } from './first-text.ts';

/** What another publication says to recommend this one (spec reader-flows §3). */
export interface Blurb {
  description?: string | null | undefined;
  author_name?: string | null | undefined;
  recommendingPublication?:
    | {
        name?: string | null | undefined;
        email_from_name?: string | null | undefined;
        copyright?: string | null | undefined;
      }
    | null
    | undefined;
}

/** The words of a recommendation that readers see. */
export interface BlurbDescription {
  description: string;
  /** Who wrote it; null when nobody is named. */
  author: string | null;
  /** Name of the publication that recommends; null when none is known. */
  publication: string | null;
}

/**
 * The words of a recommendation: its text, its author, and the publication that recommends. Null when it has no text,
 * since there is nothing to show. (spec reader-flows §2; reader-flows §3)
 *
 * @decided An author without a name is the one whom the publication's mails come from, else whom its copyright names. An
 * author called like the publication is named once.
 */
export function describeBlurb(blurb: Blurb): BlurbDescription | null {
  const { recommendingPublication: from } = blurb;
  const description = firstText(blurb.description);
  const publication = firstText(from?.name);
  const author = firstText(blurb.author_name, from?.email_from_name, from?.copyright);
  return description === null
    ? null
    : { description, author: author === publication ? null : author, publication };
}
