import { CREDENTIAL_PATHS } from '../../../../src/contracts/credential-paths.ts';
import { API_PATHS, PAGE_PATHS } from '../../../../src/contracts/paths.ts';
import { TOKEN_OF_ITS_LOGIN } from '../ask.ts';
import {
  mailLinkGet,
  mailSignInPost,
  ownPost,
  publicGet,
  widgetGet,
  widgetPost,
} from '../kinds.ts';
import { demo, get, page, post, query } from './row.ts';
import type { Row } from './row.ts';

/** Whoever signs in is known to this browser afterwards, so that nobody who guesses elsewhere keeps it out. */
const SIGNS_IN = ['flyleaf_session', 'flyleaf_known'] as const;

/** Signing in. Who is signed in already is led on. */
export const LOGIN_ROWS: readonly Row[] = [
  get(PAGE_PATHS.login, publicGet, query(demo), page),
  get(PAGE_PATHS.signIn, publicGet, query(demo), page),
  get(CREDENTIAL_PATHS.loginToken, widgetGet, query(demo)),
  post(
    API_PATHS.login,
    ownPost,
    (_, { alice }) => ({
      form: { ...demo, email: alice.email, form_token: TOKEN_OF_ITS_LOGIN },
    }),
    { as: 'form', sets: ['flyleaf_login'], isPage: true },
  ),
  // A script of the publication asks for the mail; its page gets no cookie, and its reader goes by the link.
  post(API_PATHS.login, widgetPost, (_, { alice }) => ({
    json: { ...demo, email: alice.email, form_token: TOKEN_OF_ITS_LOGIN },
  })),
  post(
    API_PATHS.login,
    ownPost,
    async (scene, { alice }) => ({
      form: { ...demo, email: alice.email, password: await scene.password(alice) },
    }),
    { as: 'form with a password', sets: SIGNS_IN },
  ),
  post(
    API_PATHS.login,
    ownPost,
    async (scene, { alice }) => ({
      json: { ...demo, email: alice.email, password: await scene.password(alice) },
    }),
    { as: 'with a password', sets: SIGNS_IN },
  ),
  post(
    API_PATHS.loginCode,
    ownPost,
    async (scene, { alice }) => {
      const { code, proof } = await scene.login(alice);
      return { form: { ...demo, code, email: alice.email }, cookies: { flyleaf_login: proof } };
    },
    { sets: SIGNS_IN },
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
    { sets: SIGNS_IN, but: { noToken: 400 } },
  ),
];
