import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS_PLACEHOLDER } from '../../src/contracts/embed.ts';
import { allowAnySite } from '../assets/send-encoded.ts';
import { hasCover } from '../covers/cover.store.ts';
import type { Deps } from '../deps.ts';
import { embedSender, embeddedPublication } from './embed-answer.ts';
import type { Format } from './embed-answer.ts';
import { embedSettings, settingsSource } from './embed-settings.ts';

type Request = FastifyRequest<{ Params: { publication: string } }>;

/** The settings of a publication as they stand in the loader; `publication_not_found` for none. */
async function readSettings(deps: Deps, request: Request): Promise<string> {
  const publication = await embeddedPublication(deps, request);
  const isCovered = await hasCover(deps.db.kysely, publication.id);
  return settingsSource(embedSettings(deps, publication, isCovered));
}

/** `/embed/PUBLICATION.js`, the loader with its settings; `/embed/PUBLICATION.json`, the settings alone. */
export function embedRoutes(app: FastifyInstance, deps: Deps): void {
  const send = embedSender();
  const loaderWith = (settings: string) =>
    deps.assets.loader.replace(SETTINGS_PLACEHOLDER, () => settings);

  const answer = (format: Format) => async (request: Request, reply: FastifyReply) => {
    allowAnySite(reply);
    const source = await readSettings(deps, request);
    const make = () => (format === 'json' ? source : loaderWith(source));
    return send(request, reply, { format, source, make });
  };
  app.get('/embed/:publication.js', answer('js'));
  app.get('/embed/:publication.json', answer('json'));
}
