import type { FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Config } from './config.ts';
import { ERROR_MESSAGES } from './error.messages.ts';
import { isPlatformOrigin } from './hosts.ts';

/**
 * Whether a request was made by a page of the platform itself. What the browser says of sites is believed where it speaks
 * against it; where privacy settings hide the Origin, its own word that it is the same origin will do: no page can
 * forge it.
 */
export function isOwnPost(
  config: Pick<Config, 'publicUrl' | 'baseDomain' | 'demo'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  if (origin !== undefined && origin !== 'null') return isPlatformOrigin(config, origin);
  return site === 'same-origin';
}

/** Refuses what another site's page posts with the reader's cookies. FlyleafError origin_not_allowed. */
export function assertOwnPost(
  config: Pick<Config, 'publicUrl' | 'baseDomain' | 'demo'>,
  request: Pick<FastifyRequest, 'headers'>,
): void {
  if (isOwnPost(config, request)) return;
  throw new FlyleafError('origin_not_allowed', ERROR_MESSAGES.origin_not_allowed ?? '');
}
