import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an identity says; see OpenID Connect Core §2. */
export type IdentityClaims = Readonly<Record<string, unknown>>;

/** How an identity is made: its claims, and what signs it. */
export interface Forgery {
  claims?: IdentityClaims;
  /** `other`: by a key that the provider does not show. `none`: by nothing, as its header says. */
  signed?: 'own' | 'other' | 'none';
  /** Claims that are asked for apart; none where the identity says them. */
  userInfo?: IdentityClaims;
  /** What it calls itself, where it is not that. */
  named?: string;
  /** Where it leads whoever asks for an identity, in place of an answer. */
  leadsTo?: string;
}

/** Somebody who vouches, and whose answers a test makes up. */
export interface ForgingProvider {
  /** Variables of a platform that trusts it. */
  env: Record<string, string>;
  issuer: string;
  /** The paths that were asked for. */
  asked: readonly string[];
  /** How the next identity is made. */
  forge(forgery: Forgery): void;
  /** The address that a question is led back to, as its asker's browser would be. */
  back(question: string): string;
  close(): Promise<void>;
}

const CLIENT_ID = 'flyleaf';
const KEY_ID = 'shown';
const HOUR = 3_600;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A token of three parts (RFC 7515 §3.1); the last is empty where no key signs it. */
function makeToken(claims: IdentityClaims, key: KeyObject | null): string {
  const header = key === null ? { alg: 'none' } : { alg: 'ES256', kid: KEY_ID };
  const text = `${encode(header)}.${encode(claims)}`;
  const signature = key && sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature?.toString('base64url') ?? ''}`;
}

/** Starts one. */
export async function forgingProvider(): Promise<ForgingProvider> {
  const [shown, hidden] = [newKey(), newKey()];
  let next: Forgery = {};
  let nonce: string | null = null;
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const identity = (): string => {
    const now = Math.floor(Date.now() / 1_000);
    const usual = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + HOUR, nonce };
    const { claims = {}, signed = 'own' } = next;
    const keys = { own: shown.privateKey, other: hidden.privateKey, none: null };
    return makeToken({ ...usual, ...claims }, keys[signed]);
  };
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: next.named ?? issuer,
      authorization_endpoint: `${issuer}/ask`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/keys': () => ({
      keys: [{ ...shown.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'ES256' }],
    }),
    '/token': () => ({ access_token: 'of the tests', token_type: 'Bearer', id_token: identity() }),
    '/me': () => next.userInfo,
  };
  server.on('request', (request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/token' && next.leadsTo !== undefined) {
      response.writeHead(307, { location: next.leadsTo }).end();
      return;
    }
    const answer = answers[request.url ?? '']?.();
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });

  return {
    issuer,
    asked,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_NAME: 'Tideline ID' },
    forge: (forgery) => {
      next = forgery;
    },
    back: (question) => {
      const query = new URL(question).searchParams;
      nonce = query.get('nonce');
      const state = query.get('state') ?? '';
      return `${query.get('redirect_uri')}?${new URLSearchParams({ code: 'a-code', state })}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
