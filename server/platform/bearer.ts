import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { ERROR_MESSAGES } from './error.messages.ts';

const BEARER = /^Bearer +(\S+)$/iu;

/** The hashes are compared: they have one length, whatever was sent, so time tells nothing of the token. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

/** The bearer token that a request brings; '' for none (RFC 6750 §2.1). */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Says what a request without a good token has to bring (RFC 6750 §3). */
export function challenge(reply: FastifyReply): void {
  reply.header('www-authenticate', 'Bearer');
}

/** Throws `unauthorized`, with the challenge that belongs to it, unless the request brings this token (RFC 6750 §2.1, §3). */
export function assertBearer(request: FastifyRequest, reply: FastifyReply, token: string): void {
  if (isSame(bearerToken(request), token)) return;
  challenge(reply);
  throw new FlyleafError('unauthorized', ERROR_MESSAGES.unauthorized ?? '');
}
