import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Adapter, AdapterPayload } from 'oidc-provider';
// Its entry warns of every Node that has no long-term support yet, ours among them.
import { Provider } from 'oidc-provider/lib/provider.js';

/** What the provider says of an account. */
export interface TestIdentity {
  email?: string;
  email_verified?: unknown;
}

/** Somebody who vouches, on this machine: whoever comes is the account that `be` named last. */
export interface IdentityProvider {
  issuer: string;
  /** Variables of a platform that trusts it. */
  env: Record<string, string>;
  be(subject: string, identity: TestIdentity): void;
  /** Whoever comes says no from now on, until the next `be`. */
  refuse(): void;
  /** Goes where a question leads, as a browser does; the address that it is led back to. */
  answer(url: string): Promise<string>;
  close(): Promise<void>;
}

const CLIENT = { id: 'flyleaf', secret: 'a secret of both: 32 characters or more' };

/** Seconds for everything that the provider keeps. */
const HOUR = 3_600;
const ttl = { AccessToken: HOUR, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR };

/** What the provider keeps, for as long as it runs: its own keeper says that it is for trying out alone. */
function keeper(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (model) => {
    const nameOf = (id: string) => `${model}:${id}`;
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...kept].find(([name, each]) => name.startsWith(`${model}:`) && each[field] === value)?.[1];
    return {
      upsert: async (id, payload) => void kept.set(nameOf(id), payload),
      find: async (id) => kept.get(nameOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      destroy: async (id) => void kept.delete(nameOf(id)),
      consume: async (id) => {
        const found = kept.get(nameOf(id));
        if (found !== undefined) found.consumed = Math.floor(Date.now() / 1_000);
      },
      revokeByGrantId: async (grantId) => {
        for (const [name, each] of kept) if (each.grantId === grantId) kept.delete(name);
      },
    };
  };
}

/** A key of its own: one that comes with the package is known to everybody. */
function newKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] };
}

/** Follows redirects with cookies until one leads away from the provider. */
async function follow(issuer: string, start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  while (url.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    url = new URL(location, url).href;
  }
  return url;
}

/** Starts a provider that leads back to an address of the platform. */
export async function identityProvider(redirectUri: string): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, TestIdentity>();
  let current: string | null = null;
  const provider = new Provider(issuer, {
    adapter: keeper(),
    jwks: newKeys(),
    ttl,
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id) }) as never,
    }),
  });
  const decide = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (current === null) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    const grant = new provider.Grant({ accountId: current, clientId: CLIENT.id });
    grant.addOIDCScope('openid email');
    const consent = { grantId: await grant.save() };
    const login = { accountId: current };
    await provider.interactionFinished(request, response, { login, consent });
  };
  const answerOthers = provider.callback();
  server.on('request', (request, response) => {
    const isQuestion = request.url?.startsWith('/interaction/') ?? false;
    void (isQuestion ? decide(request, response) : answerOthers(request, response));
  });
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Tideline ID',
    },
    be: (subject, identity) => {
      accounts.set(subject, identity);
      current = subject;
    },
    refuse: () => {
      current = null;
    },
    answer: (url) => follow(issuer, url),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
