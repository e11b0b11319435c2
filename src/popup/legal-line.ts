/** The documents that a sign-up names. (spec reader-flows §2) */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'collection'] as const;

/** One of the documents that a sign-up names. */
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Whose page a document is. */
export type LegalOwner = 'platform' | 'publication';

/** Whether a publication has documents of its own (spec reader-flows §3). */
export interface LegalPublication {
  has_custom_tos?: boolean | null | undefined;
  has_custom_privacy?: boolean | null | undefined;
}

/** A piece of the line: words, or a link to a document. */
export type LegalPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; document: LegalDocument; owner: LegalOwner; text: string };

/**
 * Whose terms, privacy policy and collection notice hold: the publication's own where it has them, else the platform's.
 * (spec reader-flows §2; reader-flows §3)
 *
 * @decided The collection notice is always the platform's, because it says what the platform collects.
 */
export function legalOwners(publication: LegalPublication): Record<LegalDocument, LegalOwner> {
  const ownerOf = (isCustom: boolean | null | undefined) =>
    isCustom === true ? 'publication' : 'platform';
  return {
    terms: ownerOf(publication.has_custom_tos),
    privacy: ownerOf(publication.has_custom_privacy),
    collection: 'platform',
  };
}

/** The line about terms of use, privacy policy and collection notice, in its pieces. (spec reader-flows §2) */
export function describeLegalLine(publication: LegalPublication): LegalPart[] {
  const owners = legalOwners(publication);
  const link = (document: LegalDocument, text: string): LegalPart => ({
    kind: 'link',
    document,
    owner: owners[document],
    text,
  });
  const words = (text: string): LegalPart => ({ kind: 'text', text });
  return [
    words('By subscribing you agree to the '),
    link('terms', 'terms of use'),
    words(', and to the '),
    link('privacy', 'privacy policy'),
    words(' with its '),
    link('collection', 'collection notice'),
    words('.'),
  ];
}

/** The line about terms of use, privacy policy and collection notice as plain English text. (spec reader-flows §2) */
export function legalLineLabel(publication: LegalPublication): string {
  return describeLegalLine(publication)
    .map(({ text }) => text)
    .join('');
}
