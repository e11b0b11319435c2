import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { endSiteFormSchema, wayBackFormSchema } from '../../src/contracts/reader.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { CONFIRMED_LATELY } from '../../src/session/reader-token-limits.ts';
import type { Deps } from '../deps.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { findPublication } from '../publications/publication.store.ts';
import { returnTarget } from '../session/return-target.ts';
import { readSession } from '../session/session.service.ts';
import { toLogin } from '../session/to-login.ts';
import { openLink } from '../signup/confirm.service.ts';
import { oneToken, parseInput, wayBack } from '../signup/signup-request.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';
import { endSitesNoted } from './end-sites.ts';
import { handBack } from './hand-back.service.ts';

/**
 * On to the publisher's page. It is told that the reader comes from here, and no more than that: a page takes a code from
 * nowhere else.
 */
function lead(reply: FastifyReply, href: string): FastifyReply {
  return reply.header('referrer-policy', 'origin').redirect(href, 303);
}

/** After signing in: the session says who goes back. Without one they go as they came. */
function signedInRoute(app: FastifyInstance, deps: Deps): void {
  app.post(PAGE_PATHS.wayBack, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const { publication: name, href } = parseInput(wayBackFormSchema, request.body);
    const publication = await findPublication(deps.db.kysely, name);
    const target = await returnTarget(deps, publication, href);
    if (target === null || publication === null) return reply.redirect(PAGE_PATHS.account, 303);
    const session = await readSession(deps, request);
    if (session === null) return lead(reply, target);
    const { userId, id: sessionId } = session;
    return lead(reply, await handBack(deps, publication, target, { userId, sessionId }));
  });
}

/** After a confirmation: it proved the inbox as a sign-in mail does, and makes known for as long as one of those. */
function confirmedRoute(app: FastifyInstance, deps: Deps): void {
  app.post(PAGE_PATHS.confirmWayBack, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const opened = await openLink(deps, oneToken(request));
    if (opened === null) throw new FlyleafError('link_invalid', SIGNUP_MESSAGES.linkInvalid);
    const { publication, signup, state } = opened;
    const target = await wayBack(deps, publication, signup.href ?? undefined);
    if (target === null) return reply.redirect(PAGE_PATHS.home, 303);
    const age = deps.clock.now() - (signup.confirmedAt ?? -Infinity);
    if (state !== 'done' || age > CONFIRMED_LATELY) return lead(reply, target);
    const reader = { userId: signup.userId, sessionId: null };
    return lead(reply, await handBack(deps, publication, target, reader));
  });
}

/** Ending one site of the list. A browser that is signed out already is asked to sign in. */
function endSiteRoute(app: FastifyInstance, deps: Deps): void {
  app.post(PAGE_PATHS.endSite, async (request: FastifyRequest, reply) => {
    assertOwnPost(deps.config, request);
    const { id } = parseInput(endSiteFormSchema, request.body);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request);
    const { userId, id: sessionId } = session;
    const doer = { userId, sessionId, requestId: request.id };
    const ending = { ...doer, at: deps.clock.now(), why: 'chosen' } as const;
    await deps.db.write((trx) => endSitesNoted(trx, { userId, id }, ending));
    return reply.redirect(PAGE_PATHS.account, 303);
  });
}

/** The clicks on the platform's own pages that make a reader known on a publisher's site, and unknown again. */
export function wayBackRoutes(app: FastifyInstance, deps: Deps): void {
  signedInRoute(app, deps);
  confirmedRoute(app, deps);
  endSiteRoute(app, deps);
}
