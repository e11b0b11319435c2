import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { API_PATHS, PAGE_PATHS } from '../../src/contracts/paths.ts';
import {
  loginCodeFormSchema,
  loginFormSchema,
  loginLinkFormSchema,
} from '../../src/contracts/session.contract.ts';
import { errorBody } from '../../src/errors/error-body.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { emailKey } from '../../src/text/email.ts';
import { rememberBrowser } from '../credentials/known-browser.ts';
import { offersPasskey } from '../credentials/offers-passkey.ts';
import { signInByPassword } from '../credentials/password-login.service.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication, queryText } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { findPublication, findPublicationById } from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';
import { withoutHurry } from '../signup/form-token.ts';
import { oneToken, parseInput, sayRetryAfter } from '../signup/signup-request.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';
import { askForMail, giveProof } from './ask-for-mail.ts';
import { readCookie } from './cookies.ts';
import { answerLoginJson, isJson, loginTokenRoute } from './login-json.ts';
import { loginPage, maybePublicationPage, ownOrigin } from './login-page.ts';
import type { WaitingLogin } from './login.store.ts';
import { platformAddress } from './platform-address.ts';
import { openLogin, redeemCode, redeemLink } from './redeem.service.ts';
import type { Browser, OpenedLogin } from './redeem.service.ts';
import { isHere, returnTarget } from './return-target.ts';
import { giveSession, readSession, sessionHash } from './session.service.ts';
import type { FoundSession } from './session.store.ts';

/** A link that is too old, or used, is gone (RFC 9110 §15.5.11). */
const GONE = 410;

type LoginForm = z.output<typeof loginFormSchema>;
type CodeForm = z.output<typeof loginCodeFormSchema>;

function browserOf(deps: Deps, request: FastifyRequest): Browser {
  return {
    userAgent: request.headers['user-agent'] ?? '',
    sessionHash: sessionHash(deps, request),
    secret: readCookie(deps.config, request, 'login'),
    requestId: request.id,
  };
}

async function publicationNamed(deps: Deps, name: string): Promise<Publication | null> {
  return findPublication(deps.db.kysely, name.toLowerCase());
}

/** Words for the reader; anything else is for the error handler. */
function asFlyleafError(error: unknown): FlyleafError {
  if (error instanceof FlyleafError && error.status < 500) return error;
  throw error;
}

/** Whoever is signed in need not ask, unless it is for another address. */
async function signedInAs(deps: Deps, request: FastifyRequest, email: string) {
  if (queryText(request, 'change_user') === 'true') return null;
  const session = await readSession(deps, request);
  return email === '' || emailKey(email) === session?.emailKey ? session : null;
}

/**
 * On for whoever is signed in: to a page of the platform; to one on another site by one click, which makes the reader known
 * there (a GET makes nobody known; server/hand-back).
 */
async function leadOn(
  deps: Deps,
  reply: FastifyReply,
  publication: Publication | null,
  { userId, email, redirect }: { userId: number | null; email: string; redirect: string },
  otherwise: string,
): Promise<unknown> {
  const target = await returnTarget(deps, publication, redirect);
  if (target === null || isHere(deps, target)) return reply.redirect(target ?? otherwise, 303);
  const offers_passkey = userId !== null && (await offersPasskey(deps, userId));
  const page = { name: 'signed-in', email, href: target, offers_passkey } as const;
  return sendPage(reply, deps, { ...page, ...maybePublicationPage(deps, publication) });
}

/** `with_password`, in whatever form but a no (spec reader-flows §3). */
function isWithPassword(request: Pick<FastifyRequest, 'query'>): boolean {
  const isAsked = 'with_password' in (request.query as object);
  return isAsked && !['false', '0'].includes(queryText(request, 'with_password'));
}

/** The session of a reader who is to sign in once more: what they want asks for a fresh one. */
async function asksAgain(deps: Deps, request: FastifyRequest): Promise<FoundSession | null> {
  return queryText(request, 'again') === 'true' ? readSession(deps, request) : null;
}

/** The page that asks for the address. Of the query it reads what has a meaning, and leaves the rest. */
function loginPageRoute(app: FastifyInstance, deps: Deps, path: string): void {
  app.get(path, async (request, reply) => {
    const publication = await findRequestPublication(deps, request, ['publication', 'for_pub']);
    const elsewhere = await platformAddress(deps, request, publication);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    const again = await asksAgain(deps, request);
    const asked = queryText(request, 'email') || queryText(request, 'prefilled_email');
    const email = asked || (again?.email ?? '');
    const redirect = queryText(request, 'redirect');
    const session = again === null ? await signedInAs(deps, request, email) : null;
    if (session !== null)
      return leadOn(deps, reply, publication, { ...session, redirect }, PAGE_PATHS.account);
    const isByPassword = isWithPassword(request);
    const form = { publication, email, redirect, isByPassword, again: again !== null };
    return sendPage(reply, deps, loginPage(deps, request, form));
  });
}

async function answerMail(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  form: LoginForm,
) {
  const publication = await publicationNamed(deps, form.publication);
  const { redirect, form_token: formToken } = form;
  const asked = { publication, origin: ownOrigin(deps, request), email: form.email, redirect };
  giveProof(deps, reply, await askForMail(deps, request, { ...asked, formToken }));
  const base = maybePublicationPage(deps, publication);
  const email = form.email.trim();
  return sendPage(reply, deps, { name: 'login-pending', email, redirect, error: null, ...base });
}

