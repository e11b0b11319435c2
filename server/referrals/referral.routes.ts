import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { pageBase } from '../platform/hosts.ts';
import { readReferral } from './page-address.ts';

/** The start page, whose links carry the key on to the publication that is chosen there. */
const homeHref = (r: string | null): string =>
  PAGE_PATHS.home + (r === null ? '' : `?${new URLSearchParams({ r })}`);

/**
 * A reader's link for others: on to the subscribe page, with the key in its query, or to where the publication is chosen. The key
 * is not looked at here: the answer is the same for every code, so that nobody learns from it who is a reader. No cookie is set.
 */
export function referralRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { code: string } }>(`${PLAN_PATHS.refer}:code`, async (request, reply) => {
    const publication = await findRequestPublication(deps, request);
    const r = readReferral(request.params.code);
    if (publication === null) return reply.redirect(homeHref(r));
    const base = pageBase(deps.config, publication.subdomain);
    return reply.redirect(pageUrl(base, PAGE_PATHS.subscribe, { r }));
  });
}
