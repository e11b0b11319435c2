import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../src/links/parse-query.ts';
import { queryString } from '../../../../src/links/query-string.ts';

/** Halves of surrogate pairs as no address can hold them: U+FFFD. */
const wellFormed = (text: string) => Buffer.from(text).toString();

describe('a query', () => {
  it.each([
    [{}, ''],
    [{ a: 'b' }, 'a=b'],
    [{ a: 'b', c: 1, d: true, e: false }, 'a=b&c=1&d=true&e=false'],
    [{ a: null, b: undefined }, ''],
    [{ a: '' }, 'a='],
    [{ a: 0 }, 'a=0'],
    [{ a: Number.NaN, b: Infinity, c: -Infinity }, ''],
    [{ a: ['x', 'y'] }, 'a[]=x&a[]=y'],
    [{ a: [] }, ''],
    [{ a: [1, null, undefined, Number.NaN, '', false] }, 'a[]=1&a[]=&a[]=false'],
    [{ 'a b': 'c&d=e', ü: '+ #' }, 'a%20b=c%26d%3De&%C3%BC=%2B%20%23'],
    [{ a: '\ud800' }, 'a=%EF%BF%BD'],
    [{ '\ud800': ['x'] }, '%EF%BF%BD[]=x'],
  ])('of %o is %o', (params, query) => {
    expect(queryString(params)).toBe(query);
  });

  it.each([
    [{ extra_seats: true }, 'extra_seats'],
    [{ extra_seats: true, a: 1 }, 'extra_seats&a=1'],
    [{ extra_seats: false }, ''],
    [{ extra_seats: null }, ''],
    [{ extra_seats: 'yes' }, ''],
  ])('of %o with a bare key is %o', (params, query) => {
    expect(queryString(params, ['extra_seats'])).toBe(query);
  });

  it('is read by browsers as it was meant', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, fc.array(text), (key, value, list) => {
        const read = new URLSearchParams(queryString({ [key]: value, [`l${key}`]: list }));
        expect(read.get(key)).toBe(wellFormed(value));
        expect(read.getAll(`l${key}[]`)).toEqual(list.map(wellFormed));
      }),
    );
  });
});

describe('reading a query', () => {
  it.each([
    ['', []],
    [
      'a=b&c=d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a', [['a', '']]],
    ['a=', [['a', '']]],
    ['=b', []],
    ['&&a=1&', [['a', '1']]],
    ['a=b=c', [['a', 'b=c']]],
    [
      'a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['a+b=c+d%2Be', [['a b', 'c d+e']]],
    [
      'a[]=1&a%5B%5D=2',
      [
        ['a[]', '1'],
        ['a[]', '2'],
      ],
    ],
    ['a=%&b=%zz&%=c&d=1', [['d', '1']]],
    ['a=%C3%BC&b=%C3', [['a', 'ü']]],
  ])('%o gives %o', (query, entries) => {
    expect(parseQuery(query)).toEqual(entries);
  });

  it('gives what was written', () => {
    const key = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(key, fc.string({ unit: 'grapheme' })), (params) => {
        const entries = Object.entries(params).map((pair) => pair.map(wellFormed));
        expect(parseQuery(queryString(params))).toEqual(entries);
      }),
    );
  });
});
