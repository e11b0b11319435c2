import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { settingsHref } from '../account/settings-href.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { oneToken } from '../signup/signup-request.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';
import { openUnsubscribe, unsubscribe } from './unsubscribe.service.ts';
import type { OpenedUnsubscribe } from './unsubscribe.service.ts';

/** A mail program sends one short field. */
const ONE_CLICK_LIMIT = 4_096;

function sendState(
  deps: Deps,
  reply: FastifyReply,
  token: string,
  opened: OpenedUnsubscribe | null,
): Promise<unknown> {
  if (opened === null) throw new FlyleafError('link_invalid', SIGNUP_MESSAGES.linkInvalid);
  const { state, email, publication } = opened;
  const settings = opened.isMailed ? settingsHref(deps.config, opened.id) : null;
  const page = { name: 'unsubscribe', state, token, email, settings } as const;
  return sendPage(reply, deps, { ...page, ...publicationPage(deps.config, publication) });
}

function addRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.unsubscribe, async (request, reply) => {
    const token = oneToken(request);
    return sendState(deps, reply, token, await openUnsubscribe(deps, token));
  });
  app.post(PAGE_PATHS.unsubscribe, async (request, reply) => {
    const token = oneToken(request);
    return sendState(deps, reply, token, await unsubscribe(deps, token, request.id));
  });
}

/**
 * Leaving. GET shows a page and changes nothing; POST ends the subscription, from that page (token in the form) or
 * from a mail program (token in the query, `List-Unsubscribe=One-Click` in the body, RFC 8058). The token
 * is the whole proof: no cookie and no Origin is asked for.
 */
export function unsubscribeRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    // RFC 8058 §3.1 lets mail programs send it so too. Nothing in it is needed: the token is in the query.
    const options = { parseAs: 'string', bodyLimit: ONE_CLICK_LIMIT } as const;
    scope.addContentTypeParser('multipart/form-data', options, (_request, _body, done) => {
      done(null, {});
    });
    addRoutes(scope, deps);
  });
}
