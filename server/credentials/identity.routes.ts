import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { errorBody } from '../../src/errors/error-body.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { REDIRECT_MAX_LENGTH } from '../../src/session/session-limits.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication, queryText } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { wantsHtml } from '../platform/error-handler.ts';
import { isFromElsewhere } from '../platform/own-post.ts';
import { findPublication } from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';
import { clearCookie, readCookie, setCookie } from '../session/cookies.ts';
import { wayOn } from '../session/login-json.ts';
import { loginPage } from '../session/login-page.ts';
import { platformAddress } from '../session/platform-address.ts';
import { giveSession } from '../session/session.service.ts';
import { sayRetryAfter } from '../signup/signup-request.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import { signInByIdentity } from './identity-login.service.ts';
import { questionUrl, readAnswer } from './identity-provider.ts';
import { IDENTITY_LIFETIME, beginTransaction, readTransaction } from './identity-transaction.ts';
import type { IdentityTarget } from './identity-transaction.ts';
import { rememberBrowser } from './known-browser.ts';
import { countNetworkTry } from './password-tries.ts';

/** What is wrong, on the page for signing in: there is always the mail. Programs get the one body of errors. */
async function sendProblem(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { publication, redirect }: { publication: Publication | null; redirect: string },
  error: unknown,
): Promise<unknown> {
  const isSaid = error instanceof FlyleafError && error.status < 500 && wantsHtml(request);
  if (!isSaid) throw error;
  sayRetryAfter(reply, error);
  const body = errorBody(error, request.id);
  const asked = { publication, email: '', redirect, error: body };
  return sendPage(reply, deps, loginPage(deps, request, asked), error.status);
}

function targetOf(publication: Publication | null, request: FastifyRequest): IdentityTarget {
  const redirect = queryText(request, 'redirect');
  const kept = redirect.length > REDIRECT_MAX_LENGTH ? '' : redirect;
  return { publication: publication?.subdomain ?? '', redirect: kept };
}

function beginRoute(app: FastifyInstance, deps: Deps): void {
  app.get(CREDENTIAL_PATHS.identity, async (request, reply) => {
    const publication = await findRequestPublication(deps, request, ['publication', 'for_pub']);
    const elsewhere = await platformAddress(deps, request, publication);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    const target = targetOf(publication, request);
    try {
      // A page on another host signs nobody in by leading here: its reader says so first, on ours.
      if (deps.config.oidc !== null && isFromElsewhere(request)) {
        const query = Object.entries(target).filter(([, value]) => value !== '');
        return reply.redirect(`${PAGE_PATHS.login}?${new URLSearchParams(query)}`, 303);
      }
      const { transaction, cookie } = beginTransaction(deps, target);
      const url = await questionUrl(deps, transaction);
      setCookie(deps.config, reply, 'outside', cookie, IDENTITY_LIFETIME);
      return await reply.redirect(url, 303);
    } catch (error) {
      return sendProblem(deps, request, reply, { ...target, publication }, error);
    }
  });
}

async function signIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): Promise<unknown> {
  const transaction = readTransaction(deps, cookie);
  const target = transaction ?? { publication: '', redirect: '' };
  const { redirect } = target;
  const publication = await findPublication(deps.db.kysely, target.publication);
  try {
    if (transaction === null) {
      throw new FlyleafError('identity_refused', CREDENTIAL_MESSAGES.identityRefused);
    }
    await countNetworkTry(deps, request);
    const query = request.url.slice(CREDENTIAL_PATHS.identityBack.length);
    const claims = await readAnswer(deps, query, transaction);
    const { userId, token } = await signInByIdentity(deps, request, claims, transaction.nonce);
    giveSession(deps, reply, token);
    rememberBrowser(deps, reply, userId);
    return await reply.redirect(await wayOn(deps, publication, redirect), 303);
  } catch (error) {
    return sendProblem(deps, request, reply, { publication, redirect }, error);
  }
}

/**
 * Signing in with an identity elsewhere, by OpenID Connect: there, and back. What was asked is bound to the browser by a
 * cookie, to the answer by its state, and to the identity by its nonce and the code's verifier (RFC 9700 §2.1).
 */
export function identityRoutes(app: FastifyInstance, deps: Deps): void {
  beginRoute(app, deps);
  app.get(CREDENTIAL_PATHS.identityBack, async (request, reply) => {
    const cookie = readCookie(deps.config, request, 'outside');
    clearCookie(deps.config, reply, 'outside');
    return signIn(deps, request, reply, cookie);
  });
}
