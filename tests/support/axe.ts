import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Off by default: targets of 24 CSS pixels (WCAG 2.5.8). */
const MORE = { rules: { 'target-size': { enabled: true } } };

/** What axe finds in a part of the page, one line for each element. */
async function findings(page: Page, selector: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(selector).options(MORE).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** Fails with axe's own words where it finds something; `state` says what was looked at. */
export async function expectAccessible(page: Page, selector: string, state: string): Promise<void> {
  expect(await findings(page, selector), state).toEqual([]);
}
