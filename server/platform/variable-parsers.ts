import { isLoopbackHost } from '../../src/publication/host-name.ts';
import { isEmail } from '../../src/text/email.ts';
import { DEFAULT_KEEP, KEEP_DAY, KEEP_MOST, KEEP_NAMES } from './keep.ts';
import type { Keep } from './keep.ts';
import type { Limit, Limits } from './limit-settings.ts';
import { Fault } from './read-variables.ts';

/** Shortest secret, in characters. */
export const SECRET_MIN_LENGTH = 32;
/** The same of the token for the metrics. */
export const METRICS_TOKEN_MIN_LENGTH = 16;
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/u;

/** A whole number within bounds. */
export function parseWhole(text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^[0-9]+$/u.test(text) || number < least || number > most) {
    throw new Fault(`must be a whole number from ${least} to ${most}, not '${text}'`);
  }
  return number;
}

function parseUrl(text: string, protocols: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !protocols.includes(url.protocol) || url.hostname === '') {
    throw new Fault(`must be an address that starts with ${protocols.join(' or ')}//`);
  }
  return url;
}

/** An origin of the web. */
export function parseOrigin(text: string): string {
  const url = parseUrl(text, ['http:', 'https:']);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && !url.username;
  if (!isBare) throw new Fault('must be an origin alone, without a path or a query');
  return url.origin;
}

/** Passwords stand in these addresses, so a fault never repeats them. */
export function parseServerUrl(text: string, protocols: readonly string[]): string {
  parseUrl(text, protocols);
  return text;
}

/** One secret or several, separated by commas. */
export function parseSecrets(text: string): readonly string[] {
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.some((secret) => secret.length < SECRET_MIN_LENGTH)) {
    throw new Fault(`must have at least ${SECRET_MIN_LENGTH} characters (each, if several)`);
  }
  return secrets;
}

/** What a bearer token may be made of (RFC 6750 §2.1). */
export function parseBearer(text: string): string {
  if (text.length < METRICS_TOKEN_MIN_LENGTH || !/^[\w.~+/-]+=*$/u.test(text)) {
    throw new Fault(
      `must have at least ${METRICS_TOKEN_MIN_LENGTH} characters, of letters, digits and -._~+/`,
    );
  }
  return text;
}

/** `address` or `Name <address>`. */
export function parseMailFrom(text: string): string {
  const address = /^(?:[^<>\r\n]*<)?([^<>\s]+)>?$/u.exec(text)?.[1] ?? '';
  if (!isEmail(address)) throw new Fault("must be an address or 'Name <address>'");
  return text;
}

/** Name of a header, in lower case. */
export function parseHeaderName(text: string): string {
  const name = text.toLowerCase();
  if (!/^[a-z0-9-]{1,64}$/u.test(name)) throw new Fault('must be the name of a header');
  return name;
}

/** What comes from there says who a reader is, so plain http will do on this machine alone. */
export function parseIssuer(text: string): string {
  const { protocol, hostname } = parseUrl(text, ['https:', 'http:']);
  if (protocol === 'http:' && !isLoopbackHost(hostname)) throw new Fault('must be https');
  return text;
}

/** Name of a host, in lower case. */
export function parseHostName(text: string): string {
  const host = text.toLowerCase();
  if (!HOST_NAME.test(host)) throw new Fault(`must be a host name, not '${text}'`);
  return host;
}

/** 0 or 1. */
export function parseFlag(text: string): boolean {
  if (text !== '0' && text !== '1') throw new Fault(`must be 0 or 1, not '${text}'`);
  return text === '1';
}

/** One of the levels. */
export function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text);
  if (level === undefined) throw new Fault(`must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function parseLimit(text: string): Limit {
  const [count = '', seconds = '', ...rest] = text.split('/');
  if (rest.length > 0) throw new Fault(`must read count/seconds, not '${text}'`);
  return { count: parseWhole(count, 1, 1e9), window: parseWhole(seconds, 1, 1e7) * 1000 };
}

/** `ip=20/600,address=5/3600`: the others stay as they usually are. */
export function parseLimits<Name extends string>(
  usual: Limits<Name>,
): (text: string) => Limits<Name> {
  const names = Object.keys(usual) as Name[];
  return (text) => {
    const limits: Record<Name, Limit> = { ...usual };
    for (const part of text.split(',')) {
      const [key = '', value = ''] = part.trim().split('=');
      const name = names.find((known) => known === key);
      if (name === undefined) throw new Fault(`knows ${names.join(', ')}, not '${key}'`);
      limits[name] = parseLimit(value);
    }
    return limits;
  };
}

/** `logins=7,mails=30`, in whole days. */
export function parseKeep(text: string): Keep {
  const keep: Record<keyof Keep, number> = { ...DEFAULT_KEEP };
  for (const part of text.split(',')) {
    const [key = '', value = ''] = part.trim().split('=');
    const name = KEEP_NAMES.find((known) => known === key);
    if (name === undefined) throw new Fault(`knows ${KEEP_NAMES.join(', ')}, not '${key}'`);
    keep[name] = parseWhole(value, 1, KEEP_MOST) * KEEP_DAY;
  }
  return keep;
}
