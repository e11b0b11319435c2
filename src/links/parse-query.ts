import { decodePart } from './well-formed.ts';

const decode = (text: string) => decodePart(text.replaceAll('+', ' '));

/**
 * Keys and values of a query without its question mark, in order; a bare key has ''. The way back of `queryString`,
 * reading `+` as a space (WHATWG URL, application/x-www-form-urlencoded).
 * @decided An entry whose percent signs are broken is left out.
 */
export function parseQuery(query: string): [key: string, value: string][] {
  return query.split('&').flatMap((entry): [string, string][] => {
    const cut = entry.indexOf('=');
    const key = decode(cut < 0 ? entry : entry.slice(0, cut));
    const value = decode(cut < 0 ? '' : entry.slice(cut + 1));
    return key === null || key === '' || value === null ? [] : [[key, value]];
  });
}
