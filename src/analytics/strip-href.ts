/** Most characters of an address that is kept: UTF-16 units. (research/attribution.md §1) */
export const HREF_MAX_LENGTH = 2_048;

/** What a query parameter that may be kept begins with. (research/attribution.md §1) */
export const KEPT_PARAMETER_PREFIX = 'utm_';

/** Scheme, what stands before an @, host, path and query of a web address. */
const ADDRESS = /^(https?):\/\/(?:[^/?#\\]*@)?([^\s/?#\\@]+)(?=[/?#\\]|$)([^?#]*)(?:\?([^#]*))?/iu;

function keepParameters(query: string): string {
  const kept = query
    .split('&')
    .filter((entry) => entry.toLowerCase().startsWith(KEPT_PARAMETER_PREFIX));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/**
 * A page's address as it may be stored: without fragment, user and password, and of its query only the `utm_` parameters;
 * null for what is no http or https address. (research/attribution.md §1)
 *
 * @decided Links of newsletters carry personal tokens, so what is not known to be harmless goes. An address that is still
 * longer than 2,048 characters loses its query, then its path. Scheme and host become lower case.
 */
export function stripHref(href: string): string | null {
  const [, scheme, host = '', path = '', query = ''] = ADDRESS.exec(href.trim()) ?? [];
  if (scheme === undefined) return null;
  const origin = `${scheme}://${host}`.toLowerCase();
  const page = origin + (path || '/');
  const candidates = [page + keepParameters(query), page, `${origin}/`];
  return candidates.find((candidate) => candidate.length <= HREF_MAX_LENGTH) ?? null;
}

/**
 * The host of an address, with its port, in lower case; null for what is no http or https address.
 * @internal
 */
export function hostOfHref(href: string): string | null {
  return ADDRESS.exec(href.trim())?.[2]?.toLowerCase() ?? null;
}
