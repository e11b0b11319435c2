import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Publication } from '../publications/publication.ts';
import { findSubscription } from '../signup/signup.store.ts';
import { readSession } from './session.service.ts';

/** The signed-in reader who subscribes to a publication; null for anybody else. */
export async function findMember(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
  publication: Publication,
): Promise<{ email: string } | null> {
  const session = await readSession(deps, request);
  if (session === null) return null;
  const found = await findSubscription(deps.db.kysely, publication.id, session.userId);
  return found?.state === 'confirmed' ? { email: session.email } : null;
}
