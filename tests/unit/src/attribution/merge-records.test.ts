import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRecords } from '../../../../src/attribution/merge-records.ts';
import { uniteVisits } from '../../../../src/attribution/unite-visits.ts';
import { OWN, anyRecord, recordOf } from './record-arbitraries.ts';
import type { AttributionRecord } from '../../../../src/attribution/attribution-record.ts';

const OWN_HOSTS = [OWN, 'pub.platform.example'];
const MINUTE = 60_000;

const recordAt = (minutes: number, change: Partial<AttributionRecord> = {}): AttributionRecord => ({
  sid: `at ${minutes}`,
  sessionStart: minutes * MINUTE,
  originalReferrer: 'https://own.example/before',
  landingPage: `https://own.example/${minutes}`,
  landingSurface: 'post',
  landingSurfaceId: `${minutes}`,
  landingPublicationId: 1,
  visits: [{ href: `https://own.example/${minutes}`, referrer: '', timestamp: minutes * MINUTE }],
  ...change,
});

/** Merges both ways, which must give the same. */
function merge(a: AttributionRecord | null, b: AttributionRecord | null) {
  const merged = mergeRecords(a, b, OWN_HOSTS);
  expect(mergeRecords(b, a, OWN_HOSTS)).toEqual(merged);
  return merged;
}

describe('merging with nothing', () => {
  it('gives the other record, its visits in order', () => {
    const [newer, older] = [recordAt(5), recordAt(2)].map(({ visits }) => visits[0]);
    const record = recordAt(2, { visits: [newer, older] as never });
    expect(merge(record, null)).toEqual({ ...record, visits: [older, newer] });
    expect(merge(null, null)).toBeNull();
  });
});

describe('merging records of one session', () => {
  it('unites the visits and keeps the landing of the earlier start', () => {
    const early = recordAt(0, { sid: 's' });
    const late = recordAt(30, { sid: 's', originalReferrer: 'https://x.example/' });
    expect(merge(early, late)).toEqual({ ...early, visits: [...early.visits, ...late.visits] });
  });

  it.each<[keyof AttributionRecord, string | number | null, string | number | null]>([
    ['originalReferrer', '', 'https://x.example/'],
    ['landingPage', 'https://a.example/', 'https://b.example/'],
    ['landingSurface', 'note', 'post'],
    ['landingSurfaceId', '1', '2'],
    ['landingPublicationId', 1, 2],
    ['landingPublicationId', 1, null],
  ])('orders equal starts by %s: %o before %o', (field, first, second) => {
    const one = { ...recordAt(0), [field]: first };
    const other = { ...recordAt(0), [field]: second };
    expect(merge(one, other)).toEqual(one);
  });
});

describe('merging records of two sessions', () => {
  const early = recordAt(0);
  const after = (age: number, change: Partial<AttributionRecord> = {}) =>
    recordAt(10, { sid: 'later', sessionStart: age, ...change });

  it.each([0, 1, 899_999])(
    'joins them where the later came from an own host %i ms after the earlier',
    (age) => {
      const later = after(age, { sid: 'z' });
      expect(merge(early, later)).toEqual({ ...early, visits: [...early.visits, ...later.visits] });
    },
  );

  it.each([900_000, 900_001])('keeps the later alone %i ms after the earlier', (age) => {
    expect(merge(early, after(age))).toEqual(after(age));
  });

  it.each([
    '',
    'https://x.example/',
    'own.example',
    'https://own.example:444/',
    'https://a.own.example/',
  ])('keeps the later alone when it came from %o', (originalReferrer) => {
    const later = after(1, { originalReferrer });
    expect(merge(early, later)).toEqual(later);
  });

  it.each(['https://OWN.example', 'http://own.example/?x', 'https://pub.platform.example/p/1'])(
    'takes %s for an own host',
    (originalReferrer) => {
      expect(merge(early, after(1, { originalReferrer }))?.landingPage).toBe(early.landingPage);
    },
  );

  it('compares own hosts in any case', () => {
    const found = mergeRecords(early, after(1), ['OWN.Example']);
    expect(found?.landingPage).toBe(early.landingPage);
    expect(mergeRecords(early, after(1), [])).toEqual(after(1));
  });

  it('asks the referrer of the later, not of the earlier', () => {
    const foreign = recordAt(0, { originalReferrer: 'https://x.example/' });
    expect(merge(foreign, after(1))?.sid).toBe(foreign.sid);
  });

  it('orders equal starts by name', () => {
    const one = recordAt(0, { sid: 'a', originalReferrer: '' });
    const other = recordAt(0, { sid: 'b', originalReferrer: '' });
    expect(merge(one, other)).toEqual(other);
  });

  it('takes records without a name for one session where they began at the same time', () => {
    const foreign = { sid: '', originalReferrer: '' };
    const one = recordAt(0, { ...foreign, visits: [] });
    const same = recordAt(0, foreign);
    expect(merge(one, same)).toEqual(same);
    expect(merge(same, recordAt(1, foreign))).toEqual(recordAt(1, foreign));
    expect(merge(recordAt(0, { ...foreign, sid: 'a' }), one)?.sid).toBe('a');
  });
});

describe('the merge rule', () => {
  const join = (a: AttributionRecord | null, b: AttributionRecord | null) =>
    mergeRecords(a, b, OWN_HOSTS);

  it('is commutative', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (a, b) => {
        expect(join(a, b)).toEqual(join(b, a));
      }),
      { numRuns: 400 },
    );
  });

  it('is idempotent: a record with itself is that record with its visits in order', () => {
    fc.assert(
      fc.property(anyRecord, (a) => {
        expect(join(a, a)).toEqual({ ...a, visits: uniteVisits(a.visits, []) });
        expect(join(join(a, a), join(a, a))).toEqual(join(a, a));
      }),
    );
  });

  it('gives nothing new when a result is merged with a part of it, or with itself', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (a, b) => {
        const ab = join(a, b);
        expect(join(ab, a)).toEqual(ab);
        expect(join(ab, b)).toEqual(ab);
        expect(join(ab, ab)).toEqual(ab);
      }),
      { numRuns: 400 },
    );
  });

  it('is associative among records of one session', () => {
    const same = recordOf(fc.constant('s'));
    fc.assert(
      fc.property(same, same, same, (a, b, c) => {
        expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
      }),
      { numRuns: 400 },
    );
  });

  it('is not associative among three sessions, of which the middle one may join either neighbour', () => {
    const [a, b, c] = [recordAt(0), recordAt(10), recordAt(20)];
    expect(join(join(a, b), c)?.landingPage).toBe('https://own.example/20');
    expect(join(a, join(b, c))?.landingPage).toBe('https://own.example/0');
  });
});
