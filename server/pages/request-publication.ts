import type { FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import { readHost, requestHost } from '../platform/hosts.ts';
import {
  findOnlyPublication,
  findPublication,
  findPublicationByDomain,
} from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';

type Means = Pick<Deps, 'config' | 'db'>;

/** One value of a query, also when it was given several times. */
export function queryText(request: Pick<FastifyRequest, 'query'>, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

/** The publication that a Host header names; null for the platform's own host and unknown ones. */
export async function publicationOfHost(
  { config, db }: Means,
  header: string,
): Promise<Publication | null> {
  const host = readHost(header, config);
  if (host.kind === 'subdomain') return findPublication(db.kysely, host.subdomain);
  return host.kind === 'domain' ? findPublicationByDomain(db.kysely, host.host) : null;
}

async function defaultPublication({ config, db }: Means): Promise<Publication | null> {
  const { defaultPublication: subdomain } = config;
  return subdomain === null
    ? findOnlyPublication(db.kysely)
    : findPublication(db.kysely, subdomain);
}

/**
 * The publication whose page is asked for: by its host, by one of these names in the query, else the default one
 * (DESIGN §6, Hosts). Null for none, also when the query names one that does not exist.
 */
export async function findRequestPublication(
  deps: Means,
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  names: readonly string[] = ['publication'],
): Promise<Publication | null> {
  const host = requestHost(request.headers, deps.config.trustProxy);
  const named = names.map((name) => queryText(request, name).toLowerCase()).find(Boolean);
  const ofHost = await publicationOfHost(deps, host);
  if (ofHost !== null) return ofHost;
  return named ? findPublication(deps.db.kysely, named) : defaultPublication(deps);
}

/** The same; `publication_not_found` for none. */
export async function requestPublication(
  deps: Means,
  request: Pick<FastifyRequest, 'headers' | 'query'>,
): Promise<Publication> {
  const found = await findRequestPublication(deps, request);
  if (found !== null) return found;
  throw new FlyleafError('publication_not_found', ERROR_MESSAGES.publication_not_found ?? '');
}
