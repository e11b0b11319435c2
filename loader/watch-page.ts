import { atEnd, listen } from './life.ts';
import { findHosts } from './hosts.ts';
import { audience, decidePopup, popup, showPopup } from './popup.ts';
import { pageData } from './settings.ts';
import { SIGNUP_FLAG } from '../src/popup/popup-constants.ts';
import type { PageSettings } from '../src/contracts/embed.ts';

/** Milliseconds after a change in which more changes are taken together: a navigation changes much. */
const PAUSE = 100;

/** The page that the popup was decided on for: its address, and what it says of itself. */
let decided: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Looks at what the page is now: hosts that came or went, another address, another word about itself. The popup is decided on when someone looks at
 * the page: not while it is prerendered or in a tab behind, and not before its `<meta>` can have been read.
 */
function look(): void {
  timer = undefined;
  findHosts();
  const [address] = location.href.split('#') as [string];
  const page = address + pageData['popup'] + audience();
  const isFlagged = location.hash === SIGNUP_FLAG;
  if (document.hidden || document.readyState === 'loading') return;
  if (page === decided && !isFlagged) return;
  decided = page;
  // The flag is taken, so that the same link works again.
  if (isFlagged) history.replaceState(history.state, '', address);
  decidePopup(isFlagged).catch(() => {});
}

export function lookSoon(): void {
  timer ??= setTimeout(look, PAUSE);
}

/**
 * A link to the sign-up flag shows the popup and leads nowhere: the page's history has no entry for it, and its router hears of
 * nothing. Whoever wants another tab gets one.
 */
function followLink(event: Event): void {
  const { target, ctrlKey, metaKey } = event as MouseEvent;
  if (ctrlKey || metaKey || !(target as Element).closest(`a[href="${SIGNUP_FLAG}"]`)) return;
  event.preventDefault();
  showPopup();
}

/** Takes what the page says of itself; a popup that stands takes it too, and is decided on anew where that matters. */
export function setPage(settings: PageSettings): void {
  Object.assign(pageData, settings);
  if (popup) Object.assign(popup.dataset, settings);
  lookSoon();
}

/**
 * Follows a page that changes. Navigation within it is heard from the Navigation API; where that is missing, the address is
 * another one when nodes change. The page's `history` is not touched, but for our own
 * fragment. A page that comes back from the back-forward
 * cache is looked at afresh.
 */
export function watchPage(): void {
  const changes = new MutationObserver(lookSoon);
  changes.observe(document, { childList: true, subtree: true });
  atEnd(() => {
    clearTimeout(timer);
    changes.disconnect();
  });
  listen('currententrychange', lookSoon, window.navigation);
  listen('hashchange', lookSoon);
  listen('click', followLink);
  listen('visibilitychange', lookSoon);
  listen('readystatechange', lookSoon);
  listen('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) decided = undefined;
    lookSoon();
  });
  look();
}
