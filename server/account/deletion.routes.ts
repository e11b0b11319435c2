import type { FastifyInstance, FastifyReply } from 'fastify';
import { deletionFormSchema } from '../../src/contracts/account.contract.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { errorBody } from '../../src/errors/error-body.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { maybePublicationPage } from '../session/login-page.ts';
import { forgetBrowser } from '../session/sign-out.routes.ts';
import { parseInput } from '../signup/signup-request.ts';
import { hasRefusal, listPaid, listSubscriptions } from './account.store.ts';
import { deleteAccount, deletionToken, isDone } from './deletion.service.ts';
import { visitAccount, visitByPost } from './visit.ts';
import type { Visit } from './visit.ts';

const SHOWN = 100;

const page = PAGE_PATHS.deletion;

async function sendForm(
  deps: Deps,
  reply: FastifyReply,
  { session, publication }: Visit,
  error: FlyleafError | null = null,
): Promise<unknown> {
  const { userId, email } = session;
  const own = await listSubscriptions(deps.db.kysely, userId, SHOWN);
  const subscribed = own.filter(({ state }) => state === 'confirmed');
  const shown = {
    name: 'account-delete',
    email,
    token: deletionToken(deps, userId),
    subscriptions: subscribed.map(({ name }) => name),
    paid: listPaid(own, deps.clock.now()),
    refused: await hasRefusal(deps.db.kysely, userId),
    error: error === null ? null : errorBody(error, reply.request.id),
  } as const;
  const base = maybePublicationPage(deps, publication);
  return sendPage(reply, deps, { ...shown, ...base }, error?.status ?? 200);
}

/** The page says what goes; typing the address and one click, freshly signed in, does it. */
export function deletionRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(page, async (request, reply) => {
    const visit = await visitAccount(deps, request, reply, { fresh: true });
    return visit === null ? reply : sendForm(deps, reply, visit);
  });
  app.post(page, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const { token, email } = parseInput(deletionFormSchema, request.body);
    if (await isDone(deps, token)) return reply.redirect(PAGE_PATHS.deleted, 303);
    const visit = await visitByPost(deps, request, reply, { fresh: true, page });
    if (visit === null) return reply;
    try {
      await deleteAccount(deps, visit.session, email, request.id);
    } catch (error) {
      if (error instanceof FlyleafError && error.type === 'invalid_email')
        return sendForm(deps, reply, visit, error);
      throw error;
    }
    forgetBrowser(deps, reply);
    return reply.redirect(PAGE_PATHS.deleted, 303);
  });
  app.get(PAGE_PATHS.deleted, async (request, reply) => {
    const base = maybePublicationPage(deps, await findRequestPublication(deps, request));
    return sendPage(reply, deps, { name: 'account-deleted', ...base });
  });
}
