import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Asked for by machines every few seconds: not worth a line each. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One log line and one measurement for each answer. Both name the route's pattern, never the address that was asked for. */
export function observe(app: FastifyInstance, deps: Pick<Deps, 'log' | 'metrics'>): void {
  const { log, metrics } = deps;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    metrics.httpDurations.observe({ method, route, status: String(status) }, ms / 1000);
    const facts = { requestId: request.id, method, route, status, ms: Math.round(ms * 10) / 10 };
    if (QUIET.has(route)) log.debug(facts, 'request');
    else log.info(facts, 'request');
    done();
  });
}
