import { describe, expect, it } from 'vitest';
import { checkMailSettings, parseConfig } from '../../../../server/platform/config.ts';

const DAY = 86_400_000;
const SECRET = 'x'.repeat(32);

describe('settings', () => {
  it('have a default each', () => {
    expect(parseConfig({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:8787',
      secrets: [],
      smtpUrl: null,
      mailLease: 180_000,
      mailRetry: 10_000,
      mailFrom: 'Flyleaf <noreply@flyleaf.example>',
      baseDomain: null,
      defaultPublication: null,
      trustProxy: 0,
      countryHeader: null,
      demo: false,
      demoPort: 8788,
      logLevel: 'info',
      metricsToken: null,
      signupLimits: {
        ip: { count: 20, window: 600_000 },
        address: { count: 5, window: 3_600_000 },
        domain: { count: 500, window: 3_600_000 },
        publication: { count: 20_000, window: 3_600_000 },
      },
      loginLimits: {
        ip: { count: 20, window: 600_000 },
        address: { count: 3, window: 600_000 },
        all: { count: 5_000, window: 600_000 },
        codes: { count: 30, window: 86_400_000 },
        passwords: { count: 30, window: 86_400_000 },
      },
      oidc: null,
      keep: { logins: 7 * DAY, sessions: 30 * DAY, mails: 30 * DAY, audit: 365 * DAY },
    });
  });

  it('take a blank variable for an absent one', () => {
    expect(parseConfig({ PORT: ' ', SMTP_URL: '' })).toEqual(parseConfig({}));
  });

  it.each([
    ['PORT', '9000', { port: 9000, publicUrl: 'http://127.0.0.1:9000' }],
    ['DATABASE_URL', 'postgres://u:p@db/flyleaf', { databaseUrl: 'postgres://u:p@db/flyleaf' }],
    ['PUBLIC_URL', 'https://Letters.Example/', { publicUrl: 'https://letters.example' }],
    ['SECRET', `${SECRET}, ${'y'.repeat(40)}`, { secrets: [SECRET, 'y'.repeat(40)] }],
    ['SMTP_URL', 'smtps://mail.example:465', { smtpUrl: 'smtps://mail.example:465' }],
    ['MAIL_FROM', 'The Weekly <hello@a.example>', { mailFrom: 'The Weekly <hello@a.example>' }],
    ['MAIL_FROM', 'hello@a.example', { mailFrom: 'hello@a.example' }],
    ['MAIL_LEASE', '500', { mailLease: 500 }],
    ['MAIL_LEASE', '3600000', { mailLease: 3_600_000 }],
    ['MAIL_RETRY', '50', { mailRetry: 50 }],
    ['MAIL_RETRY', '3600000', { mailRetry: 3_600_000 }],
    ['BASE_DOMAIN', 'Letters.Example', { baseDomain: 'letters.example' }],
    ['DEFAULT_PUBLICATION', 'weekly', { defaultPublication: 'weekly' }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['COUNTRY_HEADER', 'CF-IPCountry', { countryHeader: 'cf-ipcountry' }],
    ['DEMO', '1', { demo: true }],
    ['DEMO_PORT', '9001', { demoPort: 9001 }],
    ['METRICS_TOKEN', ' Az09-._~+/abcde== ', { metricsToken: 'Az09-._~+/abcde==' }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ])('read %s=%s', (name, value, expected) => {
    expect(parseConfig({ [name]: value })).toMatchObject(expected);
  });

  it('change only the periods that KEEP_DAYS names', () => {
    const { keep } = parseConfig({ KEEP_DAYS: 'logins=1, audit=3650' });
    expect(keep).toEqual({ ...parseConfig({}).keep, logins: DAY, audit: 3_650 * DAY });
  });

  it('change only the limits that SIGNUP_LIMITS names', () => {
    const { signupLimits } = parseConfig({ SIGNUP_LIMITS: 'ip=3/60, domain=1/1' });
    expect(signupLimits).toEqual({
      ...parseConfig({}).signupLimits,
      ip: { count: 3, window: 60_000 },
      domain: { count: 1, window: 1000 },
    });
  });

  it.each([
    ['PORT', '70000', /^PORT must be a whole number from 0 to 65535, not '70000'$/u],
    ['PORT', '80a', /^PORT must be a whole number/u],
    ['PORT', '-1', /^PORT must be a whole number/u],
    ['DATABASE_URL', 'mysql://db', /^DATABASE_URL must be an address that starts with postgres:/u],
    ['PUBLIC_URL', 'letters.example', /^PUBLIC_URL must be an address/u],
    ['PUBLIC_URL', 'https://a.example/path', /^PUBLIC_URL must be an origin alone/u],
    ['PUBLIC_URL', 'https://user@a.example', /^PUBLIC_URL must be an origin alone/u],
    ['PUBLIC_URL', 'javascript:alert(1)', /^PUBLIC_URL must be an address/u],
    ['SECRET', 'short', /^SECRET must have at least 32 characters/u],
    ['SECRET', `${SECRET},`, /^SECRET must have at least 32 characters/u],
    ['SMTP_URL', 'http://mail.example', /^SMTP_URL must be an address that starts with smtp:/u],
    ['MAIL_FROM', 'nobody', /^MAIL_FROM must be an address/u],
    ['MAIL_FROM', 'A <a@b.example>\r\nBcc: c@d.example', /^MAIL_FROM must be an address/u],
    ['MAIL_LEASE', '499', /^MAIL_LEASE must be a whole number from 500 to 3600000, not '499'$/u],
    ['MAIL_LEASE', '3600001', /^MAIL_LEASE must be a whole number from 500/u],
    ['MAIL_LEASE', '3m', /^MAIL_LEASE must be a whole number/u],
    ['MAIL_RETRY', '49', /^MAIL_RETRY must be a whole number from 50 to 3600000, not '49'$/u],
    ['MAIL_RETRY', '3600001', /^MAIL_RETRY must be a whole number from 50/u],
    ['MAIL_RETRY', '1.5', /^MAIL_RETRY must be a whole number/u],
    ['BASE_DOMAIN', 'https://a.example', /^BASE_DOMAIN must be a host name/u],
    ['TRUST_PROXY', 'true', /^TRUST_PROXY must be a whole number from 0 to 10/u],
    ['COUNTRY_HEADER', 'a b', /^COUNTRY_HEADER must be the name of a header$/u],
    ['DEMO', 'yes', /^DEMO must be 0 or 1/u],
    ['METRICS_TOKEN', 'x'.repeat(15), /^METRICS_TOKEN must have at least 16 characters/u],
    ['METRICS_TOKEN', 'with spaces between', /^METRICS_TOKEN must have .* of letters, digits/u],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error/u],
    ['KEEP_DAYS', 'mails=0', /^KEEP_DAYS must be a whole number from 1 to 3650/u],
    ['KEEP_DAYS', 'mails', /^KEEP_DAYS must be a whole number/u],
    ['KEEP_DAYS', 'readers=1', /^KEEP_DAYS knows logins, sessions, mails, audit/u],
    ['SIGNUP_LIMITS', 'ip=3', /^SIGNUP_LIMITS must be a whole number/u],
    ['SIGNUP_LIMITS', 'ip=0/60', /^SIGNUP_LIMITS must be a whole number from 1/u],
    ['SIGNUP_LIMITS', 'country=1/60', /^SIGNUP_LIMITS knows ip, address, domain, publication/u],
  ])('refuse %s=%j in one line', (name, value, message) => {
    expect(() => parseConfig({ [name]: value })).toThrow(message);
  });

  it('name who vouches for readers elsewhere, by their host if by nothing else', () => {
    const OIDC_ISSUER = 'https://id.example/realm';
    const all = { OIDC_ISSUER, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_NAME: 'Our ID' };
    expect(parseConfig(all).oidc).toEqual({
      issuer: OIDC_ISSUER,
      clientId: 'a',
      clientSecret: 'b',
      name: 'Our ID',
    });
    const least = parseConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'a' }).oidc;
    expect(least).toMatchObject({ clientSecret: null, name: 'id.example' });
    expect(parseConfig({ ...all, OIDC_ISSUER: '' }).oidc).toBeNull();
    expect(parseConfig({ ...all, OIDC_ISSUER: 'http://localhost:9' }).oidc).not.toBeNull();
  });

  it.each([
    [{ OIDC_ISSUER: 'https://id.example' }, /^OIDC_CLIENT_ID is missing/u],
    [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a' }, /^OIDC_ISSUER must be https$/u],
    [{ OIDC_ISSUER: 'id.example', OIDC_CLIENT_ID: 'a' }, /^OIDC_ISSUER must be an address/u],
  ])('refuse who vouches in half: %j', (env, message) => {
    expect(() => parseConfig(env)).toThrow(message);
  });

  it('name every fault, a line each', () => {
    expect(() => parseConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT [^\n]*\nDEMO [^\n]*$/u);
  });

  it.each(['SECRET', 'DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN'])(
    'never repeat what %s holds',
    (name) => {
      expect(() => parseConfig({ [name]: 'hunter2' })).toThrow(/^(?!.*hunter2)/u);
    },
  );
});

describe('the way mail goes', () => {
  const check = (env: Record<string, string>) => () => checkMailSettings(parseConfig(env), env);

  it('must be chosen', () => {
    expect(check({})).toThrow(/^SMTP_URL is missing: set it, or DEMO=1/u);
  });

  it('is not both the mailbox page and a mail server', () => {
    expect(check({ DEMO: '1', SMTP_URL: 'smtp://mail' })).toThrow(/^DEMO=1 .* SMTP_URL$/u);
  });

  it('needs a sender beside a mail server', () => {
    expect(check({ SMTP_URL: 'smtp://mail' })).toThrow(/^MAIL_FROM is missing/u);
  });

  it.each([[{ DEMO: '1' }], [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.example' }]])(
    'may be %j',
    (env) => {
      expect(check(env as Record<string, string>)).not.toThrow();
    },
  );
});
