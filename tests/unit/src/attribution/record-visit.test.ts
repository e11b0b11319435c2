import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../../src/attribution/parse-record.ts';
import { recordVisit, startSession } from '../../../../src/attribution/record-visit.ts';
import type {
  AttributionRecord,
  Landing,
  Visit,
} from '../../../../src/attribution/attribution-record.ts';

const START = 1_790_000_000_000;
const landing: Landing = {
  landingSurface: 'post',
  landingSurfaceId: 'one',
  landingPublicationId: 7,
};
const visit = (age: number, change: Partial<Visit> = {}): Visit => ({
  href: `https://a.example/p/${age}`,
  referrer: 'https://b.example/',
  timestamp: START + age,
  ...change,
});

const first = startSession(visit(0), landing, 's1');

it('begins a session with all that a visit says', () => {
  expect(first).toEqual({
    sid: 's1',
    sessionStart: START,
    originalReferrer: 'https://b.example/',
    landingPage: 'https://a.example/p/0',
    landingSurface: 'post',
    landingSurfaceId: 'one',
    landingPublicationId: 7,
    visits: [visit(0)],
  });
});

describe('a visit', () => {
  const other: Landing = {
    landingSurface: 'note',
    landingSurfaceId: null,
    landingPublicationId: null,
  };
  const next = (record: AttributionRecord | null, each: Visit) =>
    recordVisit(record, each, other, 's2');

  it('is kept with its whole milliseconds', () => {
    const record = next(null, visit(5, { timestamp: START + 5.9 }));
    expect(record).toEqual(startSession(visit(5), other, 's2'));
    expect(parseRecord(record)).toEqual(record);
  });

  it.each([Number.NaN, Infinity, -1])('at %d leaves the record as it was', (timestamp) => {
    expect(next(first, visit(0, { timestamp }))).toBe(first);
    expect(next(null, visit(0, { timestamp }))).toBeNull();
  });

  it('without a record begins a session', () => {
    expect(next(null, visit(5))).toEqual(startSession(visit(5), other, 's2'));
  });

  it('is added to the session, whose landing stays', () => {
    expect(next(first, visit(1_000))).toEqual({ ...first, visits: [visit(0), visit(1_000)] });
  });

  it.each([
    [899_999, 's1'],
    [900_000, 's2'],
  ])('%i ms later belongs to %s', (age, sid) => {
    expect(next(first, visit(age))?.sid).toBe(sid);
  });

  it('within 700 ms replaces a landing without a publication', () => {
    const unset = startSession(visit(0), other, 's1');
    expect(recordVisit(unset, visit(699), landing, 's2')).toEqual(
      startSession(visit(699), landing, 's2'),
    );
    expect(recordVisit(unset, visit(700), landing, 's2')?.sid).toBe('s1');
  });

  it('with an empty referrer begins a session', () => {
    expect(next(first, visit(1_000, { referrer: '' }))).toEqual(
      startSession(visit(1_000, { referrer: '' }), other, 's2'),
    );
  });

  it('from an app goes on, and its referrer is not kept', () => {
    const record = next(first, visit(1_000, { referrer: 'android-app://com.example/' }));
    expect(record?.visits.at(-1)).toEqual(visit(1_000, { referrer: '' }));
    expect(record?.sid).toBe('s1');
  });

  it('is kept without what may be personal', () => {
    const record = next(null, {
      href: 'https://a.example/?token=1&utm_source=x#y',
      referrer: 'https://b.example/?q=2',
      timestamp: START,
    });
    expect(record?.landingPage).toBe('https://a.example/?utm_source=x');
    expect(record?.originalReferrer).toBe('https://b.example/');
    expect(record?.visits[0]?.href).toBe('https://a.example/?utm_source=x');
  });

  it('of a page that is not on the web changes nothing', () => {
    expect(next(first, visit(900_000, { href: 'about:blank' }))).toBe(first);
    expect(next(null, visit(0, { href: 'file:///x' }))).toBeNull();
  });

  it('leaves at most twenty, the first among them', () => {
    const ages = Array.from({ length: 30 }, (_, index) => (index + 1) * 1_000);
    const record = ages.reduce<AttributionRecord | null>(
      (all, age) => next(all, visit(age)),
      first,
    );
    expect(record?.visits.map(({ timestamp }) => timestamp - START)).toEqual([
      0,
      ...ages.slice(-19),
    ]);
  });
});
