import { CREDENTIAL_PATHS } from '../../../../src/contracts/credential-paths.ts';
import { freshCall, onOwnPages, ownPost, publicGet, sessionPage, sessionPost } from '../kinds.ts';
import { NEW_PASSWORD } from '../scene.ts';
import { demo, everyone, get, page, plain, post } from './row.ts';
import type { Row } from './row.ts';

/** All sessions of the reader end, and this browser's is started anew. */
const STARTS_ANEW = ['flyleaf_session', 'flyleaf_known'] as const;

/** It asks for a signature, and keeps nothing. */
const keepsNothing = onOwnPages('ok');

/** The ways to sign in beside a mail. These sessions are new, so nothing else is to be proven. */
export const CREDENTIAL_ROWS: readonly Row[] = [
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

  // Passkeys
  get(CREDENTIAL_PATHS.passkeys, sessionPage, plain, page),
  post(
    CREDENTIAL_PATHS.renamePasskey,
    sessionPost,
    async (scene, { alice }) => ({
      form: { id: (await scene.passkey(alice)).id, name: 'The boat' },
    }),
    page,
  ),
  post(
    CREDENTIAL_PATHS.removePasskey,
    sessionPost,
    async (scene, { alice }) => ({ form: { id: (await scene.passkey(alice)).id } }),
    page,
  ),
  post(CREDENTIAL_PATHS.passkeyOptions, freshCall, () => ({ json: {} }), {
    but: { session: 'ok' },
  }),
  // What a device signed for one reader's session is worth nothing in another's.
  post(
    CREDENTIAL_PATHS.addPasskey,
    freshCall,
    async (scene, { alice }) => ({ json: { response: await scene.newPasskey(alice) } }),
    { but: { otherSession: 400 } },
  ),
  post(CREDENTIAL_PATHS.passkeyLoginOptions, ownPost, () => ({ json: {} }), {
    but: keepsNothing,
    sets: ['flyleaf_passkey'],
  }),
  post(
    CREDENTIAL_PATHS.passkeyLogin,
    ownPost,
    async (scene, { alice }) => {
      const { response, secret } = await scene.passkeyLogin(alice);
      return { json: { ...demo, response }, cookies: { flyleaf_passkey: secret } };
    },
    { sets: STARTS_ANEW },
  ),

  // Identities elsewhere that are linked
  get(CREDENTIAL_PATHS.identities, sessionPage, plain, page),
  post(
    CREDENTIAL_PATHS.removeIdentity,
    sessionPost,
    async (scene, { alice }) => ({ form: { ...(await scene.identity(alice)) } }),
    page,
  ),

  // An identity elsewhere. Nobody vouches here, so there is nothing to ask, and no answer is one to a question of ours.
  get(CREDENTIAL_PATHS.identity, publicGet, plain, { but: everyone(404), ...page }),
  get(CREDENTIAL_PATHS.identityBack, publicGet, plain, { but: everyone(400), ...page }),
];
