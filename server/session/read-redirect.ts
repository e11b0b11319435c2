import { safeLink } from '../../src/links/safe-link.ts';
import { REDIRECT_MAX_LENGTH } from '../../src/session/session-limits.ts';

/** A path of the platform itself: one slash, then no second one, which would name a host. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/**
 * Where a page asks to be led after signing in, as a browser would read it; null for what names no web page. A path is one
 * on `base`. Whether its origin may be led to is the caller's to judge, by the origin of the answer, and only the
 * answer's `href` may be sent (spec links-and-rules §2, `redirect`; issue 5, open redirects).
 * @decided Stricter than browsers: backslashes, spaces, control characters and credentials are refused.
 */
export function readRedirect(text: string, base: string): URL | null {
  if (text === '' || text.length > REDIRECT_MAX_LENGTH) return null;
  if (OWN_PATH.test(text)) return URL.parse(text, base);
  if (/[\\\p{Cc}\s]/u.test(text) || safeLink(text, null) === null) return null;
  const url = URL.parse(text);
  return url === null || url.username !== '' || url.password !== '' ? null : url;
}
