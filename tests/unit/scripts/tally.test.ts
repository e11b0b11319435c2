import { describe, expect, it } from 'vitest';
import {
  NOTHING,
  add,
  single,
  sumLine,
  tallyPlaywright,
  tallyVitest,
  withExitCode,
} from '../../../scripts/test/tally.ts';

const counts = (passed: number, failed: number, skipped: number) => ({ passed, failed, skipped });

describe('the count of a run', () => {
  it('adds up over all runners', () => {
    const sum = [counts(3, 0, 1), single(true), single(false), counts(4, 2, 0)].reduce(
      add,
      NOTHING,
    );
    expect(sumLine(sum)).toBe('8 passed, 3 failed, 1 skipped');
  });

  it('reads a vitest report, and takes a file that could not be read for a failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}, {}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(tallyVitest(report)).toEqual(counts(7, 2, 3));
  });

  it('reads a Playwright report, and takes errors outside of tests for failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual(counts(5, 3, 2));
  });

  it('is a failure where the runner fails without a failed test', () => {
    expect(withExitCode(counts(5, 0, 0), 1)).toEqual(counts(5, 1, 0));
  });

  it('is a failure where no test has run', () => {
    expect(withExitCode(counts(0, 0, 3), 0)).toEqual(counts(0, 1, 3));
  });

  it('stays as it is where tests have passed or failed', () => {
    expect(withExitCode(counts(5, 0, 0), 0)).toEqual(counts(5, 0, 0));
    expect(withExitCode(counts(5, 2, 0), 1)).toEqual(counts(5, 2, 0));
  });
});
