/** Banners of consent managers that have no dialog's role, or keep it in a shadow root or a frame. The others have one. */
const BANNERS = [
  '#onetrust-banner-sdk',
  '#didomi-host',
  '#usercentrics-root',
  '#usercentrics-cmp-ui',
  '#truste-consent-track',
  '.osano-cm-window',
  '.cky-consent-container',
  '[id^=sp_message_container]',
  '#axeptio_overlay',
  '#tarteaucitronAlertBig',
];

const DIALOGS = ['dialog[open]', '[aria-modal=true]', '[role$=dialog]'];

const OBSTACLES = [...BANNERS, ...DIALOGS].join();

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
