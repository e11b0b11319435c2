import { describe, expect, it } from 'vitest';
import { STEPS, chooseSteps } from '../../../scripts/test/steps.ts';
import { timeLeft } from '../../../scripts/test/time-left.ts';

const names = (wanted: string[]) => chooseSteps(wanted).map((step) => step.name);

describe('the steps of npm test', () => {
  it('are all, without names', () => {
    expect(chooseSteps([])).toEqual(STEPS);
  });

  it('keep their own order', () => {
    expect(names(['lint', 'build'])).toEqual(['build', 'lint']);
  });

  it('go through three browsers', () => {
    expect(names(['e2e'])).toEqual(['chromium', 'firefox', 'webkit']);
  });

  it('run the widgets on both libraries', () => {
    expect(names(['widgets'])).toEqual(['widgets-preact', 'widgets-react']);
  });

  it('refuse a name that they do not know', () => {
    expect(() => names(['unit', 'typo'])).toThrow('no such step: typo');
  });
});

describe('the time of a step', () => {
  it('ends with the time of all', () => {
    expect(timeLeft('10', 9 * 60_000)).toBe(60_000);
    expect(timeLeft('10', 11 * 60_000)).toBe(0);
  });

  it('is bounded by itself', () => {
    expect(timeLeft(undefined, 0)).toBe(20 * 60_000);
  });
});
