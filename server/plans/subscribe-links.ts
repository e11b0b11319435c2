import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { subscribeUrl } from '../../src/links/routes/account.ts';
import type { LinkInput } from '../../src/links/route.ts';
import type { Config } from '../platform/config.ts';
import { pageBase } from '../platform/hosts.ts';
import type { SubscribeAsked } from './subscribe-request.ts';

/** The subscribe page again, with what came along and something more. */
export function subscribeHref(
  config: Config,
  { publication, next, carried, query }: SubscribeAsked,
  more: LinkInput<(typeof subscribeUrl)['route']>,
): string {
  const base = pageBase(config, publication.subdomain);
  const { utm_source } = query;
  const path = subscribeUrl.path({ utm_source, ...carried, next, ...more });
  const [, search = ''] = path.split('?');
  const named = [base.pagesQuery, search].filter((part) => part !== '').join('&');
  return base.pages + PAGE_PATHS.subscribe + (named && `?${named}`);
}

/**
 * Where whoever subscribes already goes on to at once. A browser puts the fragment that it came with on an address that has none
 * (Fetch §4.5), and the popup's has the address and what proves the sign-up: an empty one keeps that out of the next page's.
 */
export function onHref({ query }: Pick<SubscribeAsked, 'query'>, next: string): string {
  return query.just_signed_up === true && !next.includes('#') ? `${next}#` : next;
}

/** Where a reader goes from the plans without paying. */
export function skipHref(config: Config, asked: SubscribeAsked, hasFree: boolean): string {
  const { member, next, publication, query } = asked;
  if (hasFree && next !== null) return next;
  const account = pageUrl(pageBase(config, publication.subdomain), PAGE_PATHS.account);
  return member === null ? subscribeHref(config, asked, { email: query.email }) : account;
}
