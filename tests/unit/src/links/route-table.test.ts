import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeHosts } from '../../../../src/links/hosts.ts';
import { normaliseLink } from '../../../../src/links/normalise-link.ts';
import { recogniseLink, recognisePath } from '../../../../src/links/recognise-link.ts';
import { LINK_BUILDERS } from '../../../../src/links/route-table.ts';
import { inputsOf } from './link-arbitraries.ts';
import type { PlatformHosts, PublicationHost } from '../../../../src/links/hosts.ts';
import type { LinkRoute, Values } from '../../../../src/links/route.ts';

const apart = completeHosts({
  main: 'https://flyleaf.example',
  baseDomain: 'flyleaf.example',
  admin: 'https://admin.flyleaf.example',
  publish: 'https://publish.flyleaf.example',
  api: 'https://api.flyleaf.example',
  bucket: 'https://storage.example/videos',
  bitcoin: 'https://checkout.example/i',
});
const together = completeHosts({ main: 'http://localhost:8787' });
const tide = { subdomain: 'tide' };
const own = { subdomain: '', custom_domain: 'tide.example' };

interface AnyBuilder {
  (...args: unknown[]): string;
  path: (values: Values) => string;
  route: LinkRoute;
}

/** Builds with as many arguments as this kind of builder takes. */
function build(
  link: AnyBuilder,
  hosts: PlatformHosts,
  publication: PublicationHost,
  values: Values,
) {
  const { host } = link.route;
  if (host === 'external') return link(values);
  return host === 'publication' ? link(hosts, publication, values) : link(hosts, values);
}

const BUILDERS = LINK_BUILDERS as unknown as readonly AnyBuilder[];
const TABLE = BUILDERS.map((link) => [link.route.name, link] as const);
const RUNS = { numRuns: 25 };

describe.each(TABLE)('the link %s', (name, link) => {
  const { route } = link;
  const publication = (place: PublicationHost) => (route.host === 'publication' ? place : null);

  it('is recognised as what it was built from', () => {
    fc.assert(
      fc.property(inputsOf(route), fc.constantFrom(tide, own), (input, place) => {
        const values = normaliseLink(link, input as never);
        const expected = { name, host: route.host, values, publication: publication(place) };
        const url = build(link, apart, place, input);
        expect(recogniseLink(url, apart, ['Tide.example'])).toEqual(expected);
        if (route.host === 'app') return;
        expect(recogniseLink(new URL(url).href, apart, ['tide.example'])).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('is recognised where one host answers for all', () => {
    fc.assert(
      fc.property(inputsOf(route), (input) => {
        const values = normaliseLink(link, input as never);
        const found = recogniseLink(build(link, together, tide, input), together);
        expect(found).toEqual({ name, host: route.host, values, publication: publication(tide) });
      }),
      RUNS,
    );
  });

  it('is recognised by its path alone', () => {
    fc.assert(
      fc.property(inputsOf(route), (input) => {
        const values = normaliseLink(link, input as never);
        const path = link.path(input);
        expect(recognisePath(path, route.host)).toEqual({ name, host: route.host, values });
      }),
      RUNS,
    );
  });

  it('is built the same from what was read', () => {
    fc.assert(
      fc.property(inputsOf(route), (input) => {
        const values = normaliseLink(link, input as never) as Values;
        expect(normaliseLink(link, values as never)).toEqual(values);
        expect(link.path(values)).toBe(link.path(input));
      }),
      RUNS,
    );
  });

  it('holds only what an address may hold', () => {
    fc.assert(
      fc.property(inputsOf(route), (input) => {
        expect(link.path(input)).toMatch(/^\/[\w!$&'()*+,;=:@/?#%.~[\]-]*$/u);
        expect(link.path(input)).not.toMatch(/undefined|null|NaN|\[object/u);
      }),
      RUNS,
    );
  });
});
