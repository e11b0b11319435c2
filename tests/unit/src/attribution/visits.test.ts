import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepVisits, uniteVisits } from '../../../../src/attribution/unite-visits.ts';
import { anyVisits } from './record-arbitraries.ts';
import type { Visit } from '../../../../src/attribution/attribution-record.ts';

const visit = (timestamp: number, href = 'https://a.example/', referrer = ''): Visit => ({
  href,
  referrer,
  timestamp,
});
const visitsUpTo = (count: number) => Array.from({ length: count }, (_, index) => visit(index));
const times = (visits: readonly Visit[]) => visits.map(({ timestamp }) => timestamp);

describe('the visits that are kept', () => {
  it.each([0, 1, 19, 20])('of %i are all', (count) => {
    expect(keepVisits(visitsUpTo(count))).toEqual(visitsUpTo(count));
  });

  it.each([21, 22, 60])('of %i are the first and the newest nineteen', (count) => {
    const newest = Array.from({ length: 19 }, (_, index) => count - 19 + index);
    expect(times(keepVisits(visitsUpTo(count)))).toEqual([0, ...newest]);
  });

  it('are a list of their own', () => {
    const visits = visitsUpTo(2);
    expect(keepVisits(visits)).not.toBe(visits);
  });
});

describe('united visits', () => {
  it('are the visits of both, the oldest first', () => {
    expect(times(uniteVisits([visit(3), visit(1)], [visit(2)]))).toEqual([1, 2, 3]);
  });

  it('are in the order of their addresses where times are equal', () => {
    const [a, b, c] = ['https://a', 'https://b', 'https://c'].map((href) => visit(1, href));
    expect(uniteVisits([c, a] as Visit[], [b] as Visit[])).toEqual([a, b, c]);
    expect(uniteVisits([a, b] as Visit[], [c] as Visit[])).toEqual([a, b, c]);
  });

  it('hold one of two with the same time and address: that with a referrer, or the greater one', () => {
    const none = visit(1);
    const some = visit(1, none.href, 'https://m.example/');
    const greater = visit(1, none.href, 'https://n.example/');
    expect(uniteVisits([none], [some])).toEqual([some]);
    expect(uniteVisits([some], [none])).toEqual([some]);
    expect(uniteVisits([some], [greater])).toEqual([greater]);
    expect(uniteVisits([greater, some, none], [])).toEqual([greater]);
  });

  it('hold both where the time or the address differs', () => {
    expect(uniteVisits([visit(1)], [visit(2)])).toHaveLength(2);
    expect(uniteVisits([visit(1, 'https://a')], [visit(1, 'https://b')])).toHaveLength(2);
  });

  it('are at most twenty', () => {
    const odd = visitsUpTo(30).filter(({ timestamp }) => timestamp % 2 === 1);
    const even = visitsUpTo(30).filter(({ timestamp }) => timestamp % 2 === 0);
    expect(uniteVisits(odd, even)).toEqual(keepVisits(visitsUpTo(30)));
  });

  it('do not depend on order, on repetition, or on which are united first', () => {
    fc.assert(
      fc.property(anyVisits, anyVisits, anyVisits, (a, b, c) => {
        expect(uniteVisits(a, b)).toEqual(uniteVisits(b, a));
        const ab = uniteVisits(a, b);
        expect(uniteVisits(ab, ab)).toEqual(ab);
        expect(uniteVisits(ab, a)).toEqual(ab);
        expect(uniteVisits(ab, c)).toEqual(uniteVisits(a, uniteVisits(b, c)));
      }),
    );
  });
});
