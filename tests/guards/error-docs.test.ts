import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/errors/error-codes.ts';

const rows = readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `(\w+)` \| (\d{3}) \|/gmu);

it('documents every error code with its status, and no other', () => {
  const documented = Object.fromEntries(
    [...rows].map(([, code, status]) => [code, Number(status)]),
  );
  expect(documented).toEqual(ERROR_CODES);
});
