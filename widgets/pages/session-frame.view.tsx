import { Check } from '../subscribe-form/outcome.view.tsx';
import { Frame, Notice } from './frame.view.tsx';
import type { ReactNode } from 'react';
import type { PublicationPage } from '../../src/contracts/pages.ts';

interface SessionFrameProps {
  page: Partial<PublicationPage>;
  title: string;
  /** A check before the title. */
  done?: boolean;
  children: ReactNode;
}

/** A page that may belong to a publication: with its mark, or without any. */
export function SessionFrame({
  page,
  title,
  done = false,
  children,
}: SessionFrameProps): ReactNode {
  if (page.publication) {
    return <Notice {...{ publication: page.publication, title, done, children }} />;
  }
  return (
    <Frame>
      {done && <Check />}
      <h1 className="headline">{title}</h1>
      {children}
    </Frame>
  );
}

/** The hidden field that names a page's publication; none where there is none. */
export function publicationField(page: Partial<PublicationPage>): Record<string, string> {
  return page.publication ? { publication: page.publication.subdomain } : {};
}

/** A path of the account, seen from the page's publication. */
export function sessionPath(
  page: Partial<PublicationPage>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const all = new URLSearchParams({ ...publicationField(page), ...query });
  const search = [...all].filter(([, value]) => value !== '');
  return search.length === 0 ? path : `${path}?${new URLSearchParams(search)}`;
}
