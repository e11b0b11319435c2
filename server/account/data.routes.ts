import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { sendPage } from '../pages/send-page.ts';
import { maybePublicationPage } from '../session/login-page.ts';
import { exportReader } from './export-data.ts';
import { visitAccount } from './visit.ts';

const FILE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="flyleaf-data.json"',
  'cache-control': 'no-store',
};

/** Before the file is sent: what is not in the log was not given away. */
function recordExport(
  deps: Deps,
  userId: number,
  sessionId: string,
  requestId: string,
): Promise<void> {
  const act = { act: 'data_exported', at: deps.clock.now(), detail: {} } as const;
  return deps.db.write((trx) => recordAct(trx, { ...act, userId, sessionId, requestId }));
}

/** What is kept of a reader: a page that says so, and the file. Both ask for a fresh sign-in. */
export function dataRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.data, async (request, reply) => {
    const visit = await visitAccount(deps, request, reply, { fresh: true });
    if (visit === null) return reply;
    const base = maybePublicationPage(deps, visit.publication);
    return sendPage(reply, deps, { name: 'account-data', email: visit.session.email, ...base });
  });
  app.get(PAGE_PATHS.dataFile, async (request, reply) => {
    const visit = await visitAccount(deps, request, reply, { fresh: true });
    if (visit === null) return reply;
    const { userId, id: sessionId } = visit.session;
    // HEAD takes no file away.
    if (request.method === 'GET') await recordExport(deps, userId, sessionId, request.id);
    return reply.headers(FILE_HEADERS).send(Readable.from(exportReader(deps, userId)));
  });
}
