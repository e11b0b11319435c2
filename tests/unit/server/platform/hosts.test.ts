import { describe, expect, it } from 'vitest';
import {
  isOriginOf,
  originOfHost,
  pageBase,
  readHost,
  requestHost,
  subdomainOfOrigin,
} from '../../../../server/platform/hosts.ts';

const demo = { publicUrl: 'http://127.0.0.1:8787', baseDomain: null, demo: true };
const real = { publicUrl: 'https://flyleaf.example', baseDomain: 'letters.example', demo: false };

describe('a Host header', () => {
  it.each([
    [demo, '127.0.0.1:8787', { kind: 'platform' }],
    [demo, 'localhost:8787', { kind: 'platform' }],
    [demo, 'demo.localhost:8787', { kind: 'subdomain', subdomain: 'demo' }],
    [demo, 'DEMO.localhost', { kind: 'subdomain', subdomain: 'demo' }],
    [demo, 'a.b.localhost', { kind: 'domain', host: 'a.b.localhost' }],
    [real, 'flyleaf.example', { kind: 'platform' }],
    [real, 'weekly.letters.example', { kind: 'subdomain', subdomain: 'weekly' }],
    [real, 'weekly.letters.example.', { kind: 'subdomain', subdomain: 'weekly' }],
    [real, 'letters.example', { kind: 'domain', host: 'letters.example' }],
    // A reserved name is no publication's.
    [real, 'www.letters.example', { kind: 'domain', host: 'www.letters.example' }],
    [demo, 'api.localhost:8787', { kind: 'domain', host: 'api.localhost' }],
    [real, 'evilletters.example', { kind: 'domain', host: 'evilletters.example' }],
    [real, 'weekly.localhost', { kind: 'domain', host: 'weekly.localhost' }],
    [real, 'blog.example:443', { kind: 'domain', host: 'blog.example' }],
    [real, '', { kind: 'platform' }],
    [real, 'a b.example', { kind: 'platform' }],
    [real, '[::1]:80', { kind: 'platform' }],
  ])('%#: %j names %j', (settings, header, expected) => {
    expect(readHost(header as string, settings as typeof demo)).toEqual(expected);
  });

  it.each([
    [0, { host: 'a.example', 'x-forwarded-host': 'b.example' }, 'a.example'],
    [1, { host: 'a.example', 'x-forwarded-host': 'b.example' }, 'b.example'],
    [1, { host: 'a.example', 'x-forwarded-host': 'evil.example, b.example' }, 'b.example'],
    [1, { host: 'a.example' }, 'a.example'],
    [0, {}, ''],
  ])('behind %i proxies of %j is %s', (hops, headers, expected) => {
    expect(requestHost(headers, hops)).toBe(expected);
  });
});

describe('the address of a publication', () => {
  it('names it in the query where it has no host of its own', () => {
    const expected = { pages: 'http://127.0.0.1:8787', pagesQuery: 'publication=demo' };
    expect(pageBase(demo, 'demo')).toEqual(expected);
  });

  it('is its own host under the base domain, on the same port', () => {
    const expected = { pages: 'https://weekly.letters.example:8443', pagesQuery: '' };
    const settings = { ...real, publicUrl: 'https://flyleaf.example:8443' };
    expect(pageBase(settings, 'weekly')).toEqual(expected);
  });
});

describe('an origin', () => {
  it.each([
    [demo, 'http://127.0.0.1:8787', null],
    [demo, 'http://demo.localhost:8787', 'demo'],
    [demo, 'http://demo.localhost:8788', null],
    [demo, 'https://demo.localhost:8787', null],
    [demo, 'http://localhost:8787', null],
    [demo, 'null', null],
    [demo, '', null],
    [real, 'https://flyleaf.example', null],
    [real, 'https://weekly.letters.example', 'weekly'],
    [real, 'http://weekly.letters.example', null],
    [real, 'https://www.letters.example', null],
    [real, 'https://weekly.letters.example.evil.example', null],
    [real, 'https://weekly.evilletters.example', null],
    [real, 'https://flyleaf.example.evil.example', null],
    [real, 'https://user@weekly.letters.example', null],
    [real, 'https://weekly.letters.example/', null],
    [real, 'https://demo.localhost', null],
  ])('%#: %s names the publication %s', (settings, origin, expected) => {
    expect(subdomainOfOrigin(settings as typeof demo, origin as string)).toBe(expected);
  });

  it.each([
    ['https://flyleaf.example', true],
    ['https://weekly.letters.example', true],
    ['https://other.letters.example', false],
    ['https://www.letters.example', false],
    ['https://evil.example', false],
  ])('%s has pages of ours about one publication: %s', (origin, expected) => {
    expect(isOriginOf(real, origin, 'weekly')).toBe(expected);
  });

  it('is the platform’s under a reserved name too, where that is its address', () => {
    const settings = { ...real, publicUrl: 'https://www.letters.example' };
    expect(isOriginOf(settings, 'https://www.letters.example', 'weekly')).toBe(true);
  });

  it.each([
    ['demo.localhost:8787', 'http://demo.localhost:8787'],
    ['127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['evil.example', 'http://127.0.0.1:8787'],
    ['evil.example/@demo.localhost:8787', 'http://127.0.0.1:8787'],
    ['', 'http://127.0.0.1:8787'],
  ])('is seen under the host %j as %s', (host, expected) => {
    expect(originOfHost(host, demo)).toBe(expected);
  });
});
