import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import type { CredentialPages } from '../../src/contracts/credential-pages.ts';
import {
  removePasswordFormSchema,
  setPasswordFormSchema,
} from '../../src/contracts/login.contract.ts';
import { errorBody } from '../../src/errors/error-body.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { toLogin } from '../session/to-login.ts';
import { maybePublicationPage } from '../session/login-page.ts';
import { platformAddress } from '../session/platform-address.ts';
import { giveSession, readSession } from '../session/session.service.ts';
import type { FoundSession } from '../session/session.store.ts';
import { parseInput, sayRetryAfter } from '../signup/signup-request.ts';
import { rememberBrowser } from './known-browser.ts';
import { readOwnPassword, removePassword, setPassword } from './password.service.ts';

type Done = Extract<CredentialPages, { name: 'password' }>['done'];

interface Shown {
  session: FoundSession;
  done?: Done;
  error?: FlyleafError;
}

async function sendPassword(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, done = null, error }: Shown,
): Promise<unknown> {
  const publication = await findRequestPublication(deps, request);
  const { changedAt, proof } = await readOwnPassword(deps, session);
  const { email } = session;
  const shown = error === undefined ? null : errorBody(error, request.id);
  if (error !== undefined) sayRetryAfter(reply, error);
  const page = {
    name: 'password',
    email,
    changed_at: changedAt,
    proof,
    done,
    error: shown,
  } as const;
  const base = maybePublicationPage(deps, publication);
  return sendPage(reply, deps, { ...page, ...base }, error?.status);
}

/** Does a change; the browser goes on with its new session, and is shown what is wrong otherwise. */
async function answerChange(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  done: Done,
  change: (session: FoundSession) => Promise<string>,
): Promise<unknown> {
  const session = await readSession(deps, request);
  if (session === null) return toLogin(reply, request);
  try {
    giveSession(deps, reply, await change(session));
  } catch (error) {
    if (!(error instanceof FlyleafError) || error.status >= 500) throw error;
    return sendPassword(deps, request, reply, { session, error });
  }
  rememberBrowser(deps, reply, session.userId);
  const fresh = { ...session, createdAt: deps.clock.now() };
  return sendPassword(deps, request, reply, { session: fresh, done });
}

/** The page on which a reader sets, changes and removes a password. */
export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(CREDENTIAL_PATHS.password, async (request, reply) => {
    const publication = await findRequestPublication(deps, request);
    const elsewhere = await platformAddress(deps, request, publication);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request);
    return sendPassword(deps, request, reply, { session });
  });
  app.post(CREDENTIAL_PATHS.password, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const form = parseInput(setPasswordFormSchema, request.body);
    return answerChange(deps, request, reply, 'set', (session) =>
      setPassword(deps, request, session, form),
    );
  });
  app.post(CREDENTIAL_PATHS.removePassword, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const { current } = parseInput(removePasswordFormSchema, request.body);
    return answerChange(deps, request, reply, 'removed', (session) =>
      removePassword(deps, request, session, current),
    );
  });
}
