import type { Configuration } from 'openid-client';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../platform/describe-error.ts';
import type { Config, OidcSettings } from '../platform/config.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import type { IdentityTransaction } from './identity-transaction.ts';

/** Seconds that whoever vouches has for each answer. */
const TIMEOUT = 10;

type Means = Pick<Deps, 'config' | 'log'>;

/** What the issuer says of a reader. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Null where it names none. */
  email: string | null;
  isVerified: boolean;
}

/** Loaded when somebody first signs in so: most platforms have nobody who vouches. */
const library = () => import('openid-client');

/**
 * The signature of an identity is checked besides the connection that it came by: an issuer that keeps its keys elsewhere than
 * its answers stays one that can be trusted.
 */
async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const client = await library();
  const isPlain = issuer.startsWith('http:');
  const proof = clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret);
  const execute = [
    client.enableNonRepudiationChecks,
    ...(isPlain ? [client.allowInsecureRequests] : []),
  ];
  return client.discovery(new URL(issuer), clientId, {}, proof, { execute, timeout: TIMEOUT });
}

const known = new WeakMap<Config, Promise<Configuration>>();

function unavailable(cause?: unknown): FlyleafError {
  const options = cause === undefined ? {} : { cause };
  return new FlyleafError('identity_unavailable', CREDENTIAL_MESSAGES.identityUnavailable, options);
}

/** What the issuer says of itself, asked for once. FlyleafError identity_unavailable where none is set, or does not answer. */
async function providerOf({ config, log }: Means): Promise<Configuration> {
  if (config.oidc === null) throw unavailable();
  const asked = known.get(config) ?? discover(config.oidc);
  known.set(config, asked);
  try {
    return await asked;
  } catch (error) {
    known.delete(config);
    log.warn({ error: describeError(error) }, 'the outside sign-in does not answer');
    throw unavailable(error);
  }
}

const backUrl = (config: Config): string => `${config.publicUrl}${CREDENTIAL_PATHS.identityBack}`;

/** The address elsewhere where a reader says who they are. FlyleafError identity_unavailable. */
export async function questionUrl(deps: Means, asked: IdentityTransaction): Promise<string> {
  const provider = await providerOf(deps);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: backUrl(deps.config),
    scope: 'openid email',
    state: asked.state,
    nonce: asked.tokenNonce,
    code_challenge: await calculatePKCECodeChallenge(asked.codeVerifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

function readClaims(issuer: string, claims: Readonly<Record<string, unknown>>): Claims {
  const { sub, email, email_verified: isVerified } = claims;
  return {
    issuer,
    subject: String(sub),
    email: typeof email === 'string' ? email : null,
    // The word "true" is no yes: whoever writes it so may write anything.
    isVerified: isVerified === true,
  };
}

async function exchange(
  provider: Configuration,
  url: URL,
  asked: IdentityTransaction,
): Promise<Claims> {
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  const tokens = await authorizationCodeGrant(provider, url, {
    expectedState: asked.state,
    expectedNonce: asked.tokenNonce,
    pkceCodeVerifier: asked.codeVerifier,
    idTokenExpected: true,
  });
  const claims = { ...tokens.claims() };
  const subject = String(claims['sub']);
  const more =
    claims['email'] === undefined
      ? await fetchUserInfo(provider, tokens.access_token, subject)
      : {};
  return readClaims(provider.serverMetadata().issuer, { ...claims, ...more });
}

/** Why an answer from elsewhere is none, for the log: a name and a code, never what the address holds. */
function refused(cause: unknown): FlyleafError {
  const reason = cause instanceof Error ? cause.name : 'unknown';
  const options = { metadata: { reason }, cause };
  return new FlyleafError('identity_refused', CREDENTIAL_MESSAGES.identityRefused, options);
}

/**
 * Who a reader is elsewhere, from the address that they came back with (its query). FlyleafError identity_unavailable;
 * identity_refused for an answer that is forged, to another question, or a no.
 */
export async function readAnswer(
  deps: Means,
  query: string,
  asked: IdentityTransaction,
): Promise<Claims> {
  const provider = await providerOf(deps);
  const url = new URL(backUrl(deps.config));
  url.search = query;
  try {
    return await exchange(provider, url, asked);
  } catch (error) {
    throw refused(error);
  }
}
