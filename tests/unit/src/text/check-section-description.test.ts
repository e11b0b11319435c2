import { expect, it } from 'vitest';
import { checkSectionDescription } from '../../../../src/text/check-section-description.ts';

const TOO_LONG = 'Must be at most 1000 characters long';

it.each([
  ['absent', undefined, null],
  ['null', null, null],
  ['empty', '', null],
  ['of 999 characters', 'x'.repeat(999), null],
  ['of 1,000 characters', 'x'.repeat(1_000), null],
  ['of 1,001 characters', 'x'.repeat(1_001), TOO_LONG],
  ['of 1,000 emoji', '👍'.repeat(1_000), null],
  ['of 1,001 emoji', '👍'.repeat(1_001), TOO_LONG],
])("takes a section's description that is %s as it should", (_, text, problem) => {
  expect(checkSectionDescription(text)).toBe(problem);
});
