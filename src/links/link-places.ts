import { isReservedSubdomain, isSubdomain } from '../publication/subdomain.ts';
import { MAIN_SITE, publicationBase } from './hosts.ts';
import { parseLocation } from './parse-location.ts';
import { parseQuery } from './parse-query.ts';
import type { PlatformHosts, PublicationHost } from './hosts.ts';
import type { LinkLocation } from './parse-location.ts';
import type { HostKind, PlatformKind } from './route.ts';

/**
 * One host that an address may be on, and its location there.
 * @internal
 */
export interface LinkPlace {
  host: HostKind;
  location: LinkLocation;
  publication: PublicationHost | null;
  /** The route's own address, for hosts outside the platform; '' inside. */
  origin: string;
}

/** The location below an address; null when it is elsewhere. */
function below(base: string, location: LinkLocation): LinkLocation | null {
  const at = parseLocation(base);
  if (at === null || at.origin !== location.origin) return null;
  const folder = at.path.replace(/\/$/u, '');
  if (location.path !== folder && !location.path.startsWith(`${folder}/`)) return null;
  return { ...location, path: location.path.slice(folder.length) || '/' };
}

function namedInQuery(hosts: PlatformHosts, location: LinkLocation): PublicationHost {
  const entry = parseQuery(location.query).find(([key]) => key === 'publication');
  const subdomain = entry?.[1].toLowerCase() ?? '';
  return hosts.baseDomain === null && isSubdomain(subdomain) ? { subdomain } : MAIN_SITE;
}

/** The publication that a host names by its subdomain. */
function subdomainOf(hosts: PlatformHosts, host: string): PublicationHost | null {
  const suffix = `.${hosts.baseDomain ?? ''}`;
  const subdomain = host.endsWith(suffix) ? host.slice(0, -suffix.length) : '';
  return isSubdomain(subdomain) && !isReservedSubdomain(subdomain) ? { subdomain } : null;
}

function publicationOf(
  location: LinkLocation,
  hosts: PlatformHosts,
  customDomains: readonly string[],
): PublicationHost | null {
  if (below(hosts.main, location)) return namedInQuery(hosts, location);
  const host = location.origin.replace(/^\w+:\/\/|:\d+$/gu, '');
  const custom = customDomains.some((domain) => domain.toLowerCase() === host)
    ? { subdomain: '', custom_domain: host }
    : null;
  const publication = custom ?? subdomainOf(hosts, host);
  if (publication === null) return null;
  return publicationBase(hosts, publication).pages === location.origin ? publication : null;
}

const KINDS_AFTER_PUBLICATION = ['publish', 'admin', 'api', 'bucket', 'bitcoin'] as const;

/** The location of an address of the product's own app; null for other addresses. */
function inApp(address: string, { appScheme }: PlatformHosts): LinkLocation | null {
  const start = `${appScheme}://`;
  const isApp = address.slice(0, start.length).toLowerCase() === start.toLowerCase();
  return isApp ? parseLocation(address.slice(start.length - 1)) : null;
}

/**
 * Every host that an address may be on, in the order in which their routes are tried.
 * @internal
 */
export function placesOf(
  address: string,
  hosts: PlatformHosts,
  customDomains: readonly string[],
): LinkPlace[] {
  const inside = { origin: '', publication: null };
  const app = inApp(address, hosts);
  if (app) return [{ ...inside, host: 'app', location: app }];
  const location = parseLocation(address);
  if (location === null || location.origin === '') return [];
  const platform = (host: PlatformKind): LinkPlace[] => {
    const found = below(hosts[host], location);
    return found ? [{ ...inside, host, location: found }] : [];
  };
  const publication = publicationOf(location, hosts, customDomains);
  return [
    ...platform('main'),
    ...(publication ? [{ ...inside, host: 'publication' as const, location, publication }] : []),
    ...KINDS_AFTER_PUBLICATION.flatMap(platform),
    { ...inside, host: 'external', location, origin: location.origin },
  ];
}
