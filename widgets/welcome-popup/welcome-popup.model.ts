/** The popup's states (spec reader-flows §4), and what decides between them. */
export interface PopupState {
  step: 'hidden' | 'shown' | 'dismissed';
  /** Shows whatever is in the way: forced, or asked for by the page. */
  demanded: boolean;
  /** What it shows is there, or it is known that it won't come: nothing moves once the popup shows. */
  contentSettled: boolean;
  /** Nothing is in the way: no consent dialog, no one typing, no dismissal in another tab. */
  wayClear: boolean;
  /** The moment that the publisher chose has come. */
  momentCame: boolean;
  /** The reader has started: the way out reads 'Maybe later' (readings.md). */
  tried: boolean;
}

export type PopupEvent =
  | { type: 'content-settled' }
  | { type: 'moment-came' }
  | { type: 'way-changed'; clear: boolean }
  | { type: 'demanded' }
  | { type: 'tried' }
  | { type: 'dismissed' };

/** How the popup begins; `waits`: the publisher chose a moment for it. */
export function initialState(demanded: boolean, waits: boolean): PopupState {
  const known = { contentSettled: false, wayClear: false, momentCame: !waits, tried: false };
  return { step: 'hidden', demanded, ...known };
}

/** Shown or hidden, by what is known; a dismissal stands until the popup is asked for again. */
function settle(state: PopupState): PopupState {
  if (state.step === 'dismissed') return state;
  const { demanded, wayClear, momentCame } = state;
  const shows = state.contentSettled && (demanded || (wayClear && momentCame));
  return { ...state, step: shows ? 'shown' : 'hidden' };
}

/** The next state. Pure. */
export function transition(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'content-settled':
      return settle({ ...state, contentSettled: true });
    case 'moment-came':
      return settle({ ...state, momentCame: true });
    case 'way-changed':
      return settle({ ...state, wayClear: event.clear });
    case 'demanded':
      return settle({ ...state, demanded: true, step: 'hidden' });
    case 'tried':
      return { ...state, tried: true };
    case 'dismissed':
      return { ...state, step: 'dismissed' };
  }
}
