import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { Deps } from '../deps.ts';
import { listMailbox } from './mailbox.store.ts';
import { queryText } from './request-publication.ts';
import { sendPage } from './send-page.ts';

/** The demo's mailbox, for people and (`.json`, `?to=ADDRESS`) for programs. It exists in the demo only. */
export function mailboxRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.demo) return;
  app.get(PAGE_PATHS.mailbox, async (_request, reply) => {
    const entries = await listMailbox(deps.db.kysely, null);
    const messages = entries.map(({ id, to, subject, received_at, text }) => {
      return { id, to, subject, received_at, text };
    });
    return sendPage(reply, deps, { name: 'mailbox', messages });
  });
  app.get(`${PAGE_PATHS.mailbox}.json`, async (request, reply) => {
    const messages = await listMailbox(deps.db.kysely, queryText(request, 'to') || null);
    return reply.header('cache-control', 'no-store').send({ messages });
  });
}
