import { fill } from '../text/fill.tsx';
import { legalMessages } from './terms-line.messages.ts';
import type { ReactNode } from 'react';

export interface TermsLineProps {
  /** Addresses of the three documents. */
  terms: string;
  privacy: string;
  collection: string;
}

const link = (href: string, text: string) => (
  <a className="link" href={href}>
    {text}
  </a>
);

/** The line about terms of use, privacy policy and collection notice (spec reader-flows §2, cover page). */
export function TermsLine({ terms, privacy, collection }: TermsLineProps): ReactNode {
  const { line, termsOfUse, privacyPolicy, collectionNotice } = legalMessages;
  return (
    <p className="hint">
      {fill(line, {
        terms: link(terms, termsOfUse),
        privacy: link(privacy, privacyPolicy),
        collection: link(collection, collectionNotice),
      })}
    </p>
  );
}
