import type { FastifyReply, FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { isKnownOrigin } from '../publications/origin.store.ts';
import { isOwnOrigin } from '../publications/own-origin.ts';

/** Seconds that browsers may keep the answer to a preflight (Chromium's own ceiling). */
const PREFLIGHT_MAX_AGE = 7_200;
/** Milliseconds that a registered origin is taken for one without asking again; what is not known is always asked for. */
const KNOWN_FOR = 2_000;
const MAX_KNOWN = 1_000;
/** An origin is at most a scheme, a host of 253 characters and a port. */
const ORIGIN_MAX_LENGTH = 270;

type Means = Pick<Deps, 'config' | 'db' | 'clock'>;

/** Whether an origin is the platform's own or registered for any publication. */
export function originCheck(deps: Means): (origin: string) => Promise<boolean> {
  const knownUntil = new Map<string, number>();
  return async (origin) => {
    if (origin.length > ORIGIN_MAX_LENGTH) return false;
    const now = deps.clock.now();
    if ((knownUntil.get(origin) ?? 0) > now) return true;
    if (origin === deps.config.publicUrl) return true;
    const isKnown =
      (await isKnownOrigin(deps.db.kysely, origin)) || (await isOwnOrigin(deps, origin));
    if (!isKnown) return false;
    if (knownUntil.size >= MAX_KNOWN) knownUntil.clear();
    knownUntil.set(origin, now + KNOWN_FOR);
    return true;
  };
}

/**
 * CORS for the API. An answer names a registered origin, also when it says that something is wrong, so that
 * the widget can read it; never `*`, never credentials. Whether that origin may use the publication that the
 * request names is the route's to say: `origin_not_allowed` takes the header away again (forbidReading).
 */
export function corsHook(
  deps: Means,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const isAllowed = originCheck(deps);
  return async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !(await isAllowed(origin))) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'Retry-After, X-Request-Id');
  };
}

/** Takes back what the hook allowed: no page of that origin may read this answer. */
export function forbidReading(reply: FastifyReply): void {
  reply.removeHeader('access-control-allow-origin');
  reply.removeHeader('access-control-expose-headers');
}

/** The answer to a preflight, after the hook. */
export function answerPreflight(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!reply.hasHeader('access-control-allow-origin')) {
    throw new FlyleafError('origin_not_allowed', 'This page may not call the platform');
  }
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'Authorization, Content-Type')
    .header('access-control-max-age', PREFLIGHT_MAX_AGE)
    .send();
}
