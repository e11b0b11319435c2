import { Frame } from './frame.view.tsx';
import { legalDocuments } from './legal-documents.messages.ts';
import { readerRights } from './reader-rights.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

/** The platform's terms of use, its privacy policy, or what readers may ask of it. */
export function LegalPage(page: Extract<PageProps, { name: 'legal' }>): ReactNode {
  const { title, lead, sections } = { ...legalDocuments, ...readerRights }[page.document];
  return (
    <Frame wide>
      <h1 className="display">{title}</h1>
      <p className="tagline">{lead}</p>
      {sections.map((section) => (
        <section key={section.id} id={section.id}>
          <h2 className="subhead">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Frame>
  );
}
