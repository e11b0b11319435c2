import { placesOf } from './link-places.ts';
import { matchRoute, routePatterns } from './match-route.ts';
import { parseLocation } from './parse-location.ts';
import { LINK_BUILDERS } from './route-table.ts';
import type { PlatformHosts, PublicationHost } from './hosts.ts';
import type { LinkLocation } from './parse-location.ts';
import type { AnyLinkRoute } from './route-table.ts';
import type { HostKind, LinkOutput, LinkRoute } from './route.ts';

type RecognisedAs<R> =
  R extends LinkRoute<infer Name>
    ? {
        /** The route's name; its builder is called `{name}Url`. */
        name: Name;
        host: HostKind;
        /** The values in their plain form; absent ones are absent. */
        values: LinkOutput<R>;
      }
    : never;

/** A path that was recognised: a union over all routes by `name`. */
export type RecognisedPath = RecognisedAs<AnyLinkRoute>;

/** An address that was recognised, and the publication that its host names; null where it names none. */
export type RecognisedLink = RecognisedPath & { publication: PublicationHost | null };

interface CompiledRoute {
  route: LinkRoute;
  patterns: readonly RegExp[];
}

let compiled: readonly CompiledRoute[] | undefined;

/** The table with its expressions, made when first needed. */
function compiledRoutes(): readonly CompiledRoute[] {
  compiled ??= LINK_BUILDERS.map(({ route }) => ({ route, patterns: routePatterns(route) }));
  return compiled;
}

function findRoute(
  location: LinkLocation,
  isHere: (route: LinkRoute) => boolean,
): RecognisedPath | null {
  for (const { route, patterns } of compiledRoutes()) {
    const values = isHere(route) ? matchRoute(route, patterns, location) : null;
    if (values) return { name: route.name, host: route.host, values } as RecognisedPath;
  }
  return null;
}

/** Hosts whose paths say nothing without the host: the bitcoin checkout's is any word. */
const NAMELESS_HOSTS: readonly HostKind[] = ['external', 'bitcoin'];

/**
 * What a path from the root leads to, with its query and anchor; null when it is no link of ours (spec links-and-rules
 * §2; reader-flows §2). Without `host` every host is tried, publications first, save places elsewhere and the bitcoin
 * checkout.
 * @decided One slash at the end, unknown keys of the query and unusable values in it are passed over; a path with an
 * unusable value is not recognised.
 */
export function recognisePath(path: string, host?: HostKind): RecognisedPath | null {
  const location = parseLocation(path);
  if (location?.origin !== '') return null;
  return findRoute(location, (route) =>
    host === undefined ? !NAMELESS_HOSTS.includes(route.host) : route.host === host,
  );
}

/**
 * What an address leads to; null when it is none of ours (spec links-and-rules §2, §7; reader-flows §2). A publication is
 * known by its subdomain, by one of `customDomains`, or by `publication=` where publications have no hosts of their own.
 * @decided Where several hosts share an address, main-site links win, then the publication's, then the others.
 */
export function recogniseLink(
  address: string,
  hosts: PlatformHosts,
  customDomains: readonly string[] = [],
): RecognisedLink | null {
  for (const place of placesOf(address, hosts, customDomains)) {
    const found = findRoute(
      place.location,
      (route) => route.host === place.host && route.origin === place.origin,
    );
    if (found) return { ...found, publication: place.publication };
  }
  return null;
}
