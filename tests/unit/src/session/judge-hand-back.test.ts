import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeHandBack } from '../../../../src/session/judge-hand-back.ts';
import type { HandBackFacts } from '../../../../src/session/judge-hand-back.ts';

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

const facts = (more: Partial<HandBackFacts>): HandBackFacts => ({
  createdAt: NOW,
  usedAt: null,
  isProven: false,
  now: NOW,
  ...more,
});

describe('a hand-back code', () => {
  it.each([
    ['fresh', {}, 'ready'],
    ['five minutes old', { createdAt: NOW - 5 * MINUTE }, 'ready'],
    ['older', { createdAt: NOW - 5 * MINUTE - 1 }, 'dead'],
    ['made by a clock that is ahead', { createdAt: NOW + MINUTE }, 'ready'],
    ['used, with its proof', { usedAt: NOW, isProven: true }, 'repeat'],
    ['used a minute ago, with its proof', { usedAt: NOW - MINUTE, isProven: true }, 'repeat'],
    ['used before that, with its proof', { usedAt: NOW - MINUTE - 1, isProven: true }, 'dead'],
    ['used, without its proof', { usedAt: NOW }, 'stolen'],
    ['used long ago, without its proof', { usedAt: NOW - 9 * MINUTE }, 'stolen'],
  ] as const)('that is %s is judged', (_, more, state) => {
    expect(judgeHandBack(facts(more))).toBe(state);
  });

  it('gives nothing to whoever comes second without the proof, at any time', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (createdAt, usedAt, now) => {
        expect(judgeHandBack({ createdAt, usedAt, isProven: false, now })).toBe('stolen');
      }),
    );
  });
});
