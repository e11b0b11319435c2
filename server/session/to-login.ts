import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';

/** Where to come back to: to the page that was asked for, or where something was posted to the account. */
function wayBack(request: FastifyRequest, page: string): string {
  return encodeURIComponent(request.method === 'GET' ? request.url : page);
}

/** Sign in first, then come back. `page` is where something that was posted is asked for. */
export function toLogin(
  reply: FastifyReply,
  request: FastifyRequest,
  page: string = PAGE_PATHS.account,
): FastifyReply {
  return reply.redirect(`${PAGE_PATHS.login}?redirect=${wayBack(request, page)}`, 303);
}

/** Sign in once more, then come back: the session is good, and too old for this. */
export function toLoginAgain(
  reply: FastifyReply,
  request: FastifyRequest,
  page: string = PAGE_PATHS.account,
): FastifyReply {
  return reply.redirect(`${PAGE_PATHS.login}?again=true&redirect=${wayBack(request, page)}`, 303);
}
