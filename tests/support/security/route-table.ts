import { COVER_PATH, API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { GALLERY_PATHS } from '../../../src/contracts/gallery.ts';
import { TOKEN_OF_ITS_PAGE } from './ask.ts';
import type { Ask } from './ask.ts';
import type { CallerName, Cast, FORM_TOKEN_CALLERS, MAIL_TOKEN_CALLERS } from './callers.ts';
import {
  bearerGet,
  demoGet,
  mailLinkGet,
  mailLinkPost,
  mailSignInPost,
  ownPost,
  publicGet,
  sessionPage,
  sessionPost,
  widgetGet,
  widgetPost,
} from './kinds.ts';
import type { Kind, Outcome } from './kinds.ts';
import { METRICS_TOKEN } from './scene.ts';
import type { Scene } from './scene.ts';

type AnyCaller = CallerName | keyof typeof FORM_TOKEN_CALLERS | keyof typeof MAIL_TOKEN_CALLERS;
type GoodAsk = (scene: Scene, cast: Cast) => Ask | Promise<Ask>;

/** One route, who may use it, and a request that is good. */
export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router has it. */
  path: string;
  kind: Kind;
  /** Tells rows of one route apart. */
  as?: string;
  /** A good request; of the reader `alice`, where it is about a reader. */
  ask: GoodAsk;
  /** Where it differs from its kind, and only for a reason that stands beside it. */
  but?: Partial<Record<AnyCaller, Outcome>>;
  /** The cookies that a good request sets. */
  sets?: readonly string[];
  /** It answers a page of ours. */
  isPage?: true;
}

type More = Partial<Pick<Row, 'as' | 'but' | 'sets' | 'isPage'>>;

const plain: GoodAsk = () => ({});
const page = { isPage: true } as const;
const demo = { publication: 'demo' } as const;
const query =
  (fields: Record<string, string>): GoodAsk =>
  () => ({ query: fields });
const at =
  (path: string): GoodAsk =>
  () => ({ path });

const get = (path: string, kind: Kind, ask: GoodAsk = plain, more: More = {}): Row => ({
  method: 'GET',
  path,
  kind,
  ask,
  ...more,
});

const post = (path: string, kind: Kind, ask: GoodAsk, more: More = {}): Row => ({
  method: 'POST',
  path,
  kind,
  ask,
  ...more,
});

/** The address in a sign-up by a form without a token: a page that asks for a click, and nothing kept. */
const asksForAClick = { noFormToken: 'ok' } as const;

/**
 * Every route of the platform and who may use it. A route that is missing here fails a test, and so does a row whose route is
 * gone.
 */
