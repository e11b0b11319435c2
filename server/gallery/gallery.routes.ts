import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GALLERY_CHOICES, GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import type { GalleryModule, GalleryQuery } from '../../src/contracts/gallery.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import { allowAnySite } from '../assets/send-encoded.ts';
import type { Deps } from '../deps.ts';
import { queryText } from '../pages/request-publication.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import { pageHeaders } from '../platform/security-headers.ts';

/** The page's own names only: no path of a request reaches the file system. */
const FILE = /^[a-z-]+(?:\.[a-z-]+)?\.(?:js|css|svg)$/u;
const MIME: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const notFound = () => new FlyleafError('not_found', ERROR_MESSAGES.not_found ?? '');

function readQuery(request: FastifyRequest): GalleryQuery {
  const entries = GALLERY_CHOICES.map((name) => [name, queryText(request, name)]);
  return Object.fromEntries(entries) as GalleryQuery;
}

/** The policy of every page, but that the index frames its cases. */
function sendFramed(reply: FastifyReply, deps: Deps, html: string): FastifyReply {
  const headers = pageHeaders(deps.config);
  const policy = headers['content-security-policy'] ?? '';
  const framed = policy.replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'; frame-src 'self'",
  );
  return reply.headers({ ...headers, 'content-security-policy': framed }).send(html);
}

/** Every widget in every state, for those who make Flyleaf. It exists in the demo only. */
export function galleryRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.demo) return;
  const folder = join(deps.assets.root, '..', 'gallery');
  const { 'pages.css': style = '' } = deps.assets.entries;
  const assetsOf = (language: Language) => {
    return { style, script: `${GALLERY_PATHS.files}case.${language}.js` };
  };
  const load = (language: Language): Promise<GalleryModule> =>
    import(pathToFileURL(join(folder, `render.${language}.js`)).href);

  app.get(GALLERY_PATHS.index, async (request, reply) => {
    const { renderGallery } = await load('en');
    return sendFramed(reply, deps, renderGallery(readQuery(request), assetsOf('en')));
  });
  app.get(GALLERY_PATHS.case, async (request, reply) => {
    const query = readQuery(request);
    const language = chooseLanguage(query.lang, 'en');
    const html = (await load(language)).renderCase(query, assetsOf(language));
    if (html === null) throw notFound();
    return sendFramed(reply, deps, html);
  });
  app.get<{ Params: { name: string } }>(`${GALLERY_PATHS.files}:name`, async (request, reply) => {
    const { name } = request.params;
    const bytes =
      FILE.test(name) && (await readFile(join(folder, 'files', name)).catch(() => null));
    if (!bytes) throw notFound();
    // Cases stand in a site of their own.
    return allowAnySite(reply)
      .type(MIME[extname(name)] ?? '')
      .send(bytes);
  });
}
