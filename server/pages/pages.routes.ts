import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import type { PageForm } from '../../src/contracts/pages.ts';
import { PAGE_PATHS, THEME_PATH } from '../../src/contracts/paths.ts';
import { HREF_MAX_LENGTH } from '../../src/contracts/signup.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { EMAIL_MAX_LENGTH } from '../../src/text/email.ts';
import { coverPage } from '../covers/cover-page.ts';
import { findCover } from '../covers/cover.store.ts';
import type { Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import { originOfHost, pageBase, requestHost } from '../platform/hosts.ts';
import { isRegisteredOrigin } from '../publications/origin.store.ts';
import { listPublications } from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';
import { issueFormToken } from '../signup/form-token.ts';
import { findMember } from '../session/find-member.ts';
import { publicationPage } from './publication-page.ts';
import { publicationOfHost, queryText, requestPublication } from './request-publication.ts';
import { sendPage } from './send-page.ts';

/** Pages that have nothing but words. */
const LEGAL_DOCUMENTS = ['terms', 'privacy', 'ccpa', 'accessibility'] as const;
/** Publications that the start page of a platform names. */
const HOME_MAX = 100;
const THEME_CACHING = 'public, max-age=31536000, immutable';

/** The address of the page that a reader came from, if it is on an origin of the publication; '' otherwise. */
async function wayBack(deps: Deps, publication: Publication, href: string): Promise<string> {
  if (href === '' || href.length > HREF_MAX_LENGTH || !URL.canParse(href)) return '';
  const { origin } = new URL(href);
  return (await isRegisteredOrigin(deps.db.kysely, publication.id, origin)) ? href : '';
}

/** A form of a publication's page, with what its address says. */
export async function freshForm(
  deps: Deps,
  request: FastifyRequest,
  publication: Publication,
): Promise<PageForm> {
  const host = requestHost(request.headers, deps.config.trustProxy);
  const origin = originOfHost(host, deps.config);
  const { form_token, usable_in } = issueFormToken(deps, { publicationId: publication.id, origin });
  const email = queryText(request, 'email').slice(0, EMAIL_MAX_LENGTH);
  const href = await wayBack(deps, publication, queryText(request, 'href'));
  return { form_token, usable_in, email, error: null, href };
}

/** The page that a reader came from: as the link to us says, else as their browser does. */
async function cameFrom(
  deps: Deps,
  { headers }: FastifyRequest,
  publication: Publication,
  { href }: PageForm,
): Promise<string> {
  return href || wayBack(deps, publication, headers.referer ?? '');
}

function subscribeRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.subscribe, async (request, reply) => {
    const publication = await requestPublication(deps, request);
    const member = await findMember(deps, request, publication);
    const form = await freshForm(deps, request, publication);
    const href = await cameFrom(deps, request, publication, form);
    const slug = queryText(request, 'section');
    const host = requestHost(request.headers, deps.config.trustProxy);
    return sendPage(reply, deps, {
      name: 'subscribe',
      form: member === null ? form : { ...form, email: member.email },
      just_signed_up: queryText(request, 'just_signed_up') === 'true',
      is_member: member !== null,
      ...(await coverPage(deps, { publication, slug, href, host })),
      ...publicationPage(deps.config, publication),
    });
  });
}

async function homePublications(deps: Deps) {
  const publications = await listPublications(deps.db.kysely);
  return publications.slice(0, HOME_MAX).map(({ name, hero_text, subdomain }) => {
    const href = pageUrl(pageBase(deps.config, subdomain), PAGE_PATHS.subscribe);
    return { name, hero_text, href };
  });
}

/** The platform's start page; on a publication's own host its subscribe page is the start. */
function homeRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.home, async (request, reply) => {
    const host = requestHost(request.headers, deps.config.trustProxy);
    if ((await publicationOfHost(deps, host)) !== null) return reply.redirect(PAGE_PATHS.subscribe);
    const mailbox = deps.config.demo ? PAGE_PATHS.mailbox : null;
    return sendPage(reply, deps, {
      name: 'home',
      publications: await homePublications(deps),
      mailbox,
      gallery: deps.config.demo ? GALLERY_PATHS.index : null,
    });
  });
}

/** Who recommends the publication: what its publisher put on the cover page. */
function recommendationsRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.recommendations, async (request, reply) => {
    const publication = await requestPublication(deps, request);
    const { blurbs = [] } = (await findCover(deps.db.kysely, publication.id)) ?? {};
    const base = publicationPage(deps.config, publication);
    return sendPage(reply, deps, { name: 'recommendations', blurbs, ...base });
  });
}

function themeRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { accent: string } }>(`${THEME_PATH}:accent.css`, (request, reply) => {
    const style = deps.pages.renderTheme(request.params.accent);
    if (style === null) throw new FlyleafError('not_found', ERROR_MESSAGES.not_found ?? '');
    return reply.header('cache-control', THEME_CACHING).type('text/css; charset=utf-8').send(style);
  });
}

/** The platform's own pages, but for those that belong to a feature (confirming, signing in, unsubscribing). */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  homeRoute(app, deps);
  subscribeRoute(app, deps);
  themeRoute(app, deps);
  recommendationsRoute(app, deps);
  for (const document of LEGAL_DOCUMENTS) {
    app.get(PAGE_PATHS[document], (_request, reply) =>
      sendPage(reply, deps, { name: 'legal', document }),
    );
  }
}
