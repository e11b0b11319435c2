import type { FastifyReply, FastifyRequest } from 'fastify';
import { PASSKEY_CHALLENGE_LIFETIME } from '../../src/session/passkey-rules.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import { readCookie, setCookie } from '../session/cookies.ts';

/** What only this browser has, to bind a challenge to it; '' for none. */
export function browserSecret(deps: Pick<Deps, 'config'>, request: FastifyRequest): string {
  return readCookie(deps.config, request, 'passkey');
}

/** The same; a browser that has none gets one. */
export function ensureBrowserSecret(
  deps: Pick<Deps, 'config' | 'clock' | 'random'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const secret = browserSecret(deps, request) || newId(deps.random, deps.clock.now());
  setCookie(deps.config, reply, 'passkey', secret, PASSKEY_CHALLENGE_LIFETIME);
  return secret;
}
