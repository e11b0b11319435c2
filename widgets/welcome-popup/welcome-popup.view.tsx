import {
  COVER_TAGLINE_ID,
  COVER_TITLE_ID,
  CoverView,
  coverClass,
} from '../shared/cover/cover.view.tsx';
import { Dialog } from '../shared/dialog/dialog.tsx';
import type { ReactNode } from 'react';
import type { DismissReason } from '../../src/contracts/embed.ts';
import type { Messages } from './welcome-popup.messages.ts';
import type { PopupScene } from './welcome-popup.flow.ts';

export interface PopupViewProps {
  scene: PopupScene;
  /** No way past the form is offered but the close button and Esc. */
  noSkip: boolean;
  messages: Messages;
  /** The form, or what stands for it. */
  form: ReactNode;
  /** The line about terms, collection notice and privacy. */
  legal: ReactNode;
  /** The form was submitted. */
  onTried(): void;
  onDismiss(reason: DismissReason): void;
  onOpened(visible: boolean): void;
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

/** First of all: nobody asked for the popup, so the way out is the first that keyboards and screen readers meet. */
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
  const { scene, onDismiss, onTried } = props;
  const { head, photo, look, proof, more } = scene.content;
  return (
    <Dialog
      open={scene.step === 'shown'}
      className={`popup cover-sheet ${coverClass(photo)} ${look}`}
      labelledBy={COVER_TITLE_ID}
      describedBy={head.tagline ? COVER_TAGLINE_ID : undefined}
      onCancel={() => onDismiss('escape')}
      onOpened={props.onOpened}
      onSubmit={onTried}
    >
      <CloseButton {...props} />
      <CoverView
        {...{ head, photo, proof, more }}
        heading="h2"
        form={props.form}
        action={!props.noSkip && <WayOut {...props} />}
        legal={props.legal}
      />
    </Dialog>
  );
}
