import { Check } from '../subscribe-form/outcome.view.tsx';
import type { ReactNode } from 'react';
import type { PublicPublication } from '../../src/contracts/embed.ts';

/** The publication's mark: its logo, else its first letter. */
export function Mark({
  publication,
  size,
}: {
  publication: PublicPublication;
  size: number;
}): ReactNode {
  const { logo_url, name } = publication;
  if (logo_url) return <img className="mark" src={logo_url} alt="" width={size} height={size} />;
  const [letter = ''] = name.trim();
  return (
    <span className={`mark letter mark-${size}`} aria-hidden>
      {letter.toUpperCase()}
    </span>
  );
}

/** The sheet that every page is laid on. */
export function Frame({
  children,
  wide = false,
}: {
  children: ReactNode;
  wide?: boolean;
}): ReactNode {
  return (
    <div className="root page">
      <main className={wide ? 'sheet wide' : 'sheet'}>{children}</main>
    </div>
  );
}

export interface NoticeProps {
  publication: PublicPublication;
  /** Without one the publication's name is the page's heading. */
  title?: ReactNode;
  /** A check before the title. */
  done?: boolean;
  children?: ReactNode;
}

/** A short page of a publication: its mark, one sentence, one action. */
export function Notice({
  publication,
  title = null,
  done = false,
  children,
}: NoticeProps): ReactNode {
  const Name = title ? 'span' : 'h1';
  return (
    <Frame>
      <div className="masthead">
        <Mark publication={publication} size={40} />
        <Name className="name">{publication.name}</Name>
      </div>
      {done && <Check />}
      {title && <h1 className="headline">{title}</h1>}
      {children}
    </Frame>
  );
}
