/**
 * Takes the popup's parameters out of the page's address and tells them to the loader (spec reader-flows §4). A script of its own, for
 * publications that want it: the server puts it before the loader, a pinned tag has it in a tag before its own.
 */
import { readPopupQuery } from '../src/popup/popup-query.ts';
import type { PageSettings, PopupWishes } from '../src/contracts/embed.ts';
import type { PopupOptions } from '../src/popup/popup-query.ts';

/** What the address asks for, in the words of `set`. They hold until the page is loaded anew. */
function wishesOf(options: PopupOptions): PageSettings & PopupWishes {
  const { heroText, noSkip, noBlurbs, hideIntroPopup } = options;
  return {
    ...(heroText && { heroText }),
    ...(noSkip && { noSkip: '' }),
    ...(noBlurbs && { noBlurbs: '' }),
    ...(hideIntroPopup && { popup: 'hidden' }),
  };
}

/** Tells a loader that is at work, or leaves word for the one that comes. */
function tell(settings: PageSettings): void {
  const command = ['set', settings];
  if (window.flyleaf?.live) return window.flyleaf(...command);
  const stub = (window.flyleaf ??= () => {});
  (stub.q ??= []).push(command);
}

/** One that is forced shows all the same: its tag says so. */
const isForced = (): boolean => !!document.querySelector('script[data-popup=forced]');

function takeQuery(): void {
  const { options, query } = readPopupQuery(location.search, true);
  if (query === location.search.slice(1)) return;
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${query && `?${query}`}${location.hash}`,
  );
  tell(wishesOf({ ...options, hideIntroPopup: options.hideIntroPopup && !isForced() }));
}

try {
  takeQuery();
} catch {
  // Not ours to throw into the page.
}
