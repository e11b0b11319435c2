import type { FastifyInstance } from 'fastify';
import { FALLBACK_ERROR_TEXT, FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { QUEUED } from '../mail/outbox.store.ts';
import { assertBearer } from '../platform/bearer.ts';

/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 2;

async function countQueued({ db }: Pick<Deps, 'db'>): Promise<number> {
  const query = db.kysely.selectFrom('outbox').where('state', '=', QUEUED);
  const row = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst();
  return Number(row?.count ?? 0);
}

async function assertReady(deps: Deps): Promise<void> {
  try {
    await deps.db.ready();
  } catch (cause) {
    throw new FlyleafError('unavailable', FALLBACK_ERROR_TEXT, { cause, retryAfter: RETRY_AFTER });
  }
}

/** For Prometheus, by a token. Without one there is nothing at this address, except in the demo. */
function metricsRoute(app: FastifyInstance, deps: Deps): void {
  const { metrics, config } = deps;
  const { metricsToken, demo } = config;
  if (metricsToken === null && !demo) return;
  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== null) assertBearer(request, reply, metricsToken);
    metrics.outboxDepth.set(await countQueued(deps));
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return reply.send(await metrics.registry.metrics());
  });
}

/** `/healthz`: the process answers. `/readyz`: the database too, with every migration. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    await assertReady(deps);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  metricsRoute(app, deps);
}
