import { encodePart } from './well-formed.ts';

type QueryScalar = string | number | boolean | null | undefined;

/** What one key of a query may have: one value, several, or none. */
export type QueryValue = QueryScalar | readonly QueryScalar[];

/** Null is an object here, and no other is let in. */
const isGiven = (value: unknown) =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value !== undefined && typeof value !== 'object';

/**
 * The pairs of a query, encoded: arrays as `key[]=` once an entry, in their order. What a query has no form for is left
 * out: null, undefined, objects, and numbers that are not finite. (spec reader-flows §7)
 * @internal
 */
export function queryPairs(params: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(params).flatMap(([key, value]) => {
    const name = encodePart(key) + (Array.isArray(value) ? '[]' : '');
    return [value]
      .flat()
      .filter(isGiven)
      .map((each) => `${name}=${encodePart(`${each}`)}`);
  });
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
    .flatMap(([key, value]) => {
      if (!bareKeys.includes(key)) return queryPairs({ [key]: value });
      return value === true ? [encodePart(key)] : [];
    })
    .join('&');
}
