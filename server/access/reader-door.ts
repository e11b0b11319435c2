import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isOriginOf } from '../platform/hosts.ts';
import { isRegisteredOrigin } from '../publications/origin.store.ts';
import type { Publication } from '../publications/publication.ts';

/**
 * Where a reader asks from, which says what tells who they are: `platform`, its own pages and what is no page of a browser (the
 * session); `site`, a page on an origin of the publication (the reader token); `elsewhere`, any other page (nothing).
 */
export type ReaderDoor = 'platform' | 'site' | 'elsewhere';

/** The door by which a request comes to a publication. */
export async function readerDoor(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { id, subdomain }: Pick<Publication, 'id' | 'subdomain'>,
): Promise<ReaderDoor> {
  const { origin } = headers;
  if (origin === undefined || isOriginOf(config, origin, subdomain)) return 'platform';
  return (await isRegisteredOrigin(db.kysely, id, origin)) ? 'site' : 'elsewhere';
}
