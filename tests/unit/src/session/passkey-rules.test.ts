import { expect, it } from 'vitest';
import { PASSKEY_NAME_MAX_LENGTH, passkeyName } from '../../../../src/session/passkey-rules.ts';

it.each([
  ['  my  phone ', 'my phone'],
  ['a\u0000b\nc\u2028d', 'a b c d'],
  [' \n ', ''],
  ['x'.repeat(99), 'x'.repeat(PASSKEY_NAME_MAX_LENGTH)],
  ['😀'.repeat(99), '😀'.repeat(PASSKEY_NAME_MAX_LENGTH)],
])('the name %j is kept as %j', (text, name) => {
  expect(passkeyName(text)).toBe(name);
});
