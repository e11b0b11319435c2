import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageUrl } from '../../../../src/links/page-url.ts';

const own = { pages: 'https://demo.example', pagesQuery: '' };
const shared = { pages: 'https://flyleaf.example', pagesQuery: 'publication=demo' };

describe('the address of a page', () => {
  it('is the path alone when there is nothing to say', () => {
    expect(pageUrl(own, '/subscribe')).toBe('https://demo.example/subscribe');
  });

  it('names the publication where the host does not', () => {
    expect(pageUrl(shared, '/subscribe', { just_signed_up: 'true' })).toBe(
      'https://flyleaf.example/subscribe?publication=demo&just_signed_up=true',
    );
  });

  it('leaves out what is null', () => {
    expect(pageUrl(own, '/subscribe', { a: null, b: '' }, { c: null })).toBe(
      'https://demo.example/subscribe?b=',
    );
  });

  it('keeps every value whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (query, fragment) => {
        const url = new URL(pageUrl(shared, '/x', { query }, { fragment }));
        expect(url.searchParams.get('query')).toBe(query);
        expect(new URLSearchParams(url.hash.slice(1)).get('fragment')).toBe(fragment);
      }),
    );
  });
});
