import { atEnd, isOver } from './life.ts';
import { handleOf, mount } from './mounts.ts';
import { reader } from './reader.ts';
import { pageData, promisedSettings } from './settings.ts';
import { isPaidAudience } from '../src/access/audiences.ts';
import { isKeptAway, stampAmong } from '../src/popup/dismissal-stamp.ts';

const FORCED = 'forced';

export let popup: HTMLElement | undefined;

/** The word of the tag or of `set`, else the page's own: single-page applications change the latter. */
export const audience = (): string | undefined =>
  pageData['audience'] ??
  document.querySelector<HTMLMetaElement>('meta[name="flyleaf:audience"]')?.content;

/** Asked first, because a page's own `remove` may fail where there is nothing to remove. */
function remove(): void {
  if (popup?.isConnected) popup.remove();
}

/** Puts the popup into the page. It reads the wish: `forced` shows at once, otherwise when nothing is in its way. */
function open(wish?: string): void {
  if (!popup?.isConnected) {
    popup = document.createElement('flyleaf-welcome-popup');
    document.documentElement.append(popup);
  }
  Object.assign(popup.dataset, pageData, { popup: wish });
  void mount(popup, 'welcome-popup');
}

export function showPopup(): void {
  open(FORCED);
  handleOf(popup)?.show?.();
}

export function hidePopup(): void {
  handleOf(popup)?.hide?.();
  remove();
}

/**
 * Decides whether the popup appears on this page, at this address, as `isPopupDemanded` and `mayShowPopup` say (spec
 * reader-flows §2), in the words of a page, which has one wish: facts as an object would be 40 bytes more.
 */
export async function decidePopup(signupFlag: boolean): Promise<void> {
  const settings = await promisedSettings;
  const { spared } = await reader;
  const { popup: wish } = pageData;
  if (isOver()) return;
  if (wish === FORCED || wish === 'mount' || signupFlag) showPopup();
  else if (
    settings.popup &&
    wish !== 'hidden' &&
    !isKeptAway(stampAmong(document.cookie), Date.now()) &&
    !isPaidAudience(audience()) &&
    !spared
  ) {
    open();
    // One that was asked for stays until it is dismissed.
  } else if (popup?.dataset['popup'] !== FORCED) remove();
}

export function watchPopup(): void {
  atEnd(remove);
}
