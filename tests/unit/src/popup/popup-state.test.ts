import { describe, expect, it } from 'vitest';
import {
  HIDE_INTRO_EVENT,
  POPUP_DISMISSALS,
  POPUP_STATES,
  nextPopupState,
} from '../../../../src/popup/popup-state.ts';
import type { PopupEvent, PopupState } from '../../../../src/popup/popup-state.ts';

const NOW = 1_790_000_000_000;
const dismiss: PopupEvent = { type: 'dismiss', by: 'close', now: NOW };
const submit: PopupEvent = { type: 'submit', now: NOW };

const opens = { state: 'shown', effects: [{ type: 'add_page_class', name: 'flyleaf-popup-open' }] };
const removal = { type: 'remove_page_class', name: 'flyleaf-popup-open' };
const stored = (value: string) => ({ type: 'store_stamp', value, days: 3650 });
const marker = { type: 'send_event', event: 'hide intro popup', delay: 500 };

describe('the popup', () => {
  it('opens when its conditions hold, and marks the page', () => {
    expect(nextPopupState('hidden', { type: 'show' })).toEqual(opens);
  });

  it.each<PopupState>(['hidden', 'dismissed'])('opens on demand when it is %s', (state) => {
    expect(nextPopupState(state, { type: 'demand' })).toEqual(opens);
  });

  it.each(POPUP_DISMISSALS)('stores, marks and cleans up when dismissed by %s', (by) => {
    expect(nextPopupState('shown', { type: 'dismiss', by, now: NOW })).toEqual({
      state: 'dismissed',
      effects: [stored('1790000000000'), marker, removal],
    });
  });

  it('keeps the mark of an earlier sign-up at a dismissal', () => {
    const { effects } = nextPopupState('shown', { ...dismiss, stamp: 's1' });
    expect(effects[0]).toEqual(stored('s1790000000000'));
  });

  it('stores the time of a sign-up, without the marker', () => {
    expect(nextPopupState('shown', submit)).toEqual({
      state: 'dismissed',
      effects: [stored('s1790000000000'), removal],
    });
  });

  it('hides again without a trace when its conditions no longer hold', () => {
    expect(nextPopupState('shown', { type: 'withdraw' })).toEqual({
      state: 'hidden',
      effects: [removal],
    });
  });

  it.each<[PopupState, PopupEvent]>([
    ['shown', { type: 'show' }],
    ['shown', { type: 'demand' }],
    ['hidden', { type: 'withdraw' }],
    ['hidden', dismiss],
    ['hidden', submit],
    ['dismissed', { type: 'show' }],
    ['dismissed', { type: 'withdraw' }],
    ['dismissed', dismiss],
    ['dismissed', submit],
  ])('stays %s at %o', (state, event) => {
    expect(nextPopupState(state, event)).toEqual({ state, effects: [] });
  });
});

it('has three states, four ways out and one marker', () => {
  expect(POPUP_STATES).toEqual(['hidden', 'shown', 'dismissed']);
  expect(POPUP_DISMISSALS).toEqual(['escape', 'close', 'maybe-later', 'no-thanks']);
  expect(HIDE_INTRO_EVENT).toBe('hide intro popup');
});
