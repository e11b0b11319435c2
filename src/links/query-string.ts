import { encodePart } from './well-formed.ts';

type QueryScalar = string | number | boolean | null | undefined;

/** What one key of a query may have: one value, several, or none. */
export type QueryValue = QueryScalar | readonly QueryScalar[];

const isGiven = (value: QueryScalar) =>
  value !== null && value !== undefined && (typeof value !== 'number' || Number.isFinite(value));

const pair = (key: string, value: QueryScalar) => `${key}=${encodePart(`${value}`)}`;

function pairsOf(key: string, value: QueryValue, isBare: boolean): string[] {
  const name = encodePart(key);
  if (Array.isArray(value)) return value.filter(isGiven).map((each) => pair(`${name}[]`, each));
  const scalar = value as QueryScalar;
  if (isBare) return scalar === true ? [name] : [];
  return isGiven(scalar) ? [pair(name, scalar)] : [];
}

/**
 * Query of a call or a link, without the question mark; '' for none. Arrays become `key[]=` once an entry, in their
 * order; null and undefined are left out (spec reader-flows §7). A key of `bareKeys` stands alone when its value is
 * `true`, as in `/account?extra_seats`, and is left out otherwise (spec reader-flows §2).
 * @decided A number that is not finite counts as absent, so that no address says NaN; an empty text stays, because a
 * form sends its empty fields too.
 */
export function queryString(
  params: Readonly<Record<string, QueryValue>>,
  bareKeys: readonly string[] = [],
): string {
  return Object.entries(params)
    .flatMap(([key, value]) => pairsOf(key, value, bareKeys.includes(key)))
    .join('&');
}
