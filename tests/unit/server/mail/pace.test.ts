import { describe, expect, it } from 'vitest';
import { Pace } from '../../../../server/mail/pace.ts';

const START = 1_700_000_000_000;

/** How many of so many mails may be begun at this time. */
function begun(pace: Pace, now: number, tries = 1_000): number {
  return Array.from({ length: tries }, () => pace.take(now)).filter((wait) => wait === 0).length;
}

function queue(pace: Pace, now: number, count: number): void {
  for (let index = 0; index < count; index++) pace.note(now);
}

describe('the pace of mails', () => {
  it('is free while few sign up', () => {
    const pace = new Pace();
    queue(pace, START, 49);
    expect(begun(pace, START + 50)).toBe(1_000);
  });

  it('is bounded while many sign up, and says how long to wait', () => {
    const pace = new Pace();
    queue(pace, START, 50);
    expect(begun(pace, START + 40)).toBe(10);
    expect(pace.take(START + 40)).toBe(60);
  });

  it('goes on in the next window of a rush, as bounded as before', () => {
    const pace = new Pace();
    queue(pace, START, 50);
    expect(begun(pace, START)).toBe(10);
    expect(begun(pace, START + 100)).toBe(10);
  });

  it('is free again when the rush is over', () => {
    const pace = new Pace();
    queue(pace, START, 500);
    expect(begun(pace, START)).toBe(10);
    expect(begun(pace, START + 200)).toBe(1_000);
  });

  it('is not held up by a clock that was set back', () => {
    const pace = new Pace();
    queue(pace, START, 500);
    expect(begun(pace, START)).toBe(10);
    expect(begun(pace, START - 3_600_000)).toBe(1_000);
  });
});
