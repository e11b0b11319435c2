import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Publication } from '../publications/publication.ts';
import { findSubscription } from '../signup/signup.store.ts';
import { readSession } from './session.service.ts';

/** A signed-in reader who subscribes. */
export interface Member {
  userId: number;
  email: string;
  /** Whether the subscription is paid for at this moment. */
  isPaying: boolean;
}

/** The signed-in reader who subscribes to a publication; null for anybody else. */
export async function findMember(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
  publication: Publication,
): Promise<Member | null> {
  const session = await readSession(deps, request);
  if (session === null) return null;
  const found = await findSubscription(deps.db.kysely, publication.id, session.userId);
  if (found?.state !== 'confirmed') return null;
  const isPaying = found.expiry !== null && found.expiry > deps.clock.now();
  return { userId: session.userId, email: session.email, isPaying };
}
