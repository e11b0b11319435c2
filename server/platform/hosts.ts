import type { PageBase } from '../../src/links/page-url.ts';
import { isReservedSubdomain } from '../../src/publication/subdomain.ts';
import type { Config } from './config.ts';

/** What a Host header names: a publication by its subdomain, perhaps one by its own domain, or the platform. */
export type HostName =
  | { kind: 'subdomain'; subdomain: string }
  | { kind: 'domain'; host: string }
  | { kind: 'platform' };

type HostSettings = Pick<Config, 'publicUrl' | 'baseDomain' | 'demo'>;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;
const HOST = /^[a-z0-9.-]{1,253}$/u;

/** The headers that name a host. */
export interface HostHeaders {
  host?: string | undefined;
  'x-forwarded-host'?: string | string[] | undefined;
}

/**
 * The host that the reader asked for. Only behind a proxy of ours is X-Forwarded-Host looked at, and of it what
 * the nearest proxy wrote: the right end.
 */
export function requestHost(headers: HostHeaders, hops: number): string {
  const forwarded = hops > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
  return (forwarded.split(',').at(-1)?.trim() || headers.host) ?? '';
}

/** A Host header without its port, in lower case; '' for none. */
export function hostWithoutPort(header: string): string {
  return header.toLowerCase().replace(/:\d*$/u, '').replace(/\.$/u, '');
}

/** A reserved name is no publication's, so its host may be anything else that the operator runs. */
function labelBefore(host: string, suffix: string | null): string | null {
  if (suffix === null || !host.endsWith(`.${suffix}`)) return null;
  const label = host.slice(0, -suffix.length - 1);
  return LABEL.test(label) && !isReservedSubdomain(label) ? label : null;
}

/** What a host names. `SUBDOMAIN.localhost` counts in the demo: browsers find it without any set-up. */
export function readHost(header: string, settings: HostSettings): HostName {
  const host = hostWithoutPort(header);
  if (host === new URL(settings.publicUrl).hostname) return { kind: 'platform' };
  const subdomain =
    labelBefore(host, settings.baseDomain) ?? labelBefore(host, settings.demo ? 'localhost' : null);
  if (subdomain !== null) return { kind: 'subdomain', subdomain };
  return HOST.test(host) && host.includes('.') ? { kind: 'domain', host } : { kind: 'platform' };
}

/** Where a publication's pages are: on a host of their own, or on the platform's with its name in the query. */
export function pageBase(settings: HostSettings, subdomain: string): PageBase {
  if (settings.baseDomain === null) {
    return {
      pages: settings.publicUrl,
      pagesQuery: `publication=${encodeURIComponent(subdomain)}`,
    };
  }
  const url = new URL(settings.publicUrl);
  const port = url.port && `:${url.port}`;
  return { pages: `${url.protocol}//${subdomain}.${settings.baseDomain}${port}`, pagesQuery: '' };
}

/**
 * The subdomain whose own host an origin would be; null for any other origin. Whether there is such a publication is for the
 * database to say.
 */
export function subdomainOfOrigin(settings: HostSettings, origin: string): string | null {
  const own = new URL(settings.publicUrl);
  const other = URL.canParse(origin) ? new URL(origin) : null;
  if (other === null || other.origin !== origin) return null;
  const isSameDoor = other.protocol === own.protocol && other.port === own.port;
  const host = readHost(other.hostname, settings);
  return isSameDoor && host.kind === 'subdomain' ? host.subdomain : null;
}

/** Whether an origin is the platform's own: its address, or what may be a publication's host under it. */
function mayBeOurs(settings: HostSettings, origin: string): boolean {
  return origin === settings.publicUrl || subdomainOfOrigin(settings, origin) !== null;
}

/** Whether pages of ours about a publication are at an origin: the platform's own address, or that publication's host. */
export function isOriginOf(settings: HostSettings, origin: string, subdomain: string): boolean {
  return origin === settings.publicUrl || subdomainOfOrigin(settings, origin) === subdomain;
}

/**
 * The origin that a page is seen under when it is asked for by this Host header: what a browser will send as
 * Origin when that page posts. A host that we do not know counts as the platform's.
 */
export function originOfHost(header: string, settings: HostSettings): string {
  const scheme = new URL(settings.publicUrl).protocol;
  const origin = `${scheme}//${header.toLowerCase()}`;
  return mayBeOurs(settings, origin) ? origin : settings.publicUrl;
}
