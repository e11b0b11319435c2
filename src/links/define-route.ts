import { buildPath } from './build-path.ts';
import { publicationBase } from './hosts.ts';
import type { PlatformHosts, PublicationHost } from './hosts.ts';
import type { PageBase } from './page-url.ts';
import type { Codecs, HostKind, LinkInput, LinkRoute, NamesIn, NoCodecs } from './route.ts';
import type { PlatformKind, RouteParts, Values } from './route.ts';

/** The last argument of a builder: left out freely where the route needs nothing. */
type LastArgument<Input> = object extends Input ? [values?: Input] : [values: Input];

/** A function that builds one kind of link. It carries its route, and `path` builds the part after the host. */
export interface LinkBuilder<Before extends unknown[], Route> {
  (...args: [...Before, ...LastArgument<LinkInput<Route>>]): string;
  /** Path, query and anchor, without scheme and host. */
  path: (...args: LastArgument<LinkInput<Route>>) => string;
  route: Route;
}

/** What comes after the path: needed as soon as the path has names, and then with a codec for each. */
type Parts<Path extends string, P extends Codecs, Q extends Codecs, H extends Codecs> = [
  NamesIn<Path>,
] extends [never]
  ? [parts?: RouteParts<P, Q, H>]
  : [parts: RouteParts<P, Q, H> & { params: Readonly<Record<NamesIn<Path>, unknown>> }];

const PLAIN = { params: {}, query: {}, hash: {}, aliases: [], origin: '' };

/** The one place where a route's types meet its untyped values. */
function toBuilder<Before extends unknown[], Route>(
  route: LinkRoute,
  baseOf: (...before: Before) => PageBase,
  count: number,
): LinkBuilder<Before, Route> {
  const build = (...args: unknown[]) => {
    const { pages, pagesQuery } = baseOf(...(args.slice(0, count) as Before));
    return pages + buildPath(route, (args[count] ?? {}) as Values, pagesQuery);
  };
  const path = (values: Values = {}) => buildPath(route, values);
  return Object.assign(build, { route, path }) as unknown as LinkBuilder<Before, Route>;
}

function toRoute(
  host: HostKind,
  name: string,
  path: string,
  [parts]: readonly (object | undefined)[],
): LinkRoute {
  return { ...PLAIN, settle: (values) => values, ...parts, name, host, path };
}

/**
 * A builder of links on a publication's host.
 * @internal
 */
export function publicationRoute<
  const Name extends string,
  const Path extends string,
  P extends Codecs = NoCodecs,
  Q extends Codecs = NoCodecs,
  H extends Codecs = NoCodecs,
>(
  name: Name,
  path: Path,
  ...parts: Parts<Path, P, Q, H>
): LinkBuilder<
  [hosts: PlatformHosts, publication: PublicationHost],
  LinkRoute<Name, Path, P, Q, H>
> {
  return toBuilder(toRoute('publication', name, path, parts), publicationBase, 2);
}

/**
 * A builder of links on one of the platform's own hosts.
 * @internal
 */
export function platformRoute<
  const Name extends string,
  const Path extends string,
  P extends Codecs = NoCodecs,
  Q extends Codecs = NoCodecs,
  H extends Codecs = NoCodecs,
>(
  host: PlatformKind,
  name: Name,
  path: Path,
  ...parts: Parts<Path, P, Q, H>
): LinkBuilder<[hosts: PlatformHosts], LinkRoute<Name, Path, P, Q, H>> {
  const baseOf = (hosts: PlatformHosts) => ({ pages: hosts[host], pagesQuery: '' });
  return toBuilder(toRoute(host, name, path, parts), baseOf, 1);
}

/**
 * A builder of links into the product's own app.
 * @internal
 */
export function appRoute<
  const Name extends string,
  const Path extends string,
  P extends Codecs = NoCodecs,
>(
  name: Name,
  path: Path,
  ...parts: Parts<Path, P, NoCodecs, NoCodecs>
): LinkBuilder<[hosts: PlatformHosts], LinkRoute<Name, Path, P, NoCodecs, NoCodecs>> {
  const baseOf = (hosts: PlatformHosts) => ({ pages: `${hosts.appScheme}:/`, pagesQuery: '' });
  return toBuilder(toRoute('app', name, path, parts), baseOf, 1);
}

/**
 * A builder of links on a well-known host outside the platform.
 * @internal
 */
export function externalRoute<
  const Name extends string,
  const Path extends string,
  Q extends Codecs = NoCodecs,
>(
  origin: string,
  name: Name,
  path: Path,
  ...parts: Parts<Path, NoCodecs, Q, NoCodecs>
): LinkBuilder<[], LinkRoute<Name, Path, NoCodecs, Q, NoCodecs>> {
  const route = { ...toRoute('external', name, path, parts), origin };
  return toBuilder(route, () => ({ pages: origin, pagesQuery: '' }), 0);
}
