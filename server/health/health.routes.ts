import type { FastifyInstance } from 'fastify';
import { FALLBACK_ERROR_TEXT, FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { QUEUED } from '../mail/outbox.store.ts';

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

/** `/healthz`: the process answers. `/readyz`: the database too, with every migration. `/metrics`: for Prometheus. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const { metrics } = deps;
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    await assertReady(deps);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.get('/metrics', async (_request, reply) => {
    metrics.outboxDepth.set(await countQueued(deps));
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
