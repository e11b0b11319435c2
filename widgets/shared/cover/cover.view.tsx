import { COVER_LOGO_SIZE } from '../../../src/popup/popup-constants.ts';
import type { ReactNode } from 'react';

/** A photo whose place is known. */
export interface CoverPhoto {
  url: string;
  /** It stands at the side, else on top. */
  side: boolean;
}

/** The words and pictures at the head of a cover page. */
export interface CoverHead {
  /** The publication's, or the section's. */
  name: string;
  /** A name that is not shown still names the page for those who hear it. */
  isNameShown: boolean;
  tagline: string | null | undefined;
  logoUrl: string | null | undefined;
}

export interface CoverViewProps {
  head: CoverHead;
  photo: CoverPhoto | null;
  /** The name's heading: of a page, or of a dialog in one. */
  heading: 'h1' | 'h2';
  /** What speaks for the publication, between tagline and form: faces. */
  proof?: ReactNode;
  /** The form, or what stands for it. */
  form: ReactNode;
  /** What follows the form: a way past it, or on to the publication. */
  action: ReactNode;
  /** The line about terms, collection notice and privacy. */
  legal: ReactNode;
  /** What stands below: recommendations, top posts. */
  more?: ReactNode;
}

/** Ids of what names and describes a cover page, within its root. */
export const COVER_TITLE_ID = 'cover-title';
export const COVER_TAGLINE_ID = 'cover-tagline';

function Head({ head, heading: Heading }: CoverViewProps): ReactNode {
  const { name, isNameShown, tagline, logoUrl } = head;
  return (
    <header className="intro">
      {logoUrl && (
        <img
          className="logo"
          src={logoUrl}
          alt=""
          width={COVER_LOGO_SIZE}
          height={COVER_LOGO_SIZE}
        />
      )}
      <Heading className={isNameShown ? 'name' : 'visually-hidden'} id={COVER_TITLE_ID}>
        {name}
      </Heading>
      {tagline && (
        <p className="tagline" id={COVER_TAGLINE_ID}>
          {tagline}
        </p>
      )}
    </header>
  );
}

/** Class of the element that holds a cover: where its photo stands. */
export const coverClass = (photo: CoverPhoto | null): string =>
  photo ? (photo.side ? 'side' : 'banner') : '';

/** A publication's cover (spec reader-flows §2), in the popup and on its own page: props in, events out. */
export function CoverView(props: CoverViewProps): ReactNode {
  const { photo, more } = props;
  return (
    <>
      {photo && (
        <img
          className={props.head.logoUrl ? 'cover-photo wide-only' : 'cover-photo'}
          src={photo.url}
          alt=""
        />
      )}
      <div className="column">
        <div className={more ? 'first with-more' : 'first'}>
          <Head {...props} />
          {props.proof}
          {props.form}
          {props.action}
          <footer className="legal">{props.legal}</footer>
        </div>
        {more}
      </div>
    </>
  );
}
