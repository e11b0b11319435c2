import type { Deps } from '../deps.ts';
import { subdomainOfOrigin } from '../platform/hosts.ts';
import { findPublication } from './publication.store.ts';

/**
 * Whether an origin is the platform's own address, or the host of a publication that there is: other names under its domain
 * may be anybody's.
 */
export async function isOwnOrigin(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  origin: string,
): Promise<boolean> {
  if (origin === config.publicUrl) return true;
  const subdomain = subdomainOfOrigin(config, origin);
  return subdomain !== null && (await findPublication(db.kysely, subdomain)) !== null;
}
