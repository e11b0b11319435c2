import { expect, it } from 'vitest';
import { decideOneClick } from '../../../../src/session/decide-one-click.ts';

it.each([
  [null, 'subscribe'],
  ['pending', 'subscribe'],
  ['unsubscribed', 'subscribe'],
  ['confirmed', 'none'],
  ['review', 'wait'],
  ['rejected', 'wait'],
] as const)('one click of a reader whose subscription is %s leads to: %s', (state, outcome) => {
  expect(decideOneClick(state)).toBe(outcome);
});
