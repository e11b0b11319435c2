import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS_PLACEHOLDER } from '../../src/contracts/embed.ts';
import { allowAnySite } from '../assets/send-encoded.ts';
import { hasCover } from '../covers/cover.store.ts';
import type { Deps } from '../deps.ts';
import type { Publication } from '../publications/publication.ts';
import { embedSender, embeddedPublication } from './embed-answer.ts';
import type { Format } from './embed-answer.ts';
import { embedSettings, settingsLiteral, settingsSource } from './embed-settings.ts';

type Request = FastifyRequest<{ Params: { publication: string } }>;

/** The settings of a publication as they stand in the loader. */
async function settingsOf(deps: Deps, publication: Publication): Promise<string> {
  const isCovered = await hasCover(deps.db.kysely, publication.id, deps.clock.now());
  return settingsSource(embedSettings(deps, publication, isCovered));
}

/** `/embed/PUBLICATION.js`, the loader with its settings; `/embed/PUBLICATION.json`, the settings alone. */
export function embedRoutes(app: FastifyInstance, deps: Deps): void {
  const send = embedSender();
  const { loader, popupQuery } = deps.assets;
  const loaderWith = (settings: string) =>
    loader.replace(SETTINGS_PLACEHOLDER, () => settingsLiteral(settings));

  const answer = (format: Format) => async (request: Request, reply: FastifyReply) => {
    allowAnySite(reply);
    const publication = await embeddedPublication(deps, request);
    const settings = await settingsOf(deps, publication);
    // It speaks to the loader behind it, so that publications without it do not carry it.
    const before = publication.popup_query_params && format === 'js' ? popupQuery : '';
    const make = () => (format === 'json' ? settings : before + loaderWith(settings));
    return send(request, reply, { format, source: `${before && 'query'}${settings}`, make });
  };
  app.get('/embed/:publication.js', answer('js'));
  app.get('/embed/:publication.json', answer('json'));
}
