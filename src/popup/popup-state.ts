import { dismissalStamp, signupStamp } from './dismissal-stamp.ts';
import { DISMISSAL_COOKIE_DAYS, HIDE_INTRO_DELAY, POPUP_PAGE_CLASS } from './popup-constants.ts';

/** The states of the popup. (spec reader-flows §4) */
export const POPUP_STATES = ['hidden', 'shown', 'dismissed'] as const;

/** One state of the popup. */
export type PopupState = (typeof POPUP_STATES)[number];

/** How a reader dismisses the popup: Esc, the close button, 'Maybe later', 'No thanks'. (spec reader-flows §2) */
export const POPUP_DISMISSALS = ['escape', 'close', 'maybe-later', 'no-thanks'] as const;

/** One way to dismiss the popup. */
export type PopupDismissal = (typeof POPUP_DISMISSALS)[number];

/** Name of the event that is sent after a dismissal; it is subject to the tracking gates. (spec reader-flows §4; readings.md) */
export const HIDE_INTRO_EVENT = 'hide intro popup';

/** What may happen to the popup. Times are UTC milliseconds; `stamp` is the dismissal cookie as it is. */
export type PopupEvent =
  /** Its conditions hold. */
  | { type: 'show' }
  /** Its conditions hold no longer, on a page that changes without a load. */
  | { type: 'withdraw' }
  /** The page asks for it. */
  | { type: 'demand' }
  | { type: 'dismiss'; by: PopupDismissal; now: number; stamp?: string | null }
  | { type: 'submit'; now: number };

/** What is to be done, in its order. */
export type PopupEffect =
  | { type: 'add_page_class'; name: string }
  | { type: 'remove_page_class'; name: string }
  | { type: 'store_stamp'; value: string; days: number }
  | { type: 'send_event'; event: string; delay: number };

/** A state and what was to be done on the way to it. */
export interface PopupStep {
  state: PopupState;
  effects: PopupEffect[];
}

const classEffect = (type: 'add_page_class' | 'remove_page_class'): PopupEffect => ({
  type,
  name: POPUP_PAGE_CLASS,
});

const store = (value: string): PopupEffect => ({
  type: 'store_stamp',
  value,
  days: DISMISSAL_COOKIE_DAYS,
});

const open = (): PopupStep => ({ state: 'shown', effects: [classEffect('add_page_class')] });

const close = (state: PopupState, ...effects: PopupEffect[]): PopupStep => ({
  state,
  effects: [...effects, classEffect('remove_page_class')],
});

function leaveShown(event: PopupEvent): PopupStep | null {
  switch (event.type) {
    case 'withdraw':
      return close('hidden');
    case 'dismiss':
      return close('dismissed', store(dismissalStamp(event.now, event.stamp)), {
        type: 'send_event',
        event: HIDE_INTRO_EVENT,
        delay: HIDE_INTRO_DELAY,
      });
    case 'submit':
      return close('dismissed', store(signupStamp(event.now)));
    default:
      return null;
  }
}

/**
 * The popup's next state, and what is to be done: a class on the page while it is shown; at a dismissal the stamp is
 * stored, the marker is sent after 500 ms and the class is removed; a submitted address stores the stamp without the
 * marker. What does not fit the state changes nothing. (spec reader-flows §4)
 *
 * @decided Once dismissed it opens again only when the page asks for it; the next page begins anew with the stamp.
 */
export function nextPopupState(state: PopupState, event: PopupEvent): PopupStep {
  const stay = { state, effects: [] };
  if (state === 'shown') return leaveShown(event) ?? stay;
  const isOpening = event.type === 'demand' || (event.type === 'show' && state === 'hidden');
  return isOpening ? open() : stay;
}
