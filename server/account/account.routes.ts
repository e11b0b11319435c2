import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { Deps } from '../deps.ts';
import { sendPage } from '../pages/send-page.ts';
import { maybePublicationPage } from '../session/login-page.ts';
import { readAccount } from './account.service.ts';
import { listPaid, listSubscriptions } from './account.store.ts';
import { addressChangeRoutes } from './address-change.routes.ts';
import { dataRoutes } from './data.routes.ts';
import { deletionRoutes } from './deletion.routes.ts';
import { emailSettingsRoutes } from './email-settings.routes.ts';
import { visitAccount } from './visit.ts';

/** Most subscriptions that are looked at. */
const LOOKED_AT = 1_000;

function overviewRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.account, async (request, reply) => {
    const visit = await visitAccount(deps, request, reply, { fresh: false });
    if (visit === null) return reply;
    const account = await readAccount(deps, visit.session, visit.publication);
    const base = maybePublicationPage(deps, visit.publication);
    return sendPage(reply, deps, { name: 'account', ...account, ...base });
  });
}

/** Ending what is paid for. Nothing renews by itself, so there is nothing to post. */
function cancelRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.cancel, async (request, reply) => {
    const visit = await visitAccount(deps, request, reply, { fresh: false });
    if (visit === null) return reply;
    const own = await listSubscriptions(deps.db.kysely, visit.session.userId, LOOKED_AT);
    const paid = listPaid(own, deps.clock.now());
    const base = maybePublicationPage(deps, visit.publication);
    return sendPage(reply, deps, { name: 'account-cancel', paid, ...base });
  });
}

/** The account of a signed-in reader, and what they may do with what they have. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  overviewRoute(app, deps);
  emailSettingsRoutes(app, deps);
  addressChangeRoutes(app, deps);
  dataRoutes(app, deps);
  deletionRoutes(app, deps);
  cancelRoute(app, deps);
}
