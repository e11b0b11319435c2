import { Frame } from './frame.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type HomeProps = Extract<PageProps, { name: 'home' }>;

function Entry({ name, hero_text, href }: HomeProps['publications'][number]): ReactNode {
  return (
    <li>
      <a className="entry" href={href}>
        {name}
      </a>
      {hero_text && <p className="hint">{hero_text}</p>}
    </li>
  );
}

function Way({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <p>
      <a className="link" href={href}>
        {children}
      </a>
    </p>
  );
}

/** The publications of this server. */
export function HomePage({ publications, mailbox, gallery }: HomeProps): ReactNode {
  return (
    <Frame>
      <h1 className="display">{messages.homeTitle}</h1>
      <p className="tagline">{publications.length ? messages.homeText : messages.homeEmpty}</p>
      <ul className="entries">
        {publications.map((publication) => (
          <Entry key={publication.href} {...publication} />
        ))}
      </ul>
      {mailbox && <Way href={mailbox}>{messages.homeMailbox}</Way>}
      {gallery && <Way href={gallery}>{messages.homeGallery}</Way>}
    </Frame>
  );
}
