import { describe, expect, it } from 'vitest';
import { MAIN_SITE, completeHosts, publicationBase } from '../../../../src/links/hosts.ts';

const hosts = completeHosts({ main: 'https://flyleaf.example', baseDomain: 'flyleaf.example' });

describe('hosts of a platform', () => {
  it('are the main site unless named', () => {
    expect(completeHosts({ main: 'https://a.example', api: 'https://api.a.example' })).toEqual({
      main: 'https://a.example',
      baseDomain: null,
      admin: 'https://a.example',
      publish: 'https://a.example',
      api: 'https://api.a.example',
      bucket: 'https://a.example/bucket',
      bitcoin: 'https://a.example/bitcoin',
      appScheme: 'flyleaf',
    });
  });
});

describe('where the pages of a publication are', () => {
  const at = (publication: Parameters<typeof publicationBase>[1], platform = hosts) =>
    publicationBase(platform, publication);

  it.each([
    [{ subdomain: 'tide' }, 'https://tide.flyleaf.example'],
    [{ subdomain: 'TIDE' }, 'https://tide.flyleaf.example'],
    [{ subdomain: 'tide', custom_domain: null, is_www: null }, 'https://tide.flyleaf.example'],
    [{ subdomain: 'tide', custom_domain: '', is_www: false }, 'https://tide.flyleaf.example'],
    [{ subdomain: 'tide', custom_domain: 'tide.org' }, 'https://tide.org'],
    [{ subdomain: 'tide', custom_domain: 'www.Tide.org' }, 'https://www.tide.org'],
    [{ subdomain: '', custom_domain: 'tide.org' }, 'https://tide.org'],
    [{ subdomain: 'tide', custom_domain: 'evil.example/x' }, 'https://tide.flyleaf.example'],
    [{ subdomain: 'tide', custom_domain: 'a@evil.example' }, 'https://tide.flyleaf.example'],
    [{ subdomain: 'tide', custom_domain: 'tide.org', is_www: true }, 'https://flyleaf.example'],
    [MAIN_SITE, 'https://flyleaf.example'],
  ])('reads %o as %s', (publication, pages) => {
    expect(at(publication)).toEqual({ pages, pagesQuery: '' });
  });

  it('takes scheme and port of the main site', () => {
    const demo = completeHosts({ main: 'http://localhost:8787', baseDomain: 'localhost' });
    expect(at({ subdomain: 'demo' }, demo).pages).toBe('http://demo.localhost:8787');
    expect(at({ subdomain: 'demo', custom_domain: 'demo.test' }, demo).pages).toBe(
      'http://demo.test:8787',
    );
  });

  it('is https where the main site names no scheme', () => {
    const odd = completeHosts({ main: '//flyleaf.example', baseDomain: 'flyleaf.example' });
    expect(at({ subdomain: 'demo' }, odd).pages).toBe('https://demo.flyleaf.example');
  });

  it('is the main site with the name in the query where publications have no hosts', () => {
    const plain = completeHosts({ main: 'https://flyleaf.example' });
    expect(at({ subdomain: 'Tide' }, plain)).toEqual({
      pages: 'https://flyleaf.example',
      pagesQuery: 'publication=tide',
    });
  });

  it.each(['', 'a', 'a/b', 'a.b', 'x@y', '..', 'é'])('refuses the subdomain %o', (subdomain) => {
    expect(() => at({ subdomain })).toThrow(
      `Publication has no usable subdomain: '${subdomain.toLowerCase()}'`,
    );
  });
});
