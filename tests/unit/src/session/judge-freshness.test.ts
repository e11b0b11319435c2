import { expect, it } from 'vitest';
import { SESSION_FRESH, isSessionFresh } from '../../../../src/session/judge-freshness.ts';

it.each([
  [0, true],
  [SESSION_FRESH, true],
  [SESSION_FRESH + 1, false],
  [-1, false],
])('a session %i ms old is fresh: %s', (age, isFresh) => {
  expect(isSessionFresh({ createdAt: 1_000_000, now: 1_000_000 + age })).toBe(isFresh);
});
