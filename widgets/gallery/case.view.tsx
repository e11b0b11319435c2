import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import { language } from '../shared/text/language.messages.ts';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';

export interface CaseDocumentProps {
  choice: Choice;
  /** Path of the script that shows the case. */
  script: string;
}

/** A publisher's page with one widget on it. */
export function CaseDocument({ choice, script }: CaseDocumentProps): ReactNode {
  return (
    <html lang={language.lang} className={`theme-${choice.theme}`}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${choice.widget}, ${choice.state}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={`${GALLERY_PATHS.files}gallery.css`} />
        <script type="module" src={script} />
      </head>
      <body className="stage">
        <main id="gallery-stage" />
      </body>
    </html>
  );
}
