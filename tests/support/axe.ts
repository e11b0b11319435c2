import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Off by default: targets of 24 CSS pixels (WCAG 2.5.8). */
const MORE = { rules: { 'target-size': { enabled: true } } };

/** What axe finds in a part of the page, one line for each element. */
async function findings(page: Page, selector: string, options: RunOptions): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(selector).options(options);
  // Without frames of its own a page needs no second page to put its results together.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** Fails with axe's own words where it finds something; `state` says what was looked at. */
export async function expectAccessible(page: Page, selector: string, state: string): Promise<void> {
  expect(await findings(page, selector, MORE), state).toEqual([]);
}

/** The same for colours alone: what else axe looks at is the same in light and dark. */
export async function expectReadable(page: Page, selector: string, state: string): Promise<void> {
  const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
  expect(await findings(page, selector, colours), state).toEqual([]);
}
