import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Deps } from '../deps.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { confirmByLink, openLink, renewLink } from './confirm.service.ts';
import type { OpenedLink } from './confirm.service.ts';
import { oneToken, wayBack } from './signup-request.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

/** A link that is too old is gone (RFC 9110 §15.5.11); the page offers a new one. */
const EXPIRED_STATUS = 410;

async function sendState(deps: Deps, reply: FastifyReply, token: string, opened: OpenedLink) {
  const { publication, signup, state } = opened;
  const href = await wayBack(deps, publication, signup.href ?? undefined);
  const page = { name: 'confirm', state, token, email: signup.email, href } as const;
  const status = state === 'expired' ? EXPIRED_STATUS : 200;
  return sendPage(reply, deps, { ...page, ...publicationPage(deps.config, publication) }, status);
}

function orThrow<Opened>(opened: Opened | null): Opened {
  if (opened !== null) return opened;
  throw new FlyleafError('link_invalid', SIGNUP_MESSAGES.linkInvalid);
}

/** The answer to one click on a dead link: words, since the browser that asked first may be another one. */
function sendRenewed(deps: Deps, reply: FastifyReply, opened: OpenedLink, limit: boolean) {
  const base = publicationPage(deps.config, opened.publication);
  const again = { to: 'subscribe', href: pageUrl(base, PAGE_PATHS.subscribe) } as const;
  const message = limit ? 'renewalLimit' : 'renewed';
  return sendPage(
    reply,
    deps,
    { name: 'message', message, action: limit ? again : null, requestId: null },
    limit ? EXPIRED_STATUS : 200,
    chooseLanguage(opened.publication.language, 'en'),
  );
}

async function renew(deps: Deps, reply: FastifyReply, token: string) {
  const { opened, order } = orThrow(await renewLink(deps, token));
  if (order === null) return sendState(deps, reply, token, opened);
  if (order.kind === 'ordered') return sendRenewed(deps, reply, opened, false);
  if (order.error.type === 'resend_limit') return sendRenewed(deps, reply, opened, true);
  throw order.error;
}

/**
 * The pages of the mail's link. GET and HEAD change nothing: mail scanners follow links, and some run scripts. One
 * click posts; on a dead link that click asks for a fresh mail.
 */
export function confirmRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.confirm, async (request, reply) => {
    const token = oneToken(request);
    return sendState(deps, reply, token, orThrow(await openLink(deps, token)));
  });
  app.post(PAGE_PATHS.confirm, async (request, reply) => {
    const token = oneToken(request);
    const opened = orThrow(await confirmByLink(deps, token, request.id));
    if (opened.state === 'expired') return renew(deps, reply, token);
    return sendState(deps, reply, token, opened);
  });
}
