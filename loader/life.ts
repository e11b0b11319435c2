/** Its abort undoes what the loader did to the page: every listener, timer, observer and node of ours. */
const life = new AbortController();
const { signal } = life;

/** Runs something when the loader is told to go; what fails keeps nothing else, and is not told to the page. */
export const atEnd = (undo: () => void): void =>
  signal.addEventListener('abort', () => {
    try {
      undo();
    } catch {}
  });

/** Whether nothing is left: `destroy` was called. */
export const isOver = (): boolean => signal.aborted;

/** Listens until `destroy`; in the capture phase, where the window hears everything, before the page can stop the event. */
export function listen(
  name: string,
  listener: (event: Event) => void,
  target: EventTarget = window,
): void {
  target.addEventListener(name, listener, { capture: true, signal });
}

/** Undoes everything. */
export const finish = (): void => life.abort();
