import { FlyleafError } from '../errors/flyleaf-error.ts';
import { queryString } from './query-string.ts';
import { encodePart } from './well-formed.ts';
import type { AnyCodec } from './codecs.ts';
import type { Codecs, LinkRoute, Values } from './route.ts';

/**
 * A value as its codec writes it; null where it is absent or cannot be written.
 * @internal
 */
export function writeValue(codec: AnyCodec, value: unknown): string | true | null {
  return value === null || value === undefined ? null : codec.write(value as never);
}

type Written = Readonly<Record<string, string | true | null>>;

function writeAll(codecs: Codecs, values: Values): Written {
  const entries = Object.entries(codecs);
  return Object.fromEntries(
    entries.map(([name, codec]) => [name, writeValue(codec, values[name])]),
  );
}

const NAME = /\{(\w+)\}/gu;
const GROUP = /\[([^{\]]*\{(\w+)\}[^\]]*)\]/gu;

function missing(route: LinkRoute, name: string): Error {
  const error = route.params[name]?.missing?.();
  return (
    error ?? new FlyleafError('internal', `A link to '${route.name}' needs a usable '${name}'`)
  );
}

function fillPath(route: LinkRoute, written: Written): string {
  return route.path
    .replace(GROUP, (_, group: string, name: string) => (written[name] === null ? '' : group))
    .replace(NAME, (_, name: string) => {
      const text = written[name];
      if (typeof text !== 'string') throw missing(route, name);
      return encodePart(text);
    });
}

function search(written: Written, ownQuery: string): string {
  const bareKeys = Object.keys(written).filter((key) => written[key] === true);
  const query = [ownQuery, queryString(written, bareKeys)].filter(Boolean).join('&');
  return query && `?${query}`;
}

/**
 * Path, query and anchor of a link. `ownQuery` comes first in the query.
 * @internal
 */
export function buildPath(route: LinkRoute, given: Values, ownQuery = ''): string {
  const values = route.settle(given);
  const path = fillPath(route, writeAll(route.params, values));
  const { anchor } = writeAll(route.hash, values);
  return (
    path +
    search(writeAll(route.query, values), ownQuery) +
    (typeof anchor === 'string' ? `#${encodePart(anchor)}` : '')
  );
}
