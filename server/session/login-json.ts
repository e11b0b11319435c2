import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { loginCall, loginTokenCall } from '../../src/contracts/login.contract.ts';
import type { LoginResponse } from '../../src/contracts/login.contract.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { signInByPassword } from '../credentials/password-login.service.ts';
import { rememberBrowser } from '../credentials/known-browser.ts';
import type { Deps } from '../deps.ts';
import { assertOwnPost, isOwnPost } from '../platform/own-post.ts';
import type { Publication } from '../publications/publication.ts';
import { issueFormToken } from '../signup/form-token.ts';
import { callerOf, namedPublication, parseInput } from '../signup/signup-request.ts';
import { askForMail, giveProof } from './ask-for-mail.ts';
import { ownOrigin } from './login-page.ts';
import { isHere, returnTarget } from './return-target.ts';
import { giveSession } from './session.service.ts';

/** Whether a request speaks JSON: a form of a page without script never does. */
export function isJson(request: Pick<FastifyRequest, 'headers'>): boolean {
  return /^application\/json\b/iu.test(request.headers['content-type'] ?? '');
}

/** A publication by its name; null where none is named. FlyleafError publication_not_found. */
async function maybeNamed(deps: Deps, name: string): Promise<Publication | null> {
  return name === '' ? null : namedPublication(deps, name);
}

/** A page of the platform itself. */
async function ownCaller(deps: Deps, request: FastifyRequest, name: string) {
  return { publication: await maybeNamed(deps, name), origin: ownOrigin(deps, request) };
}

/**
 * Where a script leads a reader who has just signed in: on the platform there itself; to another site by way of the login page,
 * which knows by then who comes and how to hand them back.
 */
export async function wayOn(
  deps: Deps,
  publication: Publication | null,
  redirect: string,
): Promise<string> {
  const target = await returnTarget(deps, publication, redirect);
  const named = { publication: publication?.subdomain ?? '', redirect: target ?? '' };
  const query = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
  if (target === null) return `${PAGE_PATHS.account}${query.size > 0 ? `?${query}` : ''}`;
  return isHere(deps, target) ? target : `${PAGE_PATHS.login}?${query}`;
}

type Body = z.output<typeof loginCall.request>;

async function byMail(deps: Deps, request: FastifyRequest, reply: FastifyReply, body: Body) {
  const isOwn = isOwnPost(deps.config, request);
  const callerFor = isOwn ? ownCaller : callerOf;
  const { publication, origin } = await callerFor(deps, request, body.publication);
  const { email, redirect, form_token: formToken } = body;
  const asked = { publication, origin, email, redirect, formToken };
  const login = await askForMail(deps, request, asked);
  // A page of another site gets no cookie of ours; its reader goes by the link.
  if (isOwn) giveProof(deps, reply, login);
  return { email: email.trim(), signed_in: false, redirect: null };
}

async function byPassword(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body & { password: string },
): Promise<LoginResponse> {
  assertOwnPost(deps.config, request);
  const publication = await maybeNamed(deps, body.publication);
  const { userId, token } = await signInByPassword(deps, request, body);
  giveSession(deps, reply, token);
  rememberBrowser(deps, reply, userId);
  const redirect = await wayOn(deps, publication, body.redirect);
  return { email: body.email.trim(), signed_in: true, redirect };
}

/** Signs in as a script asks for it. */
export async function answerLoginJson(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LoginResponse> {
  const body = parseInput(loginCall.request, request.body);
  const { password } = body;
  if (password === undefined) return byMail(deps, request, reply, body);
  return byPassword(deps, request, reply, { ...body, password });
}

/** The form token for a sign-in by script. Same-origin GETs carry no Origin: then it is that of the page's own host. */
export function loginTokenRoute(app: FastifyInstance, deps: Deps): void {
  app.get(loginTokenCall.path, async (request, reply) => {
    const { publication: name } = parseInput(loginTokenCall.request, request.query);
    const { publication, origin } =
      request.headers.origin === undefined
        ? await ownCaller(deps, request, name)
        : await callerOf(deps, request, name);
    const publicationId = publication?.id ?? 0;
    return reply.send(issueFormToken(deps, { form: 'login', publicationId, origin }));
  });
}
