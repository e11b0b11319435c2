/** Banners and dialogs of the consent managers in use; most carry no dialog role, or hide it in a shadow root. */
const CONSENT_MANAGERS = [
  '#onetrust-banner-sdk',
  '#CybotCookiebotDialog',
  '#didomi-host',
  '#usercentrics-root',
  '#usercentrics-cmp-ui',
  '.qc-cmp2-container',
  '#truste-consent-track',
  '.osano-cm-window',
  '.cky-consent-container',
  '.cmplz-cookiebanner',
  '[id^=sp_message_container]',
  '#BorlabsCookieBox',
  '#iubenda-cs-banner',
  '.klaro',
  '#termly-code-snippet-support',
  '.fc-consent-root',
  '#cc-main',
  '.cc-window',
  '#axeptio_overlay',
  '#tarteaucitronAlertBig',
];

const DIALOGS = ['dialog[open]', '[aria-modal=true]', '[role=dialog]', '[role=alertdialog]'];

const OBSTACLES = [...CONSENT_MANAGERS, ...DIALOGS].join();

const EDITABLE = 'input,textarea,select,[contenteditable]';

/** Deep enough for a manager's host, its wrapper and its banner. */
const DEPTH = 3;

/** Whether it takes room on the screen. A manager's own element often has no size: what it holds is fixed. */
function hasRoom(element: Element, depth = DEPTH): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  if (width && height) return true;
  const { children } = element.shadowRoot ?? element;
  return depth > 0 && [...children].some((child) => hasRoom(child, depth - 1));
}

/**
 * Whether the popup has to wait: nobody looks at the page, a consent dialog (or any other dialog) is open, or the reader
 * is typing.
 */
export function isInTheWay(own: Element): boolean {
  const { activeElement } = document;
  if (document.hidden || (activeElement !== own && activeElement?.matches(EDITABLE))) return true;
  return [...document.querySelectorAll(OBSTACLES)].some((each) => hasRoom(each));
}
