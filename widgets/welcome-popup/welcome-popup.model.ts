/** The popup's states (spec reader-flows §4), and what decides between them. */
export interface PopupState {
  step: 'hidden' | 'shown' | 'dismissed';
  /** Shows whatever is in the way: forced, or asked for by the page. */
  demanded: boolean;
  /** The cover photo is there, or it is known that it won't come: nothing moves once the popup shows. */
  coverSettled: boolean;
  /** Nothing is in the way: no consent dialog, no one typing. */
  wayClear: boolean;
  /** The reader has started: the way out reads 'Maybe later' (readings.md). */
  tried: boolean;
}

export type PopupEvent =
  | { type: 'cover-settled' }
  | { type: 'way-changed'; clear: boolean }
  | { type: 'demanded' }
  | { type: 'tried' }
  | { type: 'dismissed' };

export function initialState(demanded: boolean): PopupState {
  return { step: 'hidden', demanded, coverSettled: false, wayClear: false, tried: false };
}

/** Shown or hidden, by what is known; a dismissal stands until the popup is asked for again. */
function settle(state: PopupState): PopupState {
  if (state.step === 'dismissed') return state;
  const shows = state.coverSettled && (state.demanded || state.wayClear);
  return { ...state, step: shows ? 'shown' : 'hidden' };
}

/** The next state. Pure. */
export function transition(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'cover-settled':
      return settle({ ...state, coverSettled: true });
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
