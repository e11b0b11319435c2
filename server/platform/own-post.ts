import type { FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Config } from './config.ts';
import { ERROR_MESSAGES } from './error.messages.ts';
import { originOfHost, requestHost } from './hosts.ts';

type Settings = Pick<Config, 'publicUrl' | 'baseDomain' | 'demo' | 'trustProxy'>;

/** What browsers say of a page on another host; on one with the same parent domain too, which gets its cookies along. */
const ELSEWHERE: readonly unknown[] = ['cross-site', 'same-site'];

/** Whether a page on another host led or posted here, as browsers of today say; what a reader typed comes from none. */
export function isFromElsewhere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return ELSEWHERE.includes(headers['sec-fetch-site']);
}

/**
 * Whether a request was made by a page of the platform itself, on the very host that is asked: other hosts under the same
 * domain may be anybody's. What the browser says of sites is believed where it speaks against it; where privacy settings hide
 * the Origin, its own word that it is the same origin will do: no page can forge it.
 */
export function isOwnPost(config: Settings, request: Pick<FastifyRequest, 'headers'>): boolean {
  if (isFromElsewhere(request)) return false;
  const { headers } = request;
  const { origin } = headers;
  const isHidden = origin === undefined || origin === 'null';
  if (isHidden) return headers['sec-fetch-site'] === 'same-origin';
  return origin === originOfHost(requestHost(headers, config.trustProxy), config);
}

/** Refuses what another site's page posts with the reader's cookies. FlyleafError origin_not_allowed. */
export function assertOwnPost(config: Settings, request: Pick<FastifyRequest, 'headers'>): void {
  if (isOwnPost(config, request)) return;
  throw new FlyleafError('origin_not_allowed', ERROR_MESSAGES.origin_not_allowed ?? '');
}
