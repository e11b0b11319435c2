import { isInTheWay } from './is-in-the-way.ts';

/**
 * Milliseconds after a change of the page before it is looked at, and before the first look: consent dialogs come with
 * scripts of their own, and pages change often.
 */
export const LOOK_PAUSE = 300;

const ATTRIBUTES = ['class', 'style', 'hidden', 'open', 'role', 'aria-modal', 'aria-hidden'];
/** What may open or close a dialog without a change that can be observed, in a shadow root for example. */
const EVENTS = ['click', 'keyup', 'focusout', 'visibilitychange'];

/** Tells whether the way is clear, at first and at every change. Gives back what stops it. */
export function watchWay(own: Element, changed: (clear: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    changed(!isInTheWay(own));
  };
  const lookSoon = () => {
    timer ??= setTimeout(look, LOOK_PAUSE);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  EVENTS.forEach((name) => addEventListener(name, lookSoon, true));
  lookSoon();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    EVENTS.forEach((name) => removeEventListener(name, lookSoon, true));
  };
}
