import { Component, createRef } from 'react';
import { lockScroll } from './lock-scroll.ts';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Class of the sheet: what stands in the dialog and holds everything. */
  className: string;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  /** Id of the element that describes it. */
  describedBy?: string | undefined;
  /** A form in it was submitted. */
  onSubmit?: (() => void) | undefined;
  /** Esc, or whatever else the browser closes dialogs by. Never for a close that `open` asked for. */
  onCancel(): void;
  /** It was opened. False: an ancestor hides it, so it was closed again and the page stays usable. */
  onOpened(visible: boolean): void;
  children?: ReactNode;
}

/**
 * Opens it in the top layer; false where it stays invisible: the page would be inert under nothing. The dialog itself takes
 * the focus: Orca says nothing of a dialog in which something without a role has it. By hand, since Chromium passes over
 * `autofocus` on a dialog in a shadow root.
 */
function showModal(dialog: HTMLDialogElement): boolean {
  dialog.showModal();
  dialog.focus();
  if (dialog.checkVisibility()) return true;
  dialog.close();
  return false;
}

/** A second Esc closes without asking, so both events are heard. */
const EVENTS = ['cancel', 'close'];

/**
 * A native modal dialog: top layer, focus kept inside and returned, the page behind inert and still. No field takes the
 * focus: it may open on its own. What stands inside keeps its state while it is closed.
 */
export class Dialog extends Component<DialogProps> {
  ref = createRef<HTMLDialogElement>();
  /** Closes and puts the page back; null while it is closed. */
  undo: (() => void) | null = null;

  cancelled = (event: Event): void => {
    if (event.target === this.ref.current) this.props.onCancel();
  };

  open(dialog: HTMLDialogElement): void {
    const visible = showModal(dialog);
    const unlock = visible ? lockScroll() : () => {};
    if (visible) EVENTS.forEach((name) => dialog.addEventListener(name, this.cancelled));
    this.undo = () => {
      EVENTS.forEach((name) => dialog.removeEventListener(name, this.cancelled));
      unlock();
      dialog.close();
    };
    this.props.onOpened(visible);
  }

  close(): void {
    this.undo?.();
    this.undo = null;
  }

  override componentDidMount(): void {
    const dialog = this.ref.current;
    if (!this.props.open) this.close();
    else if (dialog && !this.undo) this.open(dialog);
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  override componentWillUnmount(): void {
    this.close();
  }

  override render(): ReactNode {
    const { className, labelledBy, describedBy, onSubmit, children } = this.props;
    return (
      <dialog
        ref={this.ref}
        className="dialog"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      >
        <div className={className} onSubmit={onSubmit}>
          {children}
        </div>
      </dialog>
    );
  }
}
