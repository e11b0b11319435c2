import type { EmbedSettings } from '../../src/contracts/embed.ts';

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Whether the reader came here from the platform. A code is taken from nowhere else: with a link of their own, anybody could make
 * a reader somebody else on this page (docs/decisions, reader tokens). Safari may tell no more of a page than its site.
 */
export function cameBack(
  { platform, pages }: Pick<EmbedSettings, 'platform' | 'pages'>,
  referrer: string,
): boolean {
  const from = urlOf(referrer);
  return [platform, pages].some((own) => {
    const url = urlOf(own);
    if (!url || from?.protocol !== url.protocol) return false;
    return from.host === url.host || (from.port === url.port && isSiteOf(from, url));
  });
}

/** Whether a host is above another one, and more than a suffix such as `com`. */
const isSiteOf = (site: URL, { hostname }: URL): boolean =>
  site.hostname.includes('.') && hostname.endsWith(`.${site.hostname}`);
