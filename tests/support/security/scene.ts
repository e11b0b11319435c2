import type { Transaction } from 'kysely';
import { loadAssets } from '../../../server/assets/load-assets.ts';
import type { Database } from '../../../server/db/tables.ts';
import { insertOrigin } from '../../../server/publications/origin.store.ts';
import { insertPublication } from '../../../server/publications/publication.store.ts';
import { DEFAULT_SETTINGS } from '../../../server/publications/publication.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { hashToken, startSession } from '../../../server/session/session.service.ts';
import { endSessions, findSession } from '../../../server/session/session.store.ts';
import { requestLogin } from '../../../server/session/login.service.ts';
import { issueFormToken } from '../../../server/signup/form-token.ts';
import { confirmByLink } from '../../../server/signup/confirm.service.ts';
import { confirmSubscription } from '../../../server/signup/confirm.store.ts';
import { keepSubscription, keepUser } from '../../../server/signup/signup.store.ts';
import { subscribe } from '../../../server/signup/signup.service.ts';
import { deriveCode, signToken } from '../../../server/platform/tokens.ts';
import type { FormTokenScope, TokenPurpose } from '../../../server/platform/tokens.ts';
import { FORM_TOKEN_MINIMUM_AGE } from '../../../src/signup/signup-limits.ts';
import { testApp } from '../app.ts';
import type { TestApp, TestAppOptions } from '../app.ts';
import { accountScene } from './scene-account.ts';
import type { AccountScene } from './scene-account.ts';
import { handBackScene } from './scene-hand-back.ts';
import type { HandBackScene } from './scene-hand-back.ts';
import { addPosts } from './scene-posts.ts';
import type { ScenePosts } from './scene-posts.ts';

/** The publisher's page, registered for `demo`; below, that of another publisher. */
export const PAGE_ORIGIN = 'https://blog.example';
/** Another page of that publisher, for the same publication. */
export const SECOND_ORIGIN = 'https://www.blog.example';
export const OTHER_ORIGIN = 'https://other.example';
export const FOREIGN_ORIGIN = 'https://evil.example';
/** The host of another publication, under the same domain as the platform's own. */
export const SIBLING_ORIGIN = 'http://other.localhost:8787';
/** What `/metrics` asks for. */
export const METRICS_TOKEN = 'metrics-token-of-the-tests';
/** What a reader may have for a password next. */
export const NEW_PASSWORD = 'seven harbours, no boat';

/** A reader with a confirmed subscription of `demo` and a session. */
export interface Reader {
  email: string;
  userId: number;
  subscriptionId: string;
  sessionId: string;
  /** The value of the session's cookie. */
  sessionToken: string;
}

/** Something that waits for its mail's link or code. */
export interface Waiting {
  id: string;
  /** The token of the link. */
  link: string;
  code: string;
  /** What the browser keeps that asked. */
  proof: string;
}

/** The app with readers whose requests a test makes. Every part makes something new. */
export interface Scene extends TestApp, AccountScene, HandBackScene {
  publication: Publication;
  posts: ScenePosts;
  reader(): Promise<Reader>;
  /** A session of a reader that has ended; its cookie's value. */
  endedSession(reader: Reader): Promise<string>;
  /** A form token that is old enough; of a page of the platform that belongs to `demo`, where nothing else is said. */
  formToken(scope?: Partial<FormTokenScope>): string;
  /** A sign-up of a new address. */
  signup(): Promise<Waiting>;
  /** A sign-in of a reader. */
  login(reader: Reader): Promise<Waiting>;
  sign(purpose: TokenPurpose, id: string): string;
  /** The link of a sign-up from the publisher's page that was just confirmed. */
  confirmedLink(): Promise<string>;
  /** Takes a reader's subscriptions away, as if there had never been any. */
  unsubscribed(reader: Reader): Promise<void>;
  /** Forgets everybody and what they did. */
  clear(): Promise<void>;
}

const LIMIT = '99999999/600';
const ENV = {
  // Browsers make passkeys for a name, not for an IP address.
  PUBLIC_URL: 'http://localhost:8787',
  LOGIN_LIMITS: `ip=${LIMIT},address=${LIMIT},all=${LIMIT},codes=${LIMIT},passwords=${LIMIT}`,
  SIGNUP_LIMITS: `ip=${LIMIT},address=${LIMIT},domain=${LIMIT},publication=${LIMIT}`,
  METRICS_TOKEN,
};

