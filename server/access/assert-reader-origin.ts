import type { FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { isOriginOf } from '../platform/hosts.ts';
import { isRegisteredOrigin } from '../publications/origin.store.ts';
import type { Publication } from '../publications/publication.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';

/**
 * Lets pages of the platform and of the publication's own origins ask, and what is no page of a browser. FlyleafError
 * origin_not_allowed for the pages of another publication.
 */
export async function assertReaderOrigin(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { id, subdomain }: Pick<Publication, 'id' | 'subdomain'>,
): Promise<void> {
  const { origin } = headers;
  if (origin === undefined || isOriginOf(config, origin, subdomain)) return;
  if (await isRegisteredOrigin(db.kysely, id, origin)) return;
  throw new FlyleafError('origin_not_allowed', SIGNUP_MESSAGES.originNotAllowed);
}
