import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import { subscribeOnceFormSchema } from '../../src/contracts/subscribe-once.contract.ts';
import type { Deps } from '../deps.ts';
import { subscribeAtOnce } from '../hand-back/viewer.service.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { readSession } from '../session/session.service.ts';
import { toLogin } from '../session/to-login.ts';
import { namedPublication, parseInput } from '../signup/signup-request.ts';
import { nextTarget } from './subscribe-request.ts';

/**
 * Subscribes a reader who is signed in: the address is proven, so nothing is typed and no mail is waited for. Then on to
 * `next`, or to the account. Idempotent.
 */
export function subscribeOnceRoute(app: FastifyInstance, deps: Deps): void {
  app.post(PLAN_PATHS.once, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const form = parseInput(subscribeOnceFormSchema, request.body);
    const publication = await namedPublication(deps, form.publication);
    const next = await nextTarget(deps, request, publication, form.next);
    const session = await readSession(deps, request);
    if (session === null) return toLogin(reply, request, next ?? PAGE_PATHS.account);
    const { userId, id: sessionId } = session;
    await subscribeAtOnce(deps, publication, { userId, sessionId, requestId: request.id });
    return reply.redirect(next ?? PAGE_PATHS.account, 303);
  });
}
