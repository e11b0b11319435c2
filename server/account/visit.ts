import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSessionFresh } from '../../src/session/judge-session.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import type { Publication } from '../publications/publication.ts';
import { platformAddress } from '../session/platform-address.ts';
import { readSession } from '../session/session.service.ts';
import type { FoundSession } from '../session/session.store.ts';
import { toLogin, toLoginAgain } from '../session/to-login.ts';

/** Who looks at the account, and from which publication. */
export interface Visit {
  session: FoundSession;
  publication: Publication | null;
}

/** What a page of the account asks for. */
export interface VisitNeeds {
  /** Whether its reader must have signed in a moment ago. */
  fresh: boolean;
  /** Where to come back to after signing in, when something was posted. */
  page?: string;
}

/**
 * Who asks for a page of the account. Null when the request is answered: by the way to the platform's own host, or to
 * signing in.
 */
export async function visitAccount(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { fresh, page }: VisitNeeds,
): Promise<Visit | null> {
  const publication = await findRequestPublication(deps, request);
  const elsewhere =
    request.method === 'GET' ? await platformAddress(deps, request, publication) : null;
  if (elsewhere !== null) reply.redirect(elsewhere);
  else {
    const session = await readSession(deps, request);
    if (session === null) toLogin(reply, request, page);
    else if (fresh && !isSessionFresh({ ...session, now: deps.clock.now() }))
      toLoginAgain(reply, request, page);
    else return { session, publication };
  }
  return null;
}

/** The same for what a page of the account posts. FlyleafError origin_not_allowed for what comes from elsewhere. */
export function visitByPost(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  needs: VisitNeeds,
): Promise<Visit | null> {
  assertOwnPost(deps.config, request);
  return visitAccount(deps, request, reply, needs);
}