async function askAgain(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Pick<LoginForm, 'publication' | 'email' | 'redirect' | 'password'>,
  error: FlyleafError,
): Promise<unknown> {
  sayRetryAfter(reply, error);
  const publication = await publicationNamed(deps, form.publication);
  const { email, redirect } = form;
  const isByPassword = form.password !== undefined;
  const body = errorBody(error, request.id);
  const asked = { publication, email, redirect, isByPassword, error: body };
  return sendPage(reply, deps, loginPage(deps, request, asked), error.status);
}

/** Address and password, from the same page. */
async function answerPassword(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  form: LoginForm,
): Promise<unknown> {
  const { email, password = '' } = form;
  const { userId, token } = await signInByPassword(deps, request, { email, password });
  const publication = await publicationNamed(deps, form.publication);
  const redirect = await returnTarget(deps, publication, form.redirect);
  const publicationId = publication?.id ?? null;
  return welcome(deps, reply, { publicationId, redirect, email: email.trim(), userId }, token);
}

function loginRoute(app: FastifyInstance, deps: Deps): void {
  app.post(API_PATHS.login, async (request, reply) => {
    if (isJson(request)) return answerLoginJson(deps, request, reply);
    assertOwnPost(deps.config, request);
    const form = parseInput(loginFormSchema, request.body);
    try {
      if (form.password !== undefined) return await answerPassword(deps, request, reply, form);
      return await withoutHurry(deps, () => answerMail(deps, request, reply, form));
    } catch (error) {
      return askAgain(deps, request, reply, form, asFlyleafError(error));
    }
  });
}

/** The answer to a sign-in. */
export async function welcome(
  deps: Deps,
  reply: FastifyReply,
  login: Pick<WaitingLogin, 'publicationId' | 'redirect' | 'userId' | 'email'>,
  token: string,
): Promise<unknown> {
  giveSession(deps, reply, token);
  if (login.userId !== null) rememberBrowser(deps, reply, login.userId);
  const id = login.publicationId;
  const publication = id === null ? null : await findPublicationById(deps.db.kysely, id);
  const { userId, email, redirect } = login;
  const asked = { userId, email: email ?? '', redirect: redirect ?? '' };
  return leadOn(deps, reply, publication, asked, accountPath(publication));
}

/** The account, seen from a publication. */
function accountPath(publication: Publication | null): string {
  const query = publication === null ? '' : `?publication=${publication.subdomain}`;
  return `${PAGE_PATHS.account}${query}`;
}

async function stillPending(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  form: CodeForm,
  error: FlyleafError,
): Promise<unknown> {
  if (error.type === 'login_not_found') return askAgain(deps, request, reply, form, error);
  sayRetryAfter(reply, error);
  const base = maybePublicationPage(deps, await publicationNamed(deps, form.publication));
  const { email, redirect } = form;
  const shown = errorBody(error, request.id);
  const page = { name: 'login-pending', email, redirect, error: shown, ...base } as const;
  return sendPage(reply, deps, page, error.status);
}

function codeRoute(app: FastifyInstance, deps: Deps): void {
  app.post(API_PATHS.loginCode, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const form = parseInput(loginCodeFormSchema, request.body);
    try {
      const { login, token } = await redeemCode(deps, browserOf(deps, request), form.code);
      return await welcome(deps, reply, login, token);
    } catch (error) {
      return stillPending(deps, request, reply, form, asFlyleafError(error));
    }
  });
}

async function sendLink(
  deps: Deps,
  reply: FastifyReply,
  token: string,
  { login, state }: OpenedLogin,
): Promise<unknown> {
  const id = login.publicationId;
  const publication = id === null ? null : await findPublicationById(deps.db.kysely, id);
  const page = { name: 'login-link', state, token, email: login.email } as const;
  const status = state === 'used' || state === 'expired' ? GONE : 200;
  const base = maybePublicationPage(deps, publication);
  return sendPage(reply, deps, { ...page, ...base }, status);
}

async function openOrThrow(deps: Deps, token: string, browser: Browser): Promise<OpenedLogin> {
  const opened = await openLogin(deps, token, browser);
  if (opened !== null) return opened;
  throw new FlyleafError('link_invalid', SIGNUP_MESSAGES.linkInvalid);
}

/**
 * The pages of the mail's link. GET and HEAD change nothing: mail scanners follow links, and some run scripts. One click signs
 * in; a browser that did not ask for the mail is told so first, and says yes to it.
 */
function linkRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.loginLink, async (request, reply) => {
    const token = oneToken(request);
    return sendLink(deps, reply, token, await openOrThrow(deps, token, browserOf(deps, request)));
  });
  app.post(PAGE_PATHS.loginLink, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const token = oneToken(request);
    const { here } = parseInput(loginLinkFormSchema, request.body);
    const browser = browserOf(deps, request);
    const opened = await openOrThrow(deps, token, browser);
    const mayTry = opened.state === 'ready' || (opened.state === 'elsewhere' && here === 'yes');
    if (!mayTry) return sendLink(deps, reply, token, opened);
    const redeemed = await redeemLink(deps, opened.login, browser);
    if (redeemed.kind === 'session') return welcome(deps, reply, opened.login, redeemed.token);
    return sendLink(deps, reply, token, { ...opened, state: redeemed.state });
  });
}

/** Asking for a sign-in mail, and signing in by its link or code. */
export function loginRoutes(app: FastifyInstance, deps: Deps): void {
  loginPageRoute(app, deps, PAGE_PATHS.login);
  loginPageRoute(app, deps, PAGE_PATHS.signIn);
  loginRoute(app, deps);
  loginTokenRoute(app, deps);
  codeRoute(app, deps);
  linkRoutes(app, deps);
}