export const ROUTE_TABLE: readonly Row[] = [
  // The platform itself
  get('/healthz', publicGet),
  get('/readyz', publicGet),
  get('/metrics', bearerGet, () => ({ headers: { authorization: `Bearer ${METRICS_TOKEN}` } })),
  get('/assets/*', publicGet, (scene) => ({ path: anAsset(scene) })),
  get('/:repeat(^r[1-4]$)/assets/*', publicGet, (scene) => ({ path: `/r1${anAsset(scene)}` })),
  get('/flyleaf.js', publicGet),
  get('/flyleaf.d.ts', publicGet),
  get('/favicon.ico', publicGet),
  get('/sri.json', publicGet),
  get('/theme/:accent.css', publicGet, at('/theme/0f6b75.css')),

  // What publishers' pages load
  get('/embed/:publication.js', publicGet, at('/embed/demo.js')),
  get('/embed/:publication.json', publicGet, at('/embed/demo.json')),
  get(COVER_PATH, publicGet, at('/embed/demo/cover.json')),

  // Pages for everybody
  get(PAGE_PATHS.home, publicGet, plain, page),
  get(PAGE_PATHS.subscribe, publicGet, query(demo), page),
  get(PAGE_PATHS.terms, publicGet, plain, page),
  get(PAGE_PATHS.privacy, publicGet, plain, page),

  // The demo
  get(PAGE_PATHS.mailbox, demoGet, plain, page),
  get(`${PAGE_PATHS.mailbox}.json`, demoGet),
  get(GALLERY_PATHS.index, demoGet, plain, page),
  get(GALLERY_PATHS.case, demoGet, query({ widget: 'form-card', state: 'idle' }), page),
  get(`${GALLERY_PATHS.files}:name`, demoGet, at(`${GALLERY_PATHS.files}case.en.js`)),

  // Signing up
  get(API_PATHS.formToken, widgetGet, query(demo)),
  post(API_PATHS.subscribe, widgetPost, () => ({
    json: { ...demo, email: 'new@example.com', form_token: TOKEN_OF_ITS_PAGE },
  })),
  post(
    API_PATHS.subscribe,
    ownPost,
    (scene) => ({ form: { ...demo, email: 'new@example.com', form_token: scene.formToken() } }),
    { as: 'form', but: asksForAClick, isPage: true },
  ),
  post(API_PATHS.confirmCode, widgetPost, async (scene) => ({ json: await signupCode(scene) })),
  post(API_PATHS.confirmCode, ownPost, async (scene) => ({ form: await signupCode(scene) }), {
    as: 'form',
    isPage: true,
  }),
  post(API_PATHS.resend, widgetPost, async (scene) => ({ json: await signupProof(scene) })),
  post(API_PATHS.resend, ownPost, async (scene) => ({ form: await signupProof(scene) }), {
    as: 'form',
    isPage: true,
  }),
  get(
    PAGE_PATHS.confirm,
    mailLinkGet,
    async (scene) => ({ query: { token: (await scene.signup()).link } }),
    page,
  ),
  post(
    PAGE_PATHS.confirm,
    mailLinkPost,
    async (scene) => ({ form: { token: (await scene.signup()).link } }),
    page,
  ),

  // Leaving
  get(
    PAGE_PATHS.unsubscribe,
    mailLinkGet,
    (scene, { alice }) => ({ query: { token: scene.sign('unsubscribe', alice.subscriptionId) } }),
    page,
  ),
  post(
    PAGE_PATHS.unsubscribe,
    mailLinkPost,
    (scene, { alice }) => ({ form: { token: scene.sign('unsubscribe', alice.subscriptionId) } }),
    page,
  ),

  // Signing in. Who is signed in already is led on.
  get(PAGE_PATHS.login, publicGet, query(demo), page),
  get(PAGE_PATHS.signIn, publicGet, query(demo), page),
  post(
    API_PATHS.login,
    ownPost,
    (scene, { alice }) => ({
      form: { ...demo, email: alice.email, form_token: scene.formToken({ form: 'login' }) },
    }),
    { sets: ['flyleaf_login'], isPage: true },
  ),
  post(
    API_PATHS.loginCode,
    ownPost,
    async (scene, { alice }) => {
      const { code, proof } = await scene.login(alice);
      return { form: { ...demo, code, email: alice.email }, cookies: { flyleaf_login: proof } };
    },
    { sets: ['flyleaf_session'] },
  ),
  get(
    PAGE_PATHS.loginLink,
    mailLinkGet,
    async (scene, { alice }) => ({ query: { token: (await scene.login(alice)).link } }),
    page,
  ),
  post(
    PAGE_PATHS.loginLink,
    mailSignInPost,
    async (scene, { alice }) => ({ form: { token: (await scene.login(alice)).link, here: 'yes' } }),
    // A click without its token is no form of ours.
    { sets: ['flyleaf_session'], but: { noToken: 400 } },
  ),

  // The account
  get(PAGE_PATHS.account, sessionPage, plain, page),
  get(PAGE_PATHS.signOut, publicGet, plain, page),
  post(PAGE_PATHS.signOut, ownPost, () => ({ form: {} }), {
    // Signing out is answered the same to a browser that is signed out already.
    but: { ownPage: 'ok', endedSession: 'ok', sessionAsBearer: 'ok' },
    isPage: true,
  }),
  post(
    PAGE_PATHS.endSession,
    sessionPost,
    (_, { alice }) => ({ form: { id: alice.sessionId } }),
    page,
  ),
  post(PAGE_PATHS.endSessions, sessionPost, () => ({ form: {} }), page),
];

/** A file that the build made. */
function anAsset({ deps }: Scene): string {
  return Object.keys(deps.assets.integrity).find((path) => path.startsWith('/assets/')) ?? '';
}

async function signupProof(scene: Scene): Promise<Record<string, string>> {
  const { id, proof } = await scene.signup();
  // The first repeat may be asked for after a pause.
  scene.clock.advance(120_000);
  return { ...demo, subscription_id: id, confirmation_secret: proof };
}

async function signupCode(scene: Scene): Promise<Record<string, string>> {
  const { id, proof, code } = await scene.signup();
  return { ...demo, subscription_id: id, confirmation_secret: proof, code };
}
