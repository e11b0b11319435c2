import { parseQuery } from './parse-query.ts';
import { decodePart } from './well-formed.ts';
import type { AnyCodec } from './codecs.ts';
import type { LinkLocation } from './parse-location.ts';
import type { Codecs, LinkRoute, Values } from './route.ts';

const escape = (literal: string) => literal.replace(/[.*+?^${}()|\\]/gu, '\\$&');

function sourceOf(path: string, params: Codecs): string {
  const source = escape(path).replaceAll('[', '(?:').replaceAll(']', ')?');
  return Object.entries(params).reduce(
    (text, [name, { chars }]) => text.replace(`\\{${name}\\}`, () => `(?<${name}>${chars})`),
    source,
  );
}

/**
 * The expression that a path of this kind matches, other spellings and one slash at the end included.
 * @internal
 */
export function routePatterns(route: LinkRoute): RegExp[] {
  return [route.path, ...route.aliases].map(
    (path) => new RegExp(`^${sourceOf(path, route.params).replace(/\/$/u, '')}\\/?$`, 'u'),
  );
}

function readValue(codec: AnyCodec, encoded: string): unknown {
  const text = decodePart(encoded);
  return text === null ? null : codec.read(text);
}

/** The values of a path; null when one of them is none of its kind. */
function readPath(route: LinkRoute, groups: Readonly<Record<string, string | undefined>>) {
  const values: Record<string, unknown> = {};
  for (const [name, codec] of Object.entries(route.params)) {
    const encoded = groups[name];
    if (encoded === undefined) continue;
    values[name] = readValue(codec, encoded);
    if (values[name] === null) return null;
  }
  return values;
}

/** The first usable value of each key that the route knows. */
function readQuery(codecs: Codecs, query: string): Values {
  const entries = parseQuery(query);
  return Object.fromEntries(
    Object.entries(codecs).map(([name, codec]) => {
      const found = entries.find(([key]) => key === name);
      return [name, found ? codec.read(found[1]) : null];
    }),
  );
}

const readHash = (codecs: Codecs, hash: string): Values =>
  Object.fromEntries(Object.entries(codecs).map(([name, codec]) => [name, readValue(codec, hash)]));

/**
 * Values without those that are absent.
 * @internal
 */
export function withoutAbsent(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/**
 * The values of a location on a route with this pattern; null when it is another.
 * @internal
 */
export function matchRoute(
  route: LinkRoute,
  patterns: readonly RegExp[],
  location: LinkLocation,
): Values | null {
  const match = patterns.map((pattern) => pattern.exec(location.path)).find((each) => each);
  const path = match ? readPath(route, match.groups ?? {}) : null;
  if (path === null) return null;
  const query = readQuery(route.query, location.query);
  const hash = readHash(route.hash, location.hash);
  return withoutAbsent(route.settle({ ...path, ...query, ...hash }));
}
