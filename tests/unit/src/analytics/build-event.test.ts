import { describe, expect, it } from 'vitest';
import {
  CLIENT_TYPE,
  DISPLAY_MODES,
  PAGE_TITLE_MAX_LENGTH,
  SCREEN_STEP,
  buildEvent,
} from '../../../../src/analytics/build-event.ts';
import type { EventFacts } from '../../../../src/analytics/build-event.ts';

const NOW = 1_790_000_000_000;
const bare: EventFacts = { now: NOW, href: 'https://a.example/p/one' };
const contextOf = (change: Partial<EventFacts>) =>
  buildEvent('x', {}, { ...bare, ...change }).context;

it('builds the envelope of an event of which everything is known', () => {
  const facts: EventFacts = {
    now: NOW,
    href: 'https://a.example/p/one?utm_source=mail&token=1&utm_id=2#x',
    referrer: 'https://b.example/?q=private',
    title: 'One',
    displayMode: 'standalone',
    timezone: 'Europe/Istanbul',
    screen: { width: 1_366, height: 768 },
    user: { id: 5, is_magic: true },
    eventId: 'e-1',
    sequence: 0,
  };
  expect(buildEvent('post viewed', { post_id: 3 }, facts)).toEqual({
    event: 'post viewed',
    timestamp: NOW,
    properties: { post_id: 3 },
    context: {
      client: { type: 'web', event_id: 'e-1', seq: 0 },
      display_mode: 'standalone',
      page: {
        href: 'https://a.example/p/one?utm_source=mail&utm_id=2',
        referrer: 'https://b.example/',
        title: 'One',
      },
      campaign: { utm_source: 'mail' },
      timezone: 'Europe/Istanbul',
      screen: { width: 1_400, height: 800 },
      magic_user_id: 5,
    },
  });
});

it('has null for what is not known', () => {
  expect(buildEvent('x', {}, bare)).toEqual({
    event: 'x',
    timestamp: NOW,
    properties: {},
    context: {
      client: { type: 'web', event_id: null, seq: null },
      display_mode: 'browser',
      page: { href: 'https://a.example/p/one', referrer: null, title: null },
      campaign: null,
      timezone: null,
      screen: null,
      magic_user_id: null,
    },
  });
});

describe('the context of an event', () => {
  it.each(DISPLAY_MODES)('knows the display mode %s', (displayMode) => {
    expect(contextOf({ displayMode }).display_mode).toBe(displayMode);
  });

  it.each(['kiosk', '', null])('takes the display mode %o for a browser', (displayMode) => {
    expect(contextOf({ displayMode }).display_mode).toBe('browser');
  });

  it.each([
    [
      { width: 1_349, height: 1_350 },
      { width: 1_300, height: 1_400 },
    ],
    [
      { width: 49, height: 50 },
      { width: 0, height: 100 },
    ],
    [{ width: Number.NaN, height: 1 }, null],
    [{ width: 1, height: Infinity }, null],
    [{ width: -1, height: 1 }, null],
    [{ width: 1, height: -1 }, null],
    [
      { width: 0, height: 0 },
      { width: 0, height: 0 },
    ],
    [null, null],
  ])('rounds the screen %o to %o', (screen, rounded) => {
    expect(contextOf({ screen }).screen).toEqual(rounded);
  });

  it.each([
    ['https://a.example/?utm_term=a#?utm_term=b', { utm_term: 'a' }],
    ['https://a.example/#x?utm_term=b', null],
    ['https://a.example/?a?utm_term=b', null],
    ['/p/one?utm_term=a', { utm_term: 'a' }],
  ])('reads the campaign of %s', (href, campaign) => {
    expect(contextOf({ href }).campaign).toEqual(campaign);
  });

  it('keeps no address that is not on the web, and no empty title', () => {
    const { page } = contextOf({ href: 'file:///x', referrer: 'app://x', title: '' });
    expect(page).toEqual({ href: null, referrer: null, title: null });
  });

  it.each([199, 200, 201])('cuts a title of %i characters at 200', (length) => {
    const { title } = contextOf({ title: 'x'.repeat(length) }).page;
    expect(title).toHaveLength(Math.min(length, PAGE_TITLE_MAX_LENGTH));
  });

  it('has no id of a user who is not a magic one', () => {
    expect(contextOf({ user: { id: 5 } }).magic_user_id).toBeNull();
  });
});

it('has constants that are written down', () => {
  expect([CLIENT_TYPE, SCREEN_STEP, PAGE_TITLE_MAX_LENGTH]).toEqual(['web', 100, 200]);
  expect(DISPLAY_MODES).toEqual([
    'browser',
    'fullscreen',
    'minimal-ui',
    'picture-in-picture',
    'standalone',
    'window-controls-overlay',
  ]);
});

describe('the numbers of an event', () => {
  it.each([
    [0, 0],
    [7, 7],
    [-1, null],
    [1.5, null],
    [Number.NaN, null],
    [null, null],
    [undefined, null],
  ])('have the place %s as %s', (sequence, seq) => {
    expect(contextOf({ sequence }).client.seq).toBe(seq);
  });

  it('have whole milliseconds', () => {
    expect(buildEvent('x', {}, { ...bare, now: NOW + 0.9 }).timestamp).toBe(NOW);
  });

  it.each([Number.NaN, Infinity, -1, 8.64e15 + 1])('are an error for the time %d', (now) => {
    const build = () => buildEvent('x', {}, { ...bare, now });
    expect(build).toThrow(expect.objectContaining({ type: 'internal' }));
    expect(build).toThrow('Event has no time');
  });
});
