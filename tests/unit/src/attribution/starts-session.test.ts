import { describe, expect, it } from 'vitest';
import {
  LANDING_WINDOW,
  SESSION_GAP,
  VISITS_MAX,
} from '../../../../src/attribution/attribution-limits.ts';
import { startsSession } from '../../../../src/attribution/starts-session.ts';
import type { AttributionRecord } from '../../../../src/attribution/attribution-record.ts';

const START = 1_790_000_000_000;
const REFERRER = 'https://a.example/';

/** A session in which nothing begins a new one. */
const record: AttributionRecord = {
  sid: 's1',
  sessionStart: START,
  originalReferrer: '',
  landingPage: 'https://a.example/',
  landingSurface: 'publication',
  landingSurfaceId: null,
  landingPublicationId: 7,
  visits: [{ href: 'https://a.example/', referrer: '', timestamp: START }],
};

const visitAt = (timestamp: number) => ({ href: 'https://a.example/x', referrer: '', timestamp });

it('goes on when no clause holds', () => {
  expect(startsSession(record, REFERRER, START + 1_000)).toBe(false);
});

describe('a session begins', () => {
  it('where there is no record', () => {
    expect(startsSession(null, REFERRER, START)).toBe(true);
  });

  it('where there are no stored visits', () => {
    expect(startsSession({ ...record, visits: [] }, REFERRER, START + 1_000)).toBe(true);
  });

  it.each([
    [0, false],
    [899_999, false],
    [900_000, true],
    [900_001, true],
  ])('%i ms after the first visit: %s', (age, begins) => {
    expect(startsSession(record, REFERRER, START + age)).toBe(begins);
  });

  it.each(['', ' ', '\t'])('with the referrer %o', (referrer) => {
    expect(startsSession(record, referrer, START + 1_000)).toBe(true);
  });

  it.each([
    [0, true],
    [699, true],
    [700, false],
    [701, false],
  ])('%i ms after its start without a landing publication: %s', (age, begins) => {
    const unset = { ...record, landingPublicationId: null };
    expect(startsSession(unset, REFERRER, START + age)).toBe(begins);
  });

  it.each([0, 699, 700])('not %i ms after its start with one', (age) => {
    expect(startsSession(record, REFERRER, START + age)).toBe(false);
  });
});

describe('the window', () => {
  it('is fixed: later visits do not move it', () => {
    const visits = [visitAt(START), visitAt(START + 800_000), visitAt(START + 890_000)];
    expect(startsSession({ ...record, visits }, REFERRER, START + 899_999)).toBe(false);
    expect(startsSession({ ...record, visits }, REFERRER, START + 900_000)).toBe(true);
  });

  it('counts from the first visit, not from the start of the session', () => {
    const visits = [visitAt(START + 5_000)];
    expect(startsSession({ ...record, visits }, REFERRER, START + 904_999)).toBe(false);
    expect(startsSession({ ...record, visits }, REFERRER, START + 905_000)).toBe(true);
  });

  it('is over when the first visit lies in the future', () => {
    expect(startsSession(record, REFERRER, START - 1)).toBe(true);
  });

  it('of the landing counts from the start, and not into the future', () => {
    const visits = [visitAt(START - 10_000)];
    const later = { ...record, landingPublicationId: null, visits };
    expect(startsSession(later, REFERRER, START + 699)).toBe(true);
    expect(startsSession(later, REFERRER, START - 1)).toBe(false);
  });
});

it('has the constants of the specification', () => {
  expect([SESSION_GAP, LANDING_WINDOW, VISITS_MAX]).toEqual([900_000, 700, 20]);
});
