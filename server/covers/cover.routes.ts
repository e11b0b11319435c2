import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coverCall } from '../../src/contracts/cover.contract.ts';
import { allowAnySite } from '../assets/send-encoded.ts';
import type { Deps } from '../deps.ts';
import { embedSender, embeddedPublication } from '../embeds/embed-answer.ts';
import { findSection } from '../publications/section.store.ts';
import { parseInput } from '../signup/signup-request.ts';
import { coverContent } from './cover-content.ts';

type Request = FastifyRequest<{ Params: { publication: string } }>;

async function readCover(deps: Deps, request: Request): Promise<string> {
  const { section: slug = '' } = parseInput(coverCall.request, request.query);
  const publication = await embeddedPublication(deps, request);
  const section = await findSection(deps.db.kysely, publication.id, slug.toLowerCase());
  return JSON.stringify(await coverContent(deps, publication, section));
}

/** `/embed/PUBLICATION/cover.json?section=SLUG`: what its cover page has beyond what the loader knows already. */
export function coverRoutes(app: FastifyInstance, deps: Deps): void {
  const send = embedSender();
  app.get(coverCall.path, async (request: Request, reply) => {
    allowAnySite(reply);
    return send(request, reply, { format: 'json', source: await readCover(deps, request) });
  });
}
