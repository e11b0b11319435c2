import { IDLE } from './page-load.ts';
import type { PageLoad } from './page-load.ts';
import { PAGES } from './publisher-site.ts';
import type { PageName } from './publisher-site.ts';
import type { Budget, Figure } from './report.ts';
import { median } from './statistics.ts';

/** What is told of a load, in this order. */
const ROWS: readonly (readonly [keyof PageLoad, name: string, unit: string])[] = [
  ['usable', 'time until usable', 'ms'],
  ['afterScripts', 'from its scripts until usable', 'ms'],
  ['bytes', 'bytes on the wire', 'B'],
  ['scriptBytes', 'script bytes', 'B'],
  ['requests', 'requests', ''],
  ['blocking', 'blocking time', 'ms'],
  ['longestTask', 'longest long task', 'ms'],
  ['shift', 'layout shift', ''],
  ['script', 'script time', 'ms'],
  ['task', 'main-thread time', 'ms'],
  ['idle', `main-thread time in ${IDLE / 1_000} s idle`, 'ms'],
  ['heap', 'heap', 'MB'],
  ['nodes', 'nodes', ''],
];

const SCRIPT_BUDGET = {
  baseline: 0,
  form: 11_000,
  'form-bare': 11_000,
  popup: 14_000,
  'popup-asked': 14_000,
};
/** Milliseconds from the popup's scripts until it is usable, where it waits for nothing. */
const POPUP_BUDGET = 100;
/** All that differs from the page before: where no place is kept for the form, where the popup waits for nothing. */
const FEW_ROWS: Partial<Record<PageName, ReadonlySet<keyof PageLoad>>> = {
  'form-bare': new Set(['usable', 'shift']),
  'popup-asked': new Set(['usable', 'afterScripts', 'blocking', 'longestTask', 'shift']),
};

/** Medians of the loads, each widget's page beside the page without one. */
export function pageFigures(
  conditions: string,
  measured: Record<PageName, readonly PageLoad[]>,
): Figure[] {
  const samplesOf = (page: PageName, key: keyof PageLoad) => measured[page].map((l) => l[key]);
  return PAGES.flatMap((page) =>
    rowsOf(page).map(([key, name, unit]) => {
      const samples = samplesOf(page, key);
      const without = median(samplesOf('baseline', key));
      const budget = page === 'baseline' ? null : budgetOf(page, key, without);
      return {
        group: `${page}, ${conditions}`,
        name,
        value: median(samples),
        unit,
        samples,
        ...(budget && { budget }),
        ...(page !== 'baseline' && { baseline: { name: 'without a widget', value: without } }),
      };
    }),
  );
}

function rowsOf(page: PageName) {
  const few = FEW_ROWS[page];
  return ROWS.filter(([key]) =>
    few ? few.has(key) : page !== 'baseline' || key !== 'afterScripts',
  );
}

/** A task that the page has without a widget is not the widget's. */
function budgetOf(page: PageName, key: keyof PageLoad, without: number): Budget | null {
  if (page === 'form-bare') return null;
  if (key === 'afterScripts') return page === 'popup-asked' ? { max: POPUP_BUDGET } : null;
  if (key === 'scriptBytes') return { max: SCRIPT_BUDGET[page] };
  if (key === 'shift') return { max: 0 };
  return key === 'longestTask' ? { max: Math.max(50, without) } : null;
}
