import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocation } from '../../../../src/links/parse-location.ts';

describe('the parts of an address', () => {
  it.each([
    ['/', { origin: '', path: '/', query: '', hash: '' }],
    ['/a/b?c=d?e#f#g?h', { origin: '', path: '/a/b', query: 'c=d?e', hash: 'f#g?h' }],
    ['/a#?b', { origin: '', path: '/a', query: '', hash: '?b' }],
    ['http://A.example:80', { origin: 'http://a.example', path: '/', query: '', hash: '' }],
    ['https://a.example:80/', { origin: 'https://a.example:80', path: '/', query: '', hash: '' }],
    ['https://a.example:443?b', { origin: 'https://a.example', path: '/', query: 'b', hash: '' }],
    ['https://a.example\\b', { origin: 'https://a.example', path: '/b', query: '', hash: '' }],
    ['/..', { origin: '', path: '/', query: '', hash: '' }],
    ['/a/.', { origin: '', path: '/a/', query: '', hash: '' }],
    ['/a/b/..', { origin: '', path: '/a/', query: '', hash: '' }],
    ['/a/../../b', { origin: '', path: '/b', query: '', hash: '' }],
  ])('%s are %o', (text, location) => {
    expect(parseLocation(text)).toEqual(location);
  });

  it('are those that browsers find', () => {
    const part = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2E',
      'a',
      '\\',
      '%2f',
      '//',
      '?',
      '#',
      '=',
    );
    const tail = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(tail, (rest) => {
        const url = new URL(`https://a.example${rest}`);
        const location = parseLocation(`https://a.example${rest}`);
        if (location === null) {
          expect(rest).toMatch(/^[/\\]{2}/u);
          return;
        }
        expect(location.path).toBe(url.pathname);
        expect(location.query).toBe(url.search.slice(1));
        expect(location.hash).toBe(url.hash.slice(1));
      }),
      { numRuns: 500 },
    );
  });
});
