import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS_PLACEHOLDER } from '../../src/contracts/embed.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { SHORT_CACHING } from '../assets/assets.routes.ts';
import { allowAnySite, sendEncoded } from '../assets/send-encoded.ts';
import type { Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import { findPublication } from '../publications/publication.store.ts';
import { CompressedCache } from './compressed-cache.ts';
import { embedSettings, settingsSource } from './embed-settings.ts';

/** Answers kept; an entry is some ten kilobytes. */
const CACHE_SIZE = 200;

const MIME = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

type Format = keyof typeof MIME;

/** The settings of a publication as they stand in the loader; `publication_not_found` for none. */
async function readSettings(deps: Deps, subdomain: string): Promise<string> {
  const publication = await findPublication(deps.db.kysely, subdomain);
  if (publication !== null) return settingsSource(embedSettings(deps, publication));
  throw new FlyleafError('publication_not_found', ERROR_MESSAGES.publication_not_found ?? '');
}

/** `/embed/PUBLICATION.js`, the loader with its settings; `/embed/PUBLICATION.json`, the settings alone. */
export function embedRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = new CompressedCache(CACHE_SIZE);
  const bodyOf = (format: Format, settings: string): string =>
    format === 'json' ? settings : deps.assets.loader.replace(SETTINGS_PLACEHOLDER, () => settings);

  const answer =
    (format: Format) =>
    async (request: FastifyRequest<{ Params: { publication: string } }>, reply: FastifyReply) => {
      allowAnySite(reply);
      const settings = await readSettings(deps, request.params.publication.toLowerCase());
      const text = await cache.get(format + settings, () => bodyOf(format, settings));
      return sendEncoded(request, reply, {
        ...text,
        mime: MIME[format],
        cacheControl: SHORT_CACHING,
      });
    };
  app.get('/embed/:publication.js', answer('js'));
  app.get('/embed/:publication.json', answer('json'));
}
