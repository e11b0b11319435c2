import { describe, expect, it } from 'vitest';
import { completeHosts } from '../../../../src/links/hosts.ts';
import { LINK_BUILDERS } from '../../../../src/links/route-table.ts';
import { EVERY_OTHER_LINK } from './every-other-link.ts';
import { EVERY_PAGE_LINK } from './every-page-link.ts';

const EVERY_LINK = [...EVERY_PAGE_LINK, ...EVERY_OTHER_LINK];

const hosts = completeHosts({
  main: 'https://flyleaf.example',
  baseDomain: 'flyleaf.example',
  admin: 'https://admin.flyleaf.example',
  publish: 'https://publish.flyleaf.example',
  api: 'https://api.flyleaf.example',
  bucket: 'https://storage.example/videos',
  bitcoin: 'https://checkout.example/i',
});

/** Where the links of each kind of host begin. */
const STARTS = {
  publication: 'https://tide.flyleaf.example',
  main: hosts.main,
  admin: hosts.admin,
  publish: hosts.publish,
  api: hosts.api,
  bucket: hosts.bucket,
  bitcoin: hosts.bitcoin,
  app: 'flyleaf:/',
  external: '',
};

type AnyBuilder = ((...args: unknown[]) => string) & { path: (values: object) => string };

const byName = new Map<string, (typeof LINK_BUILDERS)[number]>(
  LINK_BUILDERS.map((link) => [link.route.name, link]),
);

describe('the links of the documents', () => {
  it.each(EVERY_LINK)('%s on the host %s with %o is %s', (name, host, values, path) => {
    const link = byName.get(name);
    expect(link?.route.host).toBe(host);
    const build = link as unknown as AnyBuilder;
    const before = { publication: [hosts, { subdomain: 'tide' }], external: [] }[host as string];
    expect(build(...(before ?? [hosts]), values)).toBe(STARTS[host] + path);
    if (host !== 'external') expect(build.path(values)).toBe(path);
  });

  it('are all here', () => {
    expect(new Set(EVERY_LINK.map(([name]) => name))).toEqual(new Set(byName.keys()));
    expect(byName.size).toBe(LINK_BUILDERS.length);
  });
});
