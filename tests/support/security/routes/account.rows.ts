import { PAGE_PATHS } from '../../../../src/contracts/paths.ts';
import {
  mailLinkGet,
  mailSignInPost,
  notSignedIn,
  ownPost,
  publicGet,
  sessionPage,
  sessionPost,
} from '../kinds.ts';
import { get, page, plain, post } from './row.ts';
import type { Row } from './row.ts';

/** The account of who is signed in, and what is done to it by the links of its mails. */
export const ACCOUNT_ROWS: readonly Row[] = [
  get(PAGE_PATHS.account, sessionPage, plain, page),
  get(PAGE_PATHS.cancel, sessionPage, plain, page),
  get(PAGE_PATHS.signOut, publicGet, plain, page),
  post(PAGE_PATHS.signOut, ownPost, () => ({ form: {} }), {
    // Signing out is answered the same to a browser that is signed out already.
    but: notSignedIn('ok'),
    isPage: true,
  }),
  post(
    PAGE_PATHS.endSession,
    sessionPost,
    (_, { alice }) => ({ form: { id: alice.sessionId } }),
    page,
  ),
  post(PAGE_PATHS.endSessions, sessionPost, () => ({ form: {} }), page),
  post(PAGE_PATHS.endSite, sessionPost, async (scene, { alice }) => ({
    form: { id: await scene.site(alice) },
  })),

  // How mails come: the token in them reaches one subscription. Without one it is the account that says so.
  get(
    PAGE_PATHS.emailSettings,
    mailLinkGet,
    (scene, { alice }) => ({
      query: { token: scene.sign('email-settings', alice.subscriptionId) },
    }),
    { but: { noToken: 'ok' }, isPage: true },
  ),
  post(
    PAGE_PATHS.emailSettings,
    mailSignInPost,
    (scene, { alice }) => ({
      form: { token: scene.sign('email-settings', alice.subscriptionId), posts: 'none' },
    }),
    page,
  ),

  // Another address: asked for by who has just signed in, agreed to by who reads the mails of both
  get(PAGE_PATHS.address, sessionPage, plain, page),
  post(PAGE_PATHS.address, sessionPost, () => ({ form: { email: 'next@example.com' } }), page),
  post(PAGE_PATHS.addressStop, sessionPost, async (scene, { alice }) => {
    await scene.addressChange(alice);
    return { form: {} };
  }),
  get(
    PAGE_PATHS.addressLink,
    mailLinkGet,
    async (scene, { alice }) => ({
      query: { token: scene.sign('address-new', await scene.addressChange(alice)) },
    }),
    page,
  ),
  post(
    PAGE_PATHS.addressLink,
    mailSignInPost,
    async (scene, { alice }) => ({
      form: {
        token: scene.sign('address-new', await scene.addressChange(alice)),
        answer: 'agree',
      },
    }),
    // A click without its token is no form of ours.
    { but: { noToken: 400 }, isPage: true },
  ),

  // What is kept, and its end
  get(PAGE_PATHS.data, sessionPage, plain, page),
  get(PAGE_PATHS.dataFile, sessionPage, plain, {
    // What is taken away stands in the log.
    but: {
      session: 'done',
      otherSession: 'done',
      foreignWithSession: 'done',
      publisherWithSession: 'done',
      hiddenWithSession: 'done',
      siblingWithSession: 'done',
      noOriginWithSession: 'done',
    },
  }),
  get(PAGE_PATHS.deletion, sessionPage, plain, page),
  post(
    PAGE_PATHS.deletion,
    sessionPost,
    (_, { alice }) => ({ form: { email: alice.email } }),
    // The address that is typed is that of the account, or nothing is deleted.
    { but: { otherSession: 400 } },
  ),
  get(PAGE_PATHS.deleted, publicGet, plain, page),
];
