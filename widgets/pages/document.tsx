import type { ReactNode } from 'react';
import type { PageAssets } from '../../src/contracts/pages.ts';
import type { LanguageFacts } from '../shared/text/language.messages.ts';

export interface DocumentProps extends LanguageFacts {
  title: string;
  assets: PageAssets;
  /** Whether it signs in by passkey, or keeps some. */
  passkeys: boolean;
  /** Style sheet of the publication's accent; null for the default. */
  theme: string | null;
  /** Not for search engines: it belongs to one reader, or is no content. */
  noindex: boolean;
  /** Its address holds a token: no other site may see it. */
  secret: boolean;
  children: ReactNode;
}

/** The whole document around a page. No inline script or style: the answer carries a strict CSP. */
export function Document(props: DocumentProps): ReactNode {
  const { assets, theme } = props;
  return (
    <html lang={props.lang} dir={props.dir}>
      <head>
        <meta charSet="utf-8" />
        <title>{props.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {props.noindex && <meta name="robots" content="noindex" />}
        {props.secret && <meta name="referrer" content="no-referrer" />}
        <link rel="stylesheet" href={assets.style} />
        {theme && <link rel="stylesheet" href={theme} />}
        {assets.script && <script type="module" src={assets.script} />}
        {props.passkeys && assets.passkeys && <script type="module" src={assets.passkeys} />}
      </head>
      <body>{props.children}</body>
    </html>
  );
}
