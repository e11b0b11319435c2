import { describe, expect, it } from 'vitest';
import { initialState, transition } from '../../../../widgets/welcome-popup/welcome-popup.model.ts';
import type { PopupEvent } from '../../../../widgets/welcome-popup/welcome-popup.model.ts';

const clear: PopupEvent = { type: 'way-changed', clear: true };
const blocked: PopupEvent = { type: 'way-changed', clear: false };
const settled: PopupEvent = { type: 'content-settled' };
const came: PopupEvent = { type: 'moment-came' };
const demanded: PopupEvent = { type: 'demanded' };
const dismissed: PopupEvent = { type: 'dismissed' };

const after = (forced: boolean, waits: boolean, events: readonly PopupEvent[]) =>
  events.reduce(transition, initialState(forced, waits)).step;

describe('welcome popup model', () => {
  it.each([
    ['waits for the way and the cover', false, [], 'hidden'],
    ['waits for the way', false, [settled], 'hidden'],
    ['waits for the cover', false, [clear], 'hidden'],
    ['shows when both are there', false, [clear, settled], 'shown'],
    ['gives way to a consent dialog that comes later', false, [clear, settled, blocked], 'hidden'],
    ['comes back when the way is clear again', false, [clear, settled, blocked, clear], 'shown'],
    ['shows over anything when demanded', true, [blocked, settled], 'shown'],
    ['shows over anything when the page asks', false, [settled, blocked, demanded], 'shown'],
    ['waits for its cover even when demanded', true, [], 'hidden'],
    [
      'stays dismissed when the way changes',
      false,
      [clear, settled, dismissed, blocked, clear],
      'dismissed',
    ],
    [
      'shows again when the page asks after a dismissal',
      false,
      [clear, settled, dismissed, demanded],
      'shown',
    ],
  ] as const)('%s', (_, forced, events, step) => {
    expect(after(forced, false, events)).toBe(step);
  });

  it.each([
    ['waits for the moment', false, [clear, settled], 'hidden'],
    ['shows when the moment has come', false, [clear, settled, came], 'shown'],
    ['waits for the way at its moment', false, [settled, came, blocked], 'hidden'],
    ['shows before its moment when the page asks', false, [clear, settled, demanded], 'shown'],
    ['shows at once when it is forced', true, [clear, settled], 'shown'],
  ] as const)('with a moment of its own it %s', (_, forced, events, step) => {
    expect(after(forced, true, events)).toBe(step);
  });

  it('remembers that the reader tried', () => {
    const tried = transition(initialState(false, false), { type: 'tried' });
    expect(tried).toEqual({ ...initialState(false, false), tried: true });
  });
});
