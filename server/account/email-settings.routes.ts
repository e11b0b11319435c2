import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { Deps } from '../deps.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { queryText } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { signToken } from '../platform/tokens.ts';
import { oneToken } from '../signup/signup-request.ts';
import { changeEmailSettings, openEmailSettings } from './email-settings.service.ts';
import type { OpenedSettings } from './email-settings.service.ts';

function send(
  deps: Deps,
  reply: FastifyReply,
  token: string,
  { state, subscription, publication, parts }: OpenedSettings,
): Promise<unknown> {
  const leaving = signToken(deps.config.secrets, 'unsubscribe', subscription.id);
  return sendPage(reply, deps, {
    name: 'email-settings',
    state,
    token,
    email: subscription.email,
    parts,
    unsubscribe: `${PAGE_PATHS.unsubscribe}?token=${encodeURIComponent(leaving)}`,
    ...publicationPage(deps.config, publication),
  });
}

/**
 * How the mails of a subscription come. The token of the mail is the proof, as for leaving: nobody has to sign in, and it
 * reaches this one subscription. GET changes nothing.
 */
export function emailSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.emailSettings, async (request, reply) => {
    if (queryText(request, 'token') === '') return reply.redirect(PAGE_PATHS.account);
    const token = oneToken(request);
    return send(deps, reply, token, await openEmailSettings(deps, token));
  });
  app.post(PAGE_PATHS.emailSettings, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const token = oneToken(request);
    const fields = (request.body ?? {}) as Record<string, unknown>;
    return send(deps, reply, token, await changeEmailSettings(deps, token, fields));
  });
}
