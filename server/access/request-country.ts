import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

const CODE = /^[A-Za-z]{2}$/u;

/**
 * The country that the proxy in front says a request comes from (ISO 3166-1 alpha-2, upper case); null where none says so.
 * Without a proxy of ours the header would be the visitor's own word.
 */
export function requestCountry(
  { config }: Pick<Deps, 'config'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  if (config.countryHeader === null || config.trustProxy === 0) return null;
  const value = headers[config.countryHeader];
  return typeof value === 'string' && CODE.test(value) ? value.toUpperCase() : null;
}
