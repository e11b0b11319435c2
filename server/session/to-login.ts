import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';

/** Sign in first, then come back: to the page that was asked for, or where something was posted to the account. */
export function toLogin(reply: FastifyReply, request: FastifyRequest): unknown {
  const back = request.method === 'GET' ? request.url : PAGE_PATHS.account;
  return reply.redirect(`${PAGE_PATHS.login}?redirect=${encodeURIComponent(back)}`, 303);
}
