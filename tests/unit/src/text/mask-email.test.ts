import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskEmail } from '../../../../src/text/mask-email.ts';

it.each([
  ['reader@example.com', 'r•••@example.com'],
  ['re@example.com', 'r•••@example.com'],
  ['r@example.com', '•••@example.com'],
  ['😀smile@example.com', '😀•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('%s reads %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('tells nothing of a local part but its first letter', () => {
  const word = fc.stringMatching(/^[a-z0-9]{2,30}$/u);
  fc.assert(
    fc.property(word, word, (local, other) => {
      const same = local[0] ?? '';
      expect(maskEmail(`${local}@a.example`)).toBe(maskEmail(`${same}${other}@a.example`));
    }),
  );
});
