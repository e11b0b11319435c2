import { formCases } from '../../../widgets/gallery/form.cases.tsx';
import { pageCases } from '../../../widgets/gallery/page.cases.ts';
import { popupCases } from '../../../widgets/gallery/popup.cases.tsx';
import { caseUrl } from './draw-sheet.ts';
import type { Page } from '@playwright/test';
import type { Cell } from './sheets.ts';

const ALL = [...formCases, ...popupCases, ...pageCases];

/** Every widget of the gallery. */
export const WIDGETS = [...new Set(ALL.map(({ widget }) => widget))];

/** The states of a widget. */
export const statesOf = (widget: string): string[] =>
  ALL.filter((each) => each.widget === widget).map(({ state }) => state);

/** Shows a case; what it is drawn with is there. */
export async function openCase(page: Page, platform: string, cell: Cell): Promise<void> {
  await page.goto(caseUrl(platform, cell));
  await page.locator('.root').first().waitFor({ state: 'attached' });
}
