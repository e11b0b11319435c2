import { keepAbsent } from './keep-absent.ts';

/** Sets an important inline property; gives back what puts the old one in place again. */
function override(element: HTMLElement, name: string, value: string): () => void {
  const { style } = element;
  const old = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  const tidy = keepAbsent(element, 'style');
  style.setProperty(name, value, 'important');
  return () => {
    style.setProperty(name, old, priority);
    tidy();
  };
}

/** The element whose overflow the viewport takes: body only where html leaves it to body (CSS Overflow 3, §3.3). */
function scroller(): HTMLElement {
  const { documentElement: html, body } = document;
  const overflows = (element: HTMLElement | null) =>
    element && getComputedStyle(element).overflow !== 'visible';
  return !overflows(html) && overflows(body) ? body : html;
}

/**
 * Stops the page from scrolling without moving it; gives back the undo. The gutter is kept only where a scrollbar takes
 * room: kept always, it would shift pages without one. `padding-right` instead would shift fixed elements.
 */
export function lockScroll(): () => void {
  const html = document.documentElement;
  const keepGutter = innerWidth > html.clientWidth;
  const undo = [override(scroller(), 'overflow', 'hidden')];
  // Undone the other way round: the first one knows what was there before both.
  if (keepGutter) undo.unshift(override(html, 'scrollbar-gutter', 'stable'));
  return () => undo.forEach((restore) => restore());
}
