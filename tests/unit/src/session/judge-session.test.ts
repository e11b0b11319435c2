import { describe, expect, it } from 'vitest';
import {
  isSessionAlive,
  isSessionFresh,
  isVisitNoted,
} from '../../../../src/session/judge-session.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = { createdAt: 0, lastSeenAt: 0, endedAt: null };

describe('a session', () => {
  it.each([
    ['at once', { ...start, now: 0 }, true],
    ['at ninety days without a visit', { ...start, now: 90 * DAY }, true],
    ['a moment later', { ...start, now: 90 * DAY + 1 }, false],
    ['at a year, visited just now', { ...start, lastSeenAt: 365 * DAY, now: 365 * DAY }, true],
    ['a moment later', { ...start, lastSeenAt: 365 * DAY, now: 365 * DAY + 1 }, false],
    ['that was ended', { ...start, endedAt: 0, now: 0 }, false],
    ['while the clock has gone back', { ...start, now: -DAY }, true],
  ])('%s', (_, facts, alive) => {
    expect(isSessionAlive(facts)).toBe(alive);
  });

  it.each([
    [HOUR / 4, true],
    [HOUR / 4 + 1, false],
    [-HOUR, true],
  ])('of %i ms may change what is sensitive: %s', (now, fresh) => {
    expect(isSessionFresh({ createdAt: 0, now })).toBe(fresh);
  });

  it.each([
    [HOUR - 1, false],
    [HOUR, true],
    [-HOUR, false],
  ])('visited %i ms later, is noted: %s', (now, noted) => {
    expect(isVisitNoted({ lastSeenAt: 0, now })).toBe(noted);
  });
});
