import { expect, it } from 'vitest';
import { normaliseCode } from '../../../../src/signup/normalise-code.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['１２３４５６', '123456'],
  ['000000', '000000'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
  ['１２３４５', null],
])('reads %j as %j', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});
