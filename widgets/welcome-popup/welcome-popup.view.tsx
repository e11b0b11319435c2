import { COVER_LOGO_SIZE } from '../../src/popup/popup-constants.ts';
import { Dialog } from '../shared/dialog/dialog.tsx';
import type { ReactNode } from 'react';
import type { DismissReason, PublicPublication } from '../../src/contracts/embed.ts';
import type { Messages } from './welcome-popup.messages.ts';
import type { PopupScene } from './welcome-popup.flow.ts';

const TITLE_ID = 'popup-title';

export interface PopupViewProps {
  scene: PopupScene;
  publication: PublicPublication;
  messages: Messages;
  /** The form, or what stands for it. */
  form: ReactNode;
  /** The line about terms, collection notice and privacy. */
  legal: ReactNode;
  /** What speaks for the publication, between tagline and form: faces, blurbs. */
  proof?: ReactNode;
  /** The form was submitted. */
  onTried(): void;
  onDismiss(reason: DismissReason): void;
  onOpened(visible: boolean): void;
}

function Intro({ publication }: PopupViewProps): ReactNode {
  const { name, hero_text, logo_url, hide_intro_title, hide_intro_subtitle } = publication;
  return (
    <header className="intro">
      {logo_url && (
        <img
          className="logo"
          src={logo_url}
          alt=""
          width={COVER_LOGO_SIZE}
          height={COVER_LOGO_SIZE}
        />
      )}
      <h2 className={hide_intro_title ? 'visually-hidden' : 'name'} id={TITLE_ID}>
        {name}
      </h2>
      {hero_text && !hide_intro_subtitle && <p className="tagline">{hero_text}</p>}
    </header>
  );
}

/** 'No thanks' before the reader has started, 'Maybe later' then. */
function WayOut({ scene, messages, onDismiss }: PopupViewProps): ReactNode {
  const reason = scene.tried ? 'maybe-later' : 'no-thanks';
  return (
    <button className="quiet" type="button" onClick={() => onDismiss(reason)}>
      {scene.tried ? messages.maybeLater : messages.noThanks}
    </button>
  );
}

function CloseButton({ messages, onDismiss }: PopupViewProps): ReactNode {
  return (
    <button
      className="close quiet"
      type="button"
      aria-label={messages.close}
      onClick={() => onDismiss('close')}
    >
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden>
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}

/** The full-screen sheet: props in, events out. */
export function WelcomePopupView(props: PopupViewProps): ReactNode {
  const { scene, onDismiss } = props;
  const { cover } = scene;
  return (
    <Dialog
      open={scene.step === 'shown'}
      className={`popup ${cover ? (cover.side ? 'side' : 'banner') : ''}`}
      labelledBy={TITLE_ID}
      onCancel={() => onDismiss('escape')}
      onOpened={props.onOpened}
    >
      {cover && <img className="cover-photo" src={cover.url} alt="" />}
      <div className="column" onSubmit={props.onTried}>
        <Intro {...props} />
        {props.proof}
        {props.form}
        <WayOut {...props} />
        <footer className="legal">{props.legal}</footer>
      </div>
      <CloseButton {...props} />
    </Dialog>
  );
}
