/** What `destroy` has to undo: every listener, timer, observer and node of ours. */
const undos = new Set<() => void>();

/** Runs something when the loader is told to go. */
export const atEnd = (undo: () => void): unknown => undos.add(undo);

/** Whether nothing is left: `destroy` was called. */
export const isOver = (): boolean => !undos.size;

/** Listens until `destroy`; in the capture phase, where the window hears everything, before the page can stop the event. */
export function listen(
  name: string,
  listener: (event: Event) => void,
  target: EventTarget = window,
): void {
  target.addEventListener(name, listener, true);
  atEnd(() => target.removeEventListener(name, listener, true));
}

/** Calls after some milliseconds, unless `destroy` comes first. */
export function later(milliseconds: number, callback: () => void): void {
  const undo = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    undos.delete(undo);
    callback();
  }, milliseconds);
  atEnd(undo);
}

/** Undoes everything; what fails (a page that put its own `remove` in place of the browser's) keeps nothing else. */
export function finish(): void {
  undos.forEach((undo) => {
    try {
      undo();
    } catch {}
  });
  undos.clear();
}
