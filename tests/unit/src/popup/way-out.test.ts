import { expect, it } from 'vitest';
import { WAYS_OUT, chooseWayOut, wayOutLabel } from '../../../../src/popup/way-out.ts';

it.each([
  [false, false, 'no-thanks'],
  [true, false, 'maybe-later'],
  [false, true, null],
  [true, true, null],
])('with a start made: %s and no_skip: %s the way out is %s', (hasStarted, noSkip, way) => {
  expect(chooseWayOut({ hasStarted, noSkip })).toBe(way);
});

it('reads as the specification has it', () => {
  expect(WAYS_OUT.map(wayOutLabel)).toEqual(['No thanks', 'Maybe later']);
});
