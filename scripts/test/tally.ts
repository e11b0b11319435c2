/** What a step's runner counted. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Sum of two counts. */
export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** A step that is one test: a build, a linter. */
export function single(isPassed: boolean): Tally {
  return isPassed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/** The part of vitest's JSON report that counts. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Counts a vitest report; a file that could not even be read is one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const isBroken = (file: VitestReport['testResults'][number]) =>
    file.status === 'failed' && file.assertionResults.length === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts a Playwright report; errors outside of tests are failures. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * What a runner's exit code adds: one that fails without a failed test, and one that has run no test at all,
 * must not look like a success.
 */
export function withExitCode(tally: Tally, code: number): Tally {
  const isSilent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isSilent ? { ...tally, failed: 1 } : tally;
}

/** The last line of all. */
export function sumLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
