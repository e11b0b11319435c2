import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../../src/errors/error-body.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { isSessionFresh } from '../../src/session/judge-session.ts';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { maybePublicationPage } from '../session/login-page.ts';
import { platformAddress } from '../session/platform-address.ts';
import { readSession } from '../session/session.service.ts';
import type { FoundSession } from '../session/session.store.ts';
import { toLogin } from '../session/to-login.ts';

/** What the page of every list says. */
export interface ListState {
  email: string;
  /** Whether the session is fresh enough to change the list. */
  is_fresh: boolean;
  error: ErrorBody | null;
}

/** A list of what a reader signs in by: the page with it, and what is done there without script. */
export interface CredentialList {
  path: string;
  page(session: FoundSession, state: ListState): Promise<PageProps>;
}

async function sendList(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  list: CredentialList,
  session: FoundSession,
  error: FlyleafError | null = null,
): Promise<unknown> {
  const publication = await findRequestPublication(deps, request);
  const page = await list.page(session, {
    email: session.email,
    is_fresh: isSessionFresh({ ...session, now: deps.clock.now() }),
    error: error && errorBody(error, request.id),
  });
  const base = maybePublicationPage(deps, publication);
  return sendPage(reply, deps, { ...page, ...base }, error?.status);
}

/** The page with a list; whoever is not signed in is asked to. */
export function listRoute(app: FastifyInstance, deps: Deps, list: CredentialList): void {
  app.get(list.path, async (request, reply) => {
    const publication = await findRequestPublication(deps, request);
    const elsewhere = await platformAddress(deps, request, publication);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request);
    return sendList(deps, request, reply, list, session);
  });
}

/** A form of a list, posted to `path`; what is wrong is said on the page. */
export function listForm(
  app: FastifyInstance,
  deps: Deps,
  list: CredentialList,
  path: string,
  change: (session: FoundSession, request: FastifyRequest) => Promise<void>,
): void {
  app.post(path, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request);
    try {
      await change(session, request);
      return await sendList(deps, request, reply, list, session);
    } catch (error) {
      if (!(error instanceof FlyleafError) || error.status >= 500) throw error;
      return sendList(deps, request, reply, list, session, error);
    }
  });
}
