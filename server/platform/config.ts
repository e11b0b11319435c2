import { BACK_OFF_FIRST } from '../../src/mail/back-off.ts';
import { isLoopbackHost } from '../../src/publication/host-name.ts';
import { LOGIN_LIFETIME } from '../../src/session/session-limits.ts';
import { isEmail } from '../../src/text/email.ts';
import { DEFAULT_KEEP, KEEP_DAY, KEEP_MOST, KEEP_NAMES } from './keep.ts';
import type { Keep } from './keep.ts';
import { StartError } from './start-error.ts';

/** One limit: so many in a window. */
export interface Limit {
  count: number;
  /** Milliseconds. */
  window: number;
}

/** Limits by what is counted. */
export type Limits<Name extends string> = Readonly<Record<Name, Limit>>;

/** What sign-ups are counted by. */
export const LIMIT_NAMES = ['ip', 'address', 'domain', 'publication'] as const;

export type SignupLimits = Limits<(typeof LIMIT_NAMES)[number]>;

/**
 * What sign-ins are counted by: requests of a client, mails to an address, requests in all, wrong codes of an address, tries at
 * the password of an address.
 */
export const LOGIN_LIMIT_NAMES = ['ip', 'address', 'all', 'codes', 'passwords'] as const;

export type LoginLimits = Limits<(typeof LOGIN_LIMIT_NAMES)[number]>;

