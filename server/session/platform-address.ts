import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { publicationOfHost } from '../pages/request-publication.ts';
import { originOfHost, requestHost } from '../platform/hosts.ts';
import type { Publication } from '../publications/publication.ts';
import { readRedirect } from './read-redirect.ts';

/**
 * The same page on the platform's own host, where it is asked for on a publication's; null where it is right. A reader
 * signs in once, for all publications, and a cookie belongs to one host.
 */
export async function platformAddress(
  deps: Pick<Deps, 'config' | 'db'>,
  request: Pick<FastifyRequest, 'headers' | 'url'>,
  publication: Publication | null,
): Promise<string | null> {
  const host = requestHost(request.headers, deps.config.trustProxy);
  if (publication === null || (await publicationOfHost(deps, host)) === null) return null;
  const asked = new URL(request.url, deps.config.publicUrl);
  const url = new URL(asked.pathname.replace(/^\/+/u, '/'), deps.config.publicUrl);
  url.search = asked.search;
  url.searchParams.set('publication', publication.subdomain);
  const redirect = url.searchParams.get('redirect');
  if (redirect?.startsWith('/')) {
    const target = readRedirect(redirect, originOfHost(host, deps.config));
    url.searchParams.set('redirect', target?.href ?? '');
  }
  return url.href;
}
