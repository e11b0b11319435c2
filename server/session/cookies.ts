import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';

/**
 * What each cookie is for: the session itself; the proof that this browser asked for a sign-in mail; that its reader signed in
 * here before; which browser a passkey's challenge is for; what waits for an answer from elsewhere.
 */
export type CookieUse = 'session' | 'login' | 'known' | 'passkey' | 'outside';

type Settings = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** With the prefix a browser takes it from this very host alone, over https (RFC 6265bis §4.1.3.2). Plain http has neither. */
export function cookieName(config: Settings, use: CookieUse): string {
  return `${isSecure(config) ? '__Host-' : ''}flyleaf_${use}`;
}

/** The value of a cookie of ours; '' for none. */
export function readCookie(
  config: Settings,
  request: Pick<FastifyRequest, 'headers'>,
  use: CookieUse,
): string {
  return parseCookie(request.headers.cookie ?? '')[cookieName(config, use)] ?? '';
}

/** Sets a cookie for so many milliseconds; 0 takes it away. Never readable by script, never sent by other sites' forms. */
export function setCookie(
  config: Settings,
  reply: FastifyReply,
  use: CookieUse,
  value: string,
  lifetime: number,
): void {
  const cookie = stringifySetCookie({
    name: cookieName(config, use),
    value,
    maxAge: Math.floor(lifetime / 1_000),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  });
  reply.header('set-cookie', cookie);
}

/** Takes a cookie away. */
export function clearCookie(config: Settings, reply: FastifyReply, use: CookieUse): void {
  setCookie(config, reply, use, '', 0);
}