/** In an order that foreign keys allow. */
const OF_READERS = [
  'outbox',
  'address_changes',
  'hand_backs',
  'reader_tokens',
  'reader_sites',
  'posts_seen',
  'user_profiles',
  'passwords',
  'passkeys',
  'identities',
  'address_changes',
  'refused_addresses',
  'used_nonces',
  'invitation_uses',
  'referrals',
  'signups',
  'subscriptions',
  'sessions',
  'logins',
  'users',
  'limits',
  'audit',
] as const satisfies (keyof Database)[];

async function addPublication({ deps, clock }: TestApp, subdomain: string, origin: string) {
  const settings = { ...DEFAULT_SETTINGS, name: `The ${subdomain}` };
  return deps.db.write(async (trx) => {
    const added = await insertPublication(trx, { subdomain, settings, now: clock.now() });
    await insertOrigin(trx, added.id, origin, clock.now());
    return added;
  });
}

export async function openScene(options: TestAppOptions = {}): Promise<Scene> {
  const files = options.pages === 'built' ? {} : { assets: loadAssets('dist') };
  const test = await testApp({
    synchronous: 'OFF',
    ...options,
    env: { ...ENV, ...options.env },
    deps: { ...files, ...options.deps },
  });
  const { deps, clock } = test;
  const { secrets, publicUrl } = deps.config;
  const publication = await addPublication(test, 'demo', PAGE_ORIGIN);
  await deps.db.write((trx) => insertOrigin(trx, publication.id, SECOND_ORIGIN, clock.now()));
  await addPublication(test, 'other', OTHER_ORIGIN);
  let count = 0;
  const newEmail = () => `someone${(count += 1)}@example.com`;
  const sign: Scene['sign'] = (purpose, id) => signToken(secrets, purpose, id);

  const newSession = (trx: Transaction<Database>, userId: number) => {
    const session = { userId, loginId: `login-${(count += 1)}`, userAgent: '' };
    const asked = { means: 'link', requestId: 'scene', replaced: [] } as const;
    return startSession(trx, deps, { ...session, ...asked });
  };

  const keepReader = async (trx: Transaction<Database>, email: string): Promise<Reader> => {
    const now = clock.now();
    const userId = await keepUser(trx, { key: email, email, now });
    const subscription = { id: `s${(count += 1)}`, publication: publication.id, user: userId };
    const subscriptionId = await keepSubscription(trx, { ...subscription, state: 'pending', now });
    await confirmSubscription(trx, { id: '', subscriptionId }, now);
    const sessionToken = await newSession(trx, userId);
    const session = await findSession(trx, hashToken(sessionToken));
    return { email, userId, subscriptionId, sessionToken, sessionId: session?.id ?? '' };
  };

  const formToken: Scene['formToken'] = (scope = {}) => {
    const whole = { publicationId: publication.id, origin: publicUrl, ...scope };
    const { form_token } = issueFormToken(deps, whole);
    clock.advance(FORM_TOKEN_MINIMUM_AGE);
    return form_token;
  };

  const attempt = {
    publication,
    origin: publicUrl,
    ip: '192.0.2.1',
    referral: null,
    invitation: null,
  };
  const signup = async (href: string | null = null): Promise<Waiting> => {
    const page = { surface: 'subscribe-form', href, nickname: undefined } as const;
    const asked = { ...attempt, ...page, email: newEmail(), formToken: formToken() };
    const { subscription_id } = await subscribe(deps, asked);
    const id = subscription_id ?? '';
    return {
      id,
      link: sign('confirm', id),
      code: deriveCode(secrets, id),
      proof: sign('browser', id),
    };
  };

  return {
    ...test,
    ...(await accountScene(test)),
    ...handBackScene(test, PAGE_ORIGIN),
    publication,
    posts: await addPosts(test, publication),
    reader: () => deps.db.write((trx) => keepReader(trx, newEmail())),
    endedSession: ({ userId }) =>
      deps.db.write(async (trx) => {
        const token = await newSession(trx, userId);
        await endSessions(trx, { tokenHash: hashToken(token) }, clock.now());
        return token;
      }),
    formToken,
    signup: () => signup(),
    login: async ({ email }) => {
      const form = { formToken: formToken({ form: 'login' }), redirect: null, language: 'en' };
      const id = await requestLogin(deps, { ...attempt, ...form, email });
      const code = deriveCode(secrets, id);
      return { id, link: sign('login', id), code, proof: sign('login-browser', id) };
    },
    sign,
    confirmedLink: async () => {
      const { link } = await signup(`${PAGE_ORIGIN}/post`);
      await confirmByLink(deps, link, 'scene');
      return link;
    },
    unsubscribed: ({ userId }) =>
      deps.db.write(async (trx) => {
        await trx.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
      }),
    clear: () =>
      deps.db.write(async (trx) => {
        for (const table of OF_READERS) await trx.deleteFrom(table).execute();
      }),
  };
}
