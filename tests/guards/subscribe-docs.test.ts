import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subscribeUrl } from '../../src/links/routes/account.ts';

const ROWS = readFileSync('docs/subscribe-page.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));

describe('every parameter of the subscribe page', () => {
  it.each(Object.keys(subscribeUrl.route.query))('has a row in its document: %s', (name) => {
    const [row, ...others] = ROWS.filter((line) => line.split('|')[1]?.includes(`\`${name}\``));
    expect(row).toMatch(/\|.+\|.+(?:test\.ts|the form|the plan step|subscribes already).*\|$/u);
    expect(others).toEqual([]);
  });
});
