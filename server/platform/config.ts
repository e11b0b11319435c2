import { BACK_OFF_FIRST } from '../../src/mail/back-off.ts';
import { DEFAULT_KEEP } from './keep.ts';
import type { Keep } from './keep.ts';
import { DEFAULT_LIMITS, DEFAULT_LOGIN_LIMITS } from './limit-settings.ts';
import type { LoginLimits, SignupLimits } from './limit-settings.ts';
import { reader } from './read-variables.ts';
import type { Environment, Read } from './read-variables.ts';
import { StartError } from './start-error.ts';
import {
  parseBearer,
  parseFlag,
  parseHeaderName,
  parseHostName,
  parseIssuer,
  parseKeep,
  parseLimits,
  parseLogLevel,
  parseMailFrom,
  parseOrigin,
  parseSecrets,
  parseServerUrl,
  parseWhole,
} from './variable-parsers.ts';
import type { LogLevel } from './variable-parsers.ts';

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

export const DEFAULT_PORT = 8787;
export const DEFAULT_DEMO_PORT = 8788;

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
