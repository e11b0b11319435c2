import { APP_SCHEME } from './app-scheme.ts';

/** Schemes of links that open in a browser (spec reader-flows §5). */
export const WEB_SCHEMES = ['http', 'https'] as const;

/** An address as browsers read it: C0 controls and spaces off both ends, tabs and line ends dropped (WHATWG URL §4.4). */
function trimAsBrowsersDo(href: string): string {
  let start = 0;
  let end = href.length;
  while (start < end && href.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && href.charCodeAt(end - 1) <= 0x20) end -= 1;
  return href.slice(start, end).replace(/[\t\n\r]/gu, '');
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
/** Scheme, two slashes, and a host without credentials. */
const WEB_ADDRESS = /^https?:\/\/(?!:)[^/?#\\@\s]+(?:[/?#]|$)/iu;

/**
 * The address that may be opened, cleaned as a browser would clean it; null where it must not be. Only http, https and
 * the product's own scheme open (spec reader-flows §5).
 * @decided A link must carry its scheme, so relative and `//host` links are refused: resolve them first. Web addresses
 * need `//` and a host and must hold no user or password (`https://bank.example@evil.example`). Remaining control
 * characters are refused. `appScheme` null lets only web addresses through.
 */
export function safeLink(href: string, appScheme: string | null = APP_SCHEME): string | null {
  const link = trimAsBrowsersDo(href);
  if (/\p{Cc}|\p{Surrogate}/u.test(link)) return null;
  const scheme = SCHEME.exec(link)?.[1]?.toLowerCase();
  if (scheme === undefined) return null;
  if (WEB_SCHEMES.some((web) => web === scheme)) return WEB_ADDRESS.test(link) ? link : null;
  return scheme === appScheme?.toLowerCase() ? link : null;
}

/** Whether a link may be opened (spec reader-flows §5); see `safeLink`. */
export function isSafeLink(href: string, appScheme?: string | null): boolean {
  return safeLink(href, appScheme) !== null;
}

/** The web address that may be opened, cleaned; null for anything else, the product's own scheme too (spec reader-flows §5). */
export function webLink(href: string): string | null {
  return safeLink(href, null);
}

/**
 * Whether pasted text becomes a link: an http or https address without any whitespace (spec reader-flows §5).
 * @decided Whitespace at the ends counts too, as the rule has no exception, and control characters with it; the rest is
 * as in `safeLink`.
 */
export function isPastedLink(pasted: string): boolean {
  return !/[\s\p{Cc}]/u.test(pasted) && webLink(pasted) !== null;
}
