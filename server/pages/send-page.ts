import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageProps } from '../../src/contracts/pages.ts';
import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import type { Deps } from '../deps.ts';
import { acceptedLanguage } from '../platform/accepted-language.ts';
import { pageHeaders } from '../platform/security-headers.ts';

/** A publication's page is in its language, any other one in the reader's. */
function languageOf(page: PageProps, request: FastifyRequest): Language {
  if ('publication' in page && page.publication)
    return chooseLanguage(page.publication.language, 'en');
  return acceptedLanguage(request.headers['accept-language']);
}

/** Where a click on the page leads back to: the publisher's origin; null for nowhere (server/hand-back). */
function leadsTo(page: PageProps): string | null {
  const href = page.name === 'signed-in' || page.name === 'confirm' ? page.href : null;
  return (href && URL.parse(href)?.origin) || null;
}

/** Answers a page of the platform, with the headers that every page has. */
export async function sendPage(
  reply: FastifyReply,
  deps: Pick<Deps, 'config' | 'pages'>,
  page: PageProps,
  status = 200,
  language: Language = languageOf(page, reply.request),
): Promise<unknown> {
  const html = await deps.pages.render(page, language);
  return reply
    .code(status)
    .headers(pageHeaders(deps.config, leadsTo(page)))
    .send(html);
}
