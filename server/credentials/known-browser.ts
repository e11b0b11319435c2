import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_ABSOLUTE } from '../../src/session/session-limits.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';
import { readCookie, setCookie } from '../session/cookies.ts';

/** Characters of the mark that stands for a reader. */
const MARK_LENGTH = 22;

/** A reader, as a browser may know them: not by a number that counts readers. */
function markOf(secret: string, userId: number): string {
  const mac = createHmac('sha256', secret).update(`known-reader|${userId}`);
  return mac.digest('base64url').slice(0, MARK_LENGTH);
}

/**
 * Tells a browser that its reader signed in here, so that strangers who guess at the reader's password elsewhere do not
 * keep this browser out. It signs nobody in. A browser knows one reader, the last.
 */
export function rememberBrowser(
  deps: Pick<Deps, 'config' | 'random' | 'clock'>,
  reply: FastifyReply,
  userId: number,
): void {
  const { secrets } = deps.config;
  const mark = markOf(secrets[0] ?? '', userId);
  const id = `${newId(deps.random, deps.clock.now())}${mark}`;
  const token = signToken(secrets, 'known-browser', id);
  setCookie(deps.config, reply, 'known', token, SESSION_ABSOLUTE);
}

/** The id of a browser in which this reader signed in before; null for any other. */
export function knownBrowser(
  deps: Pick<Deps, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
  userId: number,
): string | null {
  const { secrets } = deps.config;
  const token = readCookie(deps.config, request, 'known');
  const id = verifyToken(secrets, 'known-browser', token);
  if (id === null) return null;
  const isHis = secrets.some((secret) => id.endsWith(markOf(secret, userId)));
  return isHis ? id : null;
}
