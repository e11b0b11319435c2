import { atEnd, isOver } from './life.ts';
import { handleOf, mount } from './mounts.ts';
import { reader } from './reader.ts';
import { readSettings, pageData } from './settings.ts';
import { stampAmong } from '../src/popup/dismissal-stamp.ts';
import { SIGNUP_MARK } from '../src/popup/popup-constants.ts';
import { isPopupDemanded, mayShowPopup } from '../src/popup/should-show-popup.ts';
import type { PopupFacts } from '../src/popup/should-show-popup.ts';

const FORCED = 'forced';

export let popup: HTMLElement | undefined;

/** The word of the tag or of `set`, else the page's own: single-page applications change the latter. */
export const audience = (): string | undefined =>
  pageData['audience'] ??
  document.querySelector<HTMLMetaElement>('meta[name="flyleaf:audience"]')?.content;

const stamp = (): string => stampAmong(document.cookie);

const facts = (signupFlag: boolean, subscriber: boolean): PopupFacts => ({
  forced: pageData['popup'] === FORCED,
  hidden: pageData['popup'] === 'hidden',
  showOnMount: pageData['popup'] === 'mount',
  signupFlag,
  // Not a number without the cookie, which no comparison holds for.
  dismissedAt: parseInt(stamp()),
  now: Date.now(),
  audience: audience(),
  freeSignup: stamp()[0] === SIGNUP_MARK,
  subscriber,
});

/** Puts the popup into the page. It reads the wish: `forced` shows at once, otherwise when nothing is in its way. */
function open(wish?: string): void {
  if (!popup?.isConnected) {
    popup = document.createElement('flyleaf-welcome-popup');
    document.documentElement.append(popup);
  }
  Object.assign(popup.dataset, pageData, { popup: wish });
  void mount(popup);
}

export function showPopup(): void {
  open(FORCED);
  handleOf(popup)?.show?.();
}

export function hidePopup(): void {
  handleOf(popup)?.hide?.();
  popup?.remove();
}

/** Decides whether the popup appears on this page, at this address. */
export async function decidePopup(signupFlag: boolean): Promise<void> {
  const settings = await readSettings();
  const { spared } = await reader;
  const now = facts(signupFlag, !!spared);
  if (isOver()) return;
  if (isPopupDemanded(now)) showPopup();
  else if (settings.popup && mayShowPopup(now)) open();
  // One that was asked for stays until it is dismissed.
  else if (popup?.dataset['popup'] !== FORCED) popup?.remove();
}

export function watchPopup(): void {
  atEnd(() => popup?.remove());
}