/** Who vouches for readers elsewhere, by OpenID Connect. */
export interface OidcSettings {
  /** As it names itself: its address, to the letter. */
  issuer: string;
  clientId: string;
  /** Null for a client that has none. */
  clientSecret: string | null;
  /** What readers call it. */
  name: string;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that environment variables decide. */
export interface Config {
  /** 0 asks for any free port. */
  port: number;
  host: string;
  /** Folder of the embedded files. */
  dataDir: string;
  /** PostgreSQL; null for the embedded database. */
  databaseUrl: string | null;
  /** Origin of the platform as readers reach it, without a trailing slash. */
  publicUrl: string;
  /** The first signs, all verify. Empty until `withSecrets` has run. */
  secrets: readonly string[];
  /** Null in the demo. */
  smtpUrl: string | null;
  /** `address` or `Name <address>`. */
  mailFrom: string;
  /** Milliseconds that a sender may keep a mail before another one takes it over. */
  mailLease: number;
  /** Milliseconds before the first repeat of a mail that failed. */
  mailRetry: number;
  /** Publications are at SUBDOMAIN.baseDomain; null when they have no hosts of their own. */
  baseDomain: string | null;
  /** Subdomain of the publication that an unknown host shows. */
  defaultPublication: string | null;
  /** Number of proxies in front. */
  trustProxy: number;
  /** Header, in lower case, in which the nearest proxy names the visitor's country; null for none. */
  countryHeader: string | null;
  /** Whether mail goes to the mailbox page. */
  demo: boolean;
  /** Where the demo publisher's site listens. */
  demoPort: number;
  logLevel: LogLevel;
  /** What `/metrics` asks for; null where it does not answer, or in the demo answers everybody. */
  metricsToken: string | null;
  signupLimits: SignupLimits;
  loginLimits: LoginLimits;
  /** Null where nobody vouches. */
  oidc: OidcSettings | null;
  keep: Keep;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Shortest secret, in characters. */
export const SECRET_MIN_LENGTH = 32;
/** The same of the token for the metrics. */
export const METRICS_TOKEN_MIN_LENGTH = 16;
export const DEFAULT_PORT = 8787;
export const DEFAULT_DEMO_PORT = 8788;

const DEFAULT_LIMITS: SignupLimits = {
  ip: { count: 20, window: 600_000 },
  address: { count: 5, window: 3_600_000 },
  domain: { count: 500, window: 3_600_000 },
  publication: { count: 20_000, window: 3_600_000 },
};

/**
 * Mails to an address are counted in windows as long as a mail's link works. So there is always a mail left, or a link
 * that works: nobody who asks for somebody else's mails keeps them from signing in.
 */
const DEFAULT_LOGIN_LIMITS: LoginLimits = {
  ip: { count: 20, window: 600_000 },
  address: { count: 3, window: LOGIN_LIFETIME },
  all: { count: 5_000, window: 600_000 },
  codes: { count: 30, window: 86_400_000 },
  passwords: { count: 30, window: 86_400_000 },
};

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/u;

class Fault extends Error {}

function parseWhole(text: string, least: number, most: number): number {
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

function parseOrigin(text: string): string {
  const url = parseUrl(text, ['http:', 'https:']);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && !url.username;
  if (!isBare) throw new Fault('must be an origin alone, without a path or a query');
  return url.origin;
}

/** Passwords stand in these addresses, so a fault never repeats them. */
function parseServerUrl(text: string, protocols: readonly string[]): string {
  parseUrl(text, protocols);
  return text;
}

function parseSecrets(text: string): readonly string[] {
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.some((secret) => secret.length < SECRET_MIN_LENGTH)) {
    throw new Fault(`must have at least ${SECRET_MIN_LENGTH} characters (each, if several)`);
  }
  return secrets;
}

/** What a bearer token may be made of (RFC 6750 §2.1). */
function parseBearer(text: string): string {
  if (text.length < METRICS_TOKEN_MIN_LENGTH || !/^[\w.~+/-]+=*$/u.test(text)) {
    throw new Fault(
      `must have at least ${METRICS_TOKEN_MIN_LENGTH} characters, of letters, digits and -._~+/`,
    );
  }
  return text;
}

function parseMailFrom(text: string): string {
  const address = /^(?:[^<>\r\n]*<)?([^<>\s]+)>?$/u.exec(text)?.[1] ?? '';
  if (!isEmail(address)) throw new Fault("must be an address or 'Name <address>'");
  return text;
}

function parseHeaderName(text: string): string {
  const name = text.toLowerCase();
  if (!/^[a-z0-9-]{1,64}$/u.test(name)) throw new Fault('must be the name of a header');
  return name;
}

/** What comes from there says who a reader is, so plain http will do on this machine alone. */
function parseIssuer(text: string): string {
  const { protocol, hostname } = parseUrl(text, ['https:', 'http:']);
  if (protocol === 'http:' && !isLoopbackHost(hostname)) throw new Fault('must be https');
  return text;
}

function parseHostName(text: string): string {
  const host = text.toLowerCase();
  if (!HOST_NAME.test(host)) throw new Fault(`must be a host name, not '${text}'`);
  return host;
}

function parseFlag(text: string): boolean {
  if (text !== '0' && text !== '1') throw new Fault(`must be 0 or 1, not '${text}'`);
  return text === '1';
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text);
  if (level === undefined) throw new Fault(`must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function parseLimit(text: string): Limit {
  const [count = '', seconds = '', ...rest] = text.split('/');
  if (rest.length > 0) throw new Fault(`must read count/seconds, not '${text}'`);
  return { count: parseWhole(count, 1, 1e9), window: parseWhole(seconds, 1, 1e7) * 1000 };
}

function parseLimits<Name extends string>(usual: Limits<Name>): (text: string) => Limits<Name> {
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
function parseKeep(text: string): Keep {
  const keep: Record<keyof Keep, number> = { ...DEFAULT_KEEP };
  for (const part of text.split(',')) {
    const [key = '', value = ''] = part.trim().split('=');
    const name = KEEP_NAMES.find((known) => known === key);
    if (name === undefined) throw new Fault(`knows ${KEEP_NAMES.join(', ')}, not '${key}'`);
    keep[name] = parseWhole(value, 1, KEEP_MOST) * KEEP_DAY;
  }
  return keep;
}

type Read = <T>(name: string, parse: (text: string) => T, fallback: T) => T;

/** Reads variables one by one and gathers every fault; a blank variable counts as absent. */
function reader(env: Environment): { read: Read; faults: string[] } {
  const faults: string[] = [];
  const read: Read = (name, parse, fallback) => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(`${name} ${error.message}`);
      return fallback;
    }
  };
  return { read, faults };
}

/** The first alone says that there is somebody; the others are then needed, or have a default. */
function readOidc(read: Read): OidcSettings | null {
  const text = (value: string): string => value;
  const issuer = read<string | null>('OIDC_ISSUER', parseIssuer, null);
  const clientId = read('OIDC_CLIENT_ID', text, '');
  const clientSecret = read<string | null>('OIDC_CLIENT_SECRET', text, null);
  if (issuer === null) return null;
  const name = read('OIDC_NAME', text, new URL(issuer).hostname);
  return { issuer, clientId, clientSecret, name };
}

function readAll(read: Read): Config {
  const port = read('PORT', (text) => parseWhole(text, 0, 65_535), DEFAULT_PORT);
  const text = (value: string): string => value;
  return {
    port,
    host: read('HOST', text, '127.0.0.1'),
    dataDir: read('DATA_DIR', text, './data'),
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      (value) => parseServerUrl(value, ['postgres:', 'postgresql:']),
      null,
    ),
    publicUrl: read('PUBLIC_URL', parseOrigin, `http://127.0.0.1:${port}`),
    secrets: read('SECRET', parseSecrets, []),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      (value) => parseServerUrl(value, ['smtp:', 'smtps:']),
      null,
    ),
    mailFrom: read('MAIL_FROM', parseMailFrom, 'Flyleaf <noreply@flyleaf.example>'),
    mailLease: read('MAIL_LEASE', (value) => parseWhole(value, 500, 3_600_000), 180_000),
    mailRetry: read('MAIL_RETRY', (value) => parseWhole(value, 50, 3_600_000), BACK_OFF_FIRST),
    baseDomain: read<string | null>('BASE_DOMAIN', parseHostName, null),
    defaultPublication: read<string | null>('DEFAULT_PUBLICATION', parseHostName, null),
    trustProxy: read('TRUST_PROXY', (value) => parseWhole(value, 0, 10), 0),
    countryHeader: read<string | null>('COUNTRY_HEADER', parseHeaderName, null),
    demo: read('DEMO', parseFlag, false),
    demoPort: read('DEMO_PORT', (value) => parseWhole(value, 1, 65_535), DEFAULT_DEMO_PORT),
    logLevel: read<LogLevel>('LOG_LEVEL', parseLogLevel, 'info'),
    metricsToken: read<string | null>('METRICS_TOKEN', parseBearer, null),
    signupLimits: read('SIGNUP_LIMITS', parseLimits(DEFAULT_LIMITS), DEFAULT_LIMITS),
    loginLimits: read('LOGIN_LIMITS', parseLimits(DEFAULT_LOGIN_LIMITS), DEFAULT_LOGIN_LIMITS),
    oidc: readOidc(read),
    keep: read('KEEP_DAYS', parseKeep, DEFAULT_KEEP),
  };
}

/**
 * The settings that these variables describe. Throws a StartError with one line for each fault; a line names
 * the variable and never repeats a secret.
 */
export function parseConfig(env: Environment): Config {
  const { read, faults } = reader(env);
  const config = readAll(read);
  if (config.oidc?.clientId === '') faults.push('OIDC_CLIENT_ID is missing: OIDC_ISSUER needs it');
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  return config;
}

/**
 * What a server needs besides: a way to send mail that was chosen on purpose. Tools that send nothing (the
 * command line) do without this check.
 */
export function checkMailSettings(config: Config, env: Environment): void {
  if (config.demo && config.smtpUrl !== null) {
    throw new StartError('DEMO=1 keeps mail in a mailbox page, so it does not go with SMTP_URL');
  }
  if (!config.demo && config.smtpUrl === null) {
    throw new StartError('SMTP_URL is missing: set it, or DEMO=1 to keep mail in a mailbox page');
  }
  if (config.smtpUrl !== null && (env['MAIL_FROM'] ?? '').trim() === '') {
    throw new StartError('MAIL_FROM is missing: SMTP_URL needs an address to send from');
  }
}
