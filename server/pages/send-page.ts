import type { FastifyReply } from 'fastify';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { Deps } from '../deps.ts';
import { pageHeaders } from '../platform/security-headers.ts';

/** Answers a page of the platform, with the headers that every page has. */
export function sendPage(
  reply: FastifyReply,
  deps: Pick<Deps, 'config' | 'pages'>,
  page: PageProps,
  status = 200,
): FastifyReply {
  const html = deps.pages.renderPage(page, deps.pages.assets);
  return reply.code(status).headers(pageHeaders(deps.config)).send(html);
}
