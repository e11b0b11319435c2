import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressFormSchema, addressLinkFormSchema } from '../../src/contracts/account.contract.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { errorBody } from '../../src/errors/error-body.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { EMAIL_MAX_LENGTH } from '../../src/text/email.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { maybePublicationPage } from '../session/login-page.ts';
import { sessionHash } from '../session/session.service.ts';
import { oneToken, parseInput, sayRetryAfter } from '../signup/signup-request.ts';
import {
  agreeToChange,
  openChange,
  requestAddressChange,
  stopChange,
  takeBackChange,
  waitingChange,
} from './address-change.service.ts';
import type { OpenedChange } from './address-change.service.ts';
import { visitAccount, visitByPost } from './visit.ts';
import type { Visit } from './visit.ts';

/** A link that leads nowhere any more is gone (RFC 9110 §15.5.11). */
const GONE = 410;
const OVER: readonly OpenedChange['state'][] = ['expired', 'stopped', 'taken'];

const page = PAGE_PATHS.address;

async function sendForm(
  deps: Deps,
  reply: FastifyReply,
  { session, publication }: Visit,
  typed = '',
  error: FlyleafError | null = null,
): Promise<unknown> {
  if (error !== null) sayRetryAfter(reply, error);
  const shown = {
    name: 'address',
    email: session.email,
    typed: typed.slice(0, EMAIL_MAX_LENGTH),
    error: error === null ? null : errorBody(error, reply.request.id),
    waiting: await waitingChange(deps, session.userId),
  } as const;
  const base = maybePublicationPage(deps, publication);
  return sendPage(reply, deps, { ...shown, ...base }, error?.status ?? 200);
}

/** The form, what it posts, and taking back what waits. */
function formRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(page, async (request, reply) => {
    const visit = await visitAccount(deps, request, reply, { fresh: true });
    return visit === null ? reply : sendForm(deps, reply, visit);
  });
  app.post(page, async (request, reply) => {
    const visit = await visitByPost(deps, request, reply, { fresh: true, page });
    if (visit === null) return reply;
    const { email } = parseInput(addressFormSchema, request.body);
    try {
      await requestAddressChange(deps, visit.session, email, request.id);
    } catch (error) {
      if (error instanceof FlyleafError && error.status < 500)
        return sendForm(deps, reply, visit, email, error);
      throw error;
    }
    return sendForm(deps, reply, visit);
  });
  app.post(PAGE_PATHS.addressStop, async (request, reply) => {
    const visit = await visitByPost(deps, request, reply, { fresh: false });
    if (visit === null) return reply;
    await takeBackChange(deps, visit.session, request.id);
    return reply.redirect(PAGE_PATHS.account, 303);
  });
}

async function sendLink(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { end, state, change }: OpenedChange,
): Promise<unknown> {
  const publication = await findRequestPublication(deps, request);
  // The new address learns nothing of the old one: it may be a stranger's, mistyped.
  const from = end === 'old' ? change.email : '';
  const { new_email: to } = change;
  const shown = { name: 'address-link', end, state, token, from, to } as const;
  const base = maybePublicationPage(deps, publication);
  return sendPage(reply, deps, { ...shown, ...base }, OVER.includes(state) ? GONE : 200);
}

/** The links in the two mails. GET changes nothing; nobody has to be signed in for the click. */
function linkRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.addressLink, async (request, reply) => {
    const token = oneToken(request);
    return sendLink(deps, request, reply, token, await openChange(deps, token));
  });
  app.post(PAGE_PATHS.addressLink, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const token = oneToken(request);
    const { answer } = parseInput(addressLinkFormSchema, request.body);
    const clicker = { ownSession: sessionHash(deps, request), requestId: request.id };
    const opened =
      answer === 'stop'
        ? await stopChange(deps, token, request.id)
        : await agreeToChange(deps, token, clicker);
    return sendLink(deps, request, reply, token, opened);
  });
}

/** Another address for an account. */
export function addressChangeRoutes(app: FastifyInstance, deps: Deps): void {
  formRoutes(app, deps);
  linkRoutes(app, deps);
}
