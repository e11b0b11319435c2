import { CREDENTIAL_PATHS } from '../../../../src/contracts/credential-paths.ts';
import { PAGE_PATHS } from '../../../../src/contracts/paths.ts';
import { ownPost, publicGet, sessionPage, sessionPost } from '../kinds.ts';
import { NEW_PASSWORD } from '../scene.ts';
import { get, page, plain, post } from './row.ts';
import type { Row } from './row.ts';

/** All sessions of the reader end, and this browser's is started anew. */
const STARTS_ANEW = ['flyleaf_session', 'flyleaf_known'] as const;

/** The account of who is signed in. */
export const ACCOUNT_ROWS: readonly Row[] = [
  get(PAGE_PATHS.account, sessionPage, plain, page),
  get(PAGE_PATHS.signOut, publicGet, plain, page),
  post(PAGE_PATHS.signOut, ownPost, () => ({ form: {} }), {
    // Signing out is answered the same to a browser that is signed out already.
    but: { ownPage: 'ok', endedSession: 'ok', sessionAsBearer: 'ok', readerTokenAsSession: 'ok' },
    isPage: true,
  }),
  post(PAGE_PATHS.endSession, sessionPost, (_, { alice }) => ({ form: { id: alice.sessionId } })),
  post(PAGE_PATHS.endSessions, sessionPost, () => ({ form: {} })),
  post(PAGE_PATHS.endSite, sessionPost, async (scene, { alice }) => ({
    form: { id: await scene.site(alice) },
  })),

  // The password. These sessions are new, so nothing else is to be proven.
  get(CREDENTIAL_PATHS.password, sessionPage, plain, page),
  post(
    CREDENTIAL_PATHS.password,
    sessionPost,
    async (scene, { alice }) => {
      await scene.password(alice);
      return { form: { password: NEW_PASSWORD } };
    },
    { sets: STARTS_ANEW, isPage: true },
  ),
  post(
    CREDENTIAL_PATHS.removePassword,
    sessionPost,
    async (scene, { alice }) => {
      await scene.password(alice);
      return { form: {} };
    },
    { sets: STARTS_ANEW, isPage: true },
  ),
];
