import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { maybePublicationPage } from '../session/login-page.ts';
import { platformAddress } from '../session/platform-address.ts';
import { readSession } from '../session/session.service.ts';
import { toLogin } from '../session/to-login.ts';
import { readAccount } from './account.service.ts';

/** The account of a signed-in reader. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.account, async (request, reply) => {
    const publication = await findRequestPublication(deps, request);
    const elsewhere = await platformAddress(deps, request, publication);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request);
    const account = await readAccount(deps, session, publication);
    const base = maybePublicationPage(deps, publication);
    return sendPage(reply, deps, { name: 'account', ...account, ...base });
  });
}
