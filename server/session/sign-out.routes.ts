import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { endSessionFormSchema } from '../../src/contracts/session.contract.ts';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { parseInput } from '../signup/signup-request.ts';
import { clearCookie } from './cookies.ts';
import { endOneSession, signOut, signOutEverywhere } from './end-session.service.ts';
import { maybePublicationPage } from './login-page.ts';
import { platformAddress } from './platform-address.ts';
import { readSession, sessionHash } from './session.service.ts';
import { toLogin } from './to-login.ts';

type SignOutState = Extract<PageProps, { name: 'sign-out' }>['state'];

async function sendSignOut(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  state: SignOutState,
  email: string,
): Promise<unknown> {
  const publication = await findRequestPublication(deps, request);
  const base = maybePublicationPage(deps, publication);
  return sendPage(reply, deps, { name: 'sign-out', state, email, ...base });
}

/** Takes from the browser what it knew of its reader (docs/decisions, sign-in). */
export function forgetBrowser(deps: Deps, reply: FastifyReply): void {
  clearCookie(deps.config, reply, 'session');
  clearCookie(deps.config, reply, 'login');
  reply.header('clear-site-data', '"storage"');
}

/** Signing out here: a page with one click, and the click. */
function signOutHere(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.signOut, async (request, reply) => {
    const publication = await findRequestPublication(deps, request);
    const elsewhere = await platformAddress(deps, request, publication);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    const session = await readSession(deps, request);
    const state = session === null ? 'done' : 'ready';
    return sendSignOut(deps, request, reply, state, session?.email ?? '');
  });
  app.post(PAGE_PATHS.signOut, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const tokenHash = sessionHash(deps, request);
    if (tokenHash !== null) await signOut(deps, tokenHash, request.id);
    forgetBrowser(deps, reply);
    return sendSignOut(deps, request, reply, 'done', '');
  });
}

/** Ending one session of the list, or all. A browser that is signed out already is asked to sign in. */
function endRoutes(app: FastifyInstance, deps: Deps): void {
  app.post(PAGE_PATHS.endSession, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const { id } = parseInput(endSessionFormSchema, request.body);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request);
    await endOneSession(deps, session, id, request.id);
    if (id !== session.id) return reply.redirect(PAGE_PATHS.account, 303);
    forgetBrowser(deps, reply);
    return sendSignOut(deps, request, reply, 'done', '');
  });
  app.post(PAGE_PATHS.endSessions, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request);
    await signOutEverywhere(deps, session, request.id);
    deps.mail.wake();
    forgetBrowser(deps, reply);
    return sendSignOut(deps, request, reply, 'everywhere', '');
  });
}

/** Signing out, here or elsewhere. */
export function signOutRoutes(app: FastifyInstance, deps: Deps): void {
  signOutHere(app, deps);
  endRoutes(app, deps);
}
