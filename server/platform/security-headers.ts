import type { Config } from './config.ts';

type Headers = Readonly<Record<string, string>>;

/** Two years, as the preload list asks for. */
const HSTS = 'max-age=63072000; includeSubDomains';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * On every answer. The referrer policy keeps mail links with their tokens from other sites; `no-referrer` would
 * do so too, but makes browsers post forms with `Origin: null`. What may be kept says so itself: redirects tell as much of who
 * is signed in as pages do.
 */
export function baseHeaders(config: Pick<Config, 'publicUrl'>): Headers {
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isSecure ? { 'strict-transport-security': HSTS } : {}),
  };
}

/** Logos and covers are publishers' own files, anywhere; over plain http (the demo) they may be so too. */
function imageSources(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? "'self' https:" : "'self' https: http:";
}

/** Only what is a plain origin may stand in a policy. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/u;

function pagePolicy(publicUrl: string, leadsTo: string | null): string {
  const onwards = leadsTo !== null && ORIGIN.test(leadsTo) ? ` ${leadsTo}` : '';
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${imageSources(publicUrl)}`,
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${onwards}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return directives.join('; ');
}

/**
 * On every HTML page, besides `baseHeaders`. `leadsTo` is another origin that a form of the page leads to: browsers follow the
 * redirect of a form only to where the policy allows one.
 */
export function pageHeaders(
  config: Pick<Config, 'publicUrl'>,
  leadsTo: string | null = null,
): Headers {
  return {
    'content-security-policy': pagePolicy(config.publicUrl, leadsTo),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    'content-type': 'text/html; charset=utf-8',
    // The publisher's page takes a code from the platform alone, and has to see that it came from there.
    ...(leadsTo === null ? {} : { 'referrer-policy': 'origin' }),
  };
}
