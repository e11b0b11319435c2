import { useLayoutEffect, useRef } from 'react';
import { lockScroll } from './lock-scroll.ts';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Class of the sheet: what stands in the dialog and holds everything. */
  className: string;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  /** Esc, or whatever else the browser closes dialogs by. Never for a close that `open` asked for. */
  onCancel(): void;
  /** It was opened. False: an ancestor hides it, so it was closed again and the page stays usable. */
  onOpened(visible: boolean): void;
  children?: ReactNode;
}

/**
 * Opens it in the top layer; false where it stays invisible: the page would be inert under nothing. The sheet takes the
 * focus, not the first field (Chromium passes over `autofocus` on a dialog in a shadow root, but not on what it holds).
 */
function showModal(dialog: HTMLDialogElement): boolean {
  const sheet = dialog.firstElementChild as HTMLElement;
  sheet.autofocus = true;
  if (!dialog.open) dialog.showModal();
  if (dialog.checkVisibility()) return true;
  dialog.close();
  return false;
}

/** A second Esc closes without asking, so both events are heard. Gives back the undo. */
function listen(dialog: HTMLDialogElement, cancelled: () => void): () => void {
  const heard = (event: Event) => {
    if (event.target === dialog) cancelled();
  };
  dialog.addEventListener('cancel', heard);
  dialog.addEventListener('close', heard);
  return () => {
    dialog.removeEventListener('cancel', heard);
    dialog.removeEventListener('close', heard);
  };
}

/**
 * A native modal dialog: top layer, focus kept inside and returned, the page behind inert and still. No field takes the
 * focus: it may open on its own. What stands inside keeps its state while it is closed.
 */
export function Dialog(props: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!props.open || !dialog) return undefined;
    const visible = showModal(dialog);
    latest.current.onOpened(visible);
    if (!visible) return undefined;
    const undo = [listen(dialog, () => latest.current.onCancel()), lockScroll()];
    return () => {
      undo.forEach((each) => each());
      dialog.close();
    };
  }, [props.open]);
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={props.labelledBy}>
      <div className={props.className} tabIndex={-1}>
        {props.children}
      </div>
    </dialog>
  );
}
