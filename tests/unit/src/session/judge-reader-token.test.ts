import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSuccessorDue, judgeReaderToken } from '../../../../src/session/judge-reader-token.ts';
import type { ReaderTokenFacts } from '../../../../src/session/judge-reader-token.ts';

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const facts = (more: Partial<ReaderTokenFacts> = {}): ReaderTokenFacts => ({
  createdAt: NOW - DAY,
  lastSeenAt: NOW - DAY,
  endedAt: null,
  retiredAt: null,
  unsubscribedAt: null,
  now: NOW,
  ...more,
});

describe('a reader token', () => {
  it.each([
    ['in use', {}, 'good'],
    ['of a site that was ended', { endedAt: NOW - 1 }, 'ended'],
    ['not seen for ninety days', { lastSeenAt: NOW - 90 * DAY, createdAt: NOW - 99 * DAY }, 'good'],
    ['not seen for longer', { lastSeenAt: NOW - 90 * DAY - 1 }, 'ended'],
    ['a year old', { createdAt: NOW - 365 * DAY }, 'good'],
    ['older', { createdAt: NOW - 365 * DAY - 1 }, 'ended'],
    ['of a reader who left since', { unsubscribedAt: NOW - 1 }, 'ended'],
    ['of a reader who had left before', { unsubscribedAt: NOW - 2 * DAY }, 'good'],
    ['retired a minute ago', { retiredAt: NOW - MINUTE }, 'good'],
    ['retired before that', { retiredAt: NOW - MINUTE - 1 }, 'reused'],
    ['retired by a clock that is ahead', { retiredAt: NOW + MINUTE }, 'good'],
    ['retired and of a site that was ended', { retiredAt: 0, endedAt: NOW }, 'ended'],
  ] as const)('that is %s is judged', (_, more, state) => {
    expect(judgeReaderToken(facts(more))).toBe(state);
  });

  it('stays ended, whatever else holds and however late it is', () => {
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.integer()), fc.nat(), (endedAt, retiredAt, later) => {
        expect(judgeReaderToken(facts({ endedAt, retiredAt, now: NOW + later }))).toBe('ended');
      }),
    );
  });
});

describe('the successor of a reader token', () => {
  it.each([
    ['after a day', NOW - DAY, false, true],
    ['not before', NOW - DAY + 1, false, false],
    ['where there is one', NOW, true, true],
    ['not for a clock that went back', NOW + DAY, false, false],
  ])('is told %s', (_, issuedAt, hasSuccessor, due) => {
    expect(isSuccessorDue({ issuedAt, hasSuccessor, now: NOW })).toBe(due);
  });
});
