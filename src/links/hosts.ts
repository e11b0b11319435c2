import { APP_SCHEME } from './app-scheme.ts';
import { FlyleafError } from '../errors/flyleaf-error.ts';
import { isHostName } from '../publication/host-name.ts';
import { isSubdomain } from '../publication/subdomain.ts';
import type { PageBase } from './page-url.ts';

/** What a link needs to know of a publication to find its host (spec links-and-rules §2, §3). */
export interface PublicationHost {
  subdomain: string;
  /** Host name of the publication's own, without scheme and port; empty counts as none. */
  custom_domain?: string | null | undefined;
  /** Whether this is the main site's own publication. */
  is_www?: boolean | null | undefined;
}

/** Where the platform is. Addresses have no trailing slash; `bucket` and `bitcoin` may have a path. */
export interface PlatformHosts {
  /** Origin of the main site; its scheme and port hold for publications too. */
  main: string;
  /** Publications are at SUBDOMAIN.baseDomain; null when they have no hosts of their own. */
  baseDomain: string | null;
  /** Origin of the staff's tools. */
  admin: string;
  /** Origin of the publishers' tools. */
  publish: string;
  /** Origin of feeds and calls. */
  api: string;
  /** Address of the storage bucket of videos. */
  bucket: string;
  /** Address of the bitcoin checkout. */
  bitcoin: string;
  /** Scheme of the product's own app, without a colon. */
  appScheme: string;
}

/** The main site where a publication is asked for: its links are main-site links (spec links-and-rules §2). */
export const MAIN_SITE = { subdomain: 'www', is_www: true } as const satisfies PublicationHost;

/**
 * All hosts of a platform from those that differ from the main site (spec links-and-rules §2).
 * @decided A host that is not named is the main site, because one server can answer for all of them.
 */
export function completeHosts(given: Partial<PlatformHosts> & { main: string }): PlatformHosts {
  const { main } = given;
  return {
    baseDomain: null,
    admin: main,
    publish: main,
    api: main,
    bucket: `${main}/bucket`,
    bitcoin: `${main}/bitcoin`,
    appScheme: APP_SCHEME,
    ...given,
  };
}

/** Scheme and port of the main site: those of publications too. */
function doorOf(main: string): { scheme: string; port: string } {
  const [, scheme = 'https', port = ''] =
    /^(https?):\/\/[^/]*?(:\d+)?$/u.exec(main.toLowerCase()) ?? [];
  return { scheme, port };
}

function hostOf(hosts: PlatformHosts, publication: PublicationHost): string | null {
  const custom = publication.custom_domain?.toLowerCase() ?? '';
  if (isHostName(custom)) return custom;
  const subdomain = publication.subdomain.toLowerCase();
  if (isSubdomain(subdomain)) return hosts.baseDomain && `${subdomain}.${hosts.baseDomain}`;
  throw new FlyleafError('internal', `Publication has no usable subdomain: '${subdomain}'`);
}

/**
 * Where a publication's pages are: the main site for `is_www`, else its custom domain, else its subdomain
 * (spec links-and-rules §2).
 * @decided Without a base domain the main site shows the publication that `publication=SUBDOMAIN` names. What is no
 * host name in `custom_domain` is passed over; without a usable subdomain too it is an error, never a wrong link.
 */
export function publicationBase(hosts: PlatformHosts, publication: PublicationHost): PageBase {
  if (publication.is_www === true) return { pages: hosts.main, pagesQuery: '' };
  const host = hostOf(hosts, publication);
  if (host === null) {
    return { pages: hosts.main, pagesQuery: `publication=${publication.subdomain.toLowerCase()}` };
  }
  const { scheme, port } = doorOf(hosts.main);
  return { pages: `${scheme}://${host}${port}`, pagesQuery: '' };
}
