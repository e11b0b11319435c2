import type { FastifyInstance } from 'fastify';
import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import { PAGE_PATHS, THEME_PATH } from '../../src/contracts/paths.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { findCover } from '../covers/cover.store.ts';
import type { Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import { pageBase, requestHost } from '../platform/hosts.ts';
import { listPublications } from '../publications/publication.store.ts';
import { publicationPage } from './publication-page.ts';
import { readReferral } from '../referrals/page-address.ts';
import { publicationOfHost, queryText, requestPublication } from './request-publication.ts';
import { sendPage } from './send-page.ts';

/** Pages that have nothing but words. */
const LEGAL_DOCUMENTS = ['terms', 'privacy', 'ccpa', 'accessibility'] as const;
/** Publications that the start page of a platform names. */
const HOME_MAX = 100;
const THEME_CACHING = 'public, max-age=31536000, immutable';

/** Publications with their links, which carry on whoever referred the reader. */
async function homePublications(deps: Deps, r: string | null) {
  const publications = await listPublications(deps.db.kysely);
  return publications.slice(0, HOME_MAX).map(({ name, hero_text, subdomain }) => {
    const href = pageUrl(pageBase(deps.config, subdomain), PAGE_PATHS.subscribe, { r });
    return { name, hero_text, href };
  });
}

/** The platform's start page; on a publication's own host its subscribe page is the start. */
function homeRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.home, async (request, reply) => {
    const host = requestHost(request.headers, deps.config.trustProxy);
    const r = readReferral(queryText(request, 'r'));
    const own = { pages: '', pagesQuery: '' };
    if ((await publicationOfHost(deps, host)) !== null)
      return reply.redirect(pageUrl(own, PAGE_PATHS.subscribe, { r }));
    const mailbox = deps.config.demo ? PAGE_PATHS.mailbox : null;
    return sendPage(reply, deps, {
      name: 'home',
      publications: await homePublications(deps, r),
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

/** The platform's own pages, but for those that belong to a feature (subscribing, confirming, signing in, unsubscribing). */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  homeRoute(app, deps);
  themeRoute(app, deps);
  recommendationsRoute(app, deps);
  for (const document of LEGAL_DOCUMENTS) {
    app.get(PAGE_PATHS[document], (_request, reply) =>
      sendPage(reply, deps, { name: 'legal', document }),
    );
  }
}
