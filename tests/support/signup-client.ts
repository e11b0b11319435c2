import type { LightMyRequestResponse } from 'fastify';
import { API_PATHS, PAGE_PATHS } from '../../src/contracts/paths.ts';
import { FORM_TOKEN_MINIMUM_AGE } from '../../src/signup/signup-limits.ts';
import type {
  FormTokenResponse,
  SubscribeRequest,
  SubscribeResponse,
} from '../../src/contracts/signup.contract.ts';
import type { Database } from '../../server/db/tables.ts';
import { insertOrigin } from '../../server/publications/origin.store.ts';
import { insertPublication } from '../../server/publications/publication.store.ts';
import { DEFAULT_SETTINGS } from '../../server/publications/publication.ts';
import type { Publication, PublicationSettings } from '../../server/publications/publication.ts';
import { testApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';

/** The publisher's page in the tests, registered for the publication `demo`. */
export const PAGE_ORIGIN = 'https://blog.example';
export const PLATFORM = 'http://127.0.0.1:8787';
/** Tables whose rows a request may change, in an order that needs no foreign key. */
export const TABLES = [
  'publications',
  'publication_origins',
  'users',
  'subscriptions',
  'signups',
  'logins',
  'sessions',
  'passwords',
  'passkeys',
  'identities',
  'used_nonces',
  'hand_backs',
  'reader_sites',
  'reader_tokens',
  'address_changes',
  'refused_addresses',
  'outbox',
  'limits',
  'mailbox',
  'audit',
  'referrals',
  'invitations',
  'invitation_uses',
] as const satisfies (keyof Database)[];

export type Headers = Record<string, string>;

/** The app with one publication, and the ways in which a reader's browser uses it. */
export interface SignupClient extends TestApp {
  publication: Publication;
  /** Another publication, on its own origin. */
  addPublication(
    subdomain: string,
    origin: string,
    settings?: Partial<PublicationSettings>,
  ): Promise<Publication>;
  /** A form token that is old enough to be used. */
  token(origin?: string, publication?: string): Promise<string>;
  postJson(path: string, body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  postForm(
    path: string,
    fields: Record<string, string>,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** One sign-up with whatever it needs, from the publisher's page. */
  subscribe(body?: Partial<SubscribeRequest>, headers?: Headers): Promise<LightMyRequestResponse>;
  /** One sign-up that is expected to be taken. */
  signUp(email?: string, body?: Partial<SubscribeRequest>): Promise<Waiting>;
  confirm(token: string): Promise<LightMyRequestResponse>;
  /** Every row of every table. */
  dump(): Promise<Record<string, unknown[]>>;
}

/** A sign-up that waits; what the browser keeps of it. */
export interface Waiting extends SubscribeResponse {
  subscription_id: string;
  confirmation_secret: string;
}

export async function signupClient(options: TestAppOptions = {}): Promise<SignupClient> {
  const test = await testApp(options);
  const { app, deps, clock } = test;

  const addPublication: SignupClient['addPublication'] = async (subdomain, origin, settings) => {
    const now = clock.now();
    const all = { ...DEFAULT_SETTINGS, name: `The ${subdomain}`, ...settings };
    return deps.db.write(async (trx) => {
      const added = await insertPublication(trx, { subdomain, settings: all, now });
      await insertOrigin(trx, added.id, origin, now);
      return added;
    });
  };

  const token: SignupClient['token'] = async (origin = PAGE_ORIGIN, publication = 'demo') => {
    const url = `${API_PATHS.formToken}?publication=${publication}`;
    const answer = await app.inject({ url, headers: { origin } });
    clock.advance(FORM_TOKEN_MINIMUM_AGE);
    return answer.json<FormTokenResponse>().form_token;
  };

  const postJson: SignupClient['postJson'] = (path, body, headers = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { origin: PAGE_ORIGIN, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });

  const subscribe: SignupClient['subscribe'] = async (body = {}, headers = {}) => {
    const origin = headers['origin'] ?? PAGE_ORIGIN;
    const form_token = 'form_token' in body ? body.form_token : await token(origin);
    const whole = { publication: 'demo', email: 'reader@example.com', ...body, form_token };
    return postJson(API_PATHS.subscribe, whole, headers);
  };

  const postForm: SignupClient['postForm'] = (path, fields, headers = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });

  const signUp: SignupClient['signUp'] = async (email = 'reader@example.com', body = {}) => {
    const answer = await subscribe({ email, ...body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Waiting>();
  };

  const dump: SignupClient['dump'] = async () => {
    const tables: Record<string, unknown[]> = {};
    for (const table of TABLES) {
      const rows = await deps.db.kysely.selectFrom(table).selectAll().execute();
      tables[table] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return tables;
  };

  return {
    ...test,
    publication: await addPublication('demo', PAGE_ORIGIN),
    addPublication,
    token,
    postJson,
    postForm,
    get: (url, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } }),
    subscribe,
    signUp,
    confirm: (linkToken) => postForm(PAGE_PATHS.confirm, { token: linkToken }),
    dump,
  };
}
