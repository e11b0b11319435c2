import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import {
  addPasskeyCall,
  passkeyLoginCall,
  passkeyLoginOptionsCall,
  passkeyOptionsCall,
  removePasskeyFormSchema,
  renamePasskeyFormSchema,
} from '../../src/contracts/passkey.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { passkeyName } from '../../src/session/passkey-rules.ts';
import type { Deps } from '../deps.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { findPublication } from '../publications/publication.store.ts';
import { clearCookie } from '../session/cookies.ts';
import { wayOn } from '../session/login-json.ts';
import { giveSession, readSession } from '../session/session.service.ts';
import type { FoundSession } from '../session/session.store.ts';
import { parseInput } from '../signup/signup-request.ts';
import { keepPasskey, newPasskeyOptions } from './add-passkey.service.ts';
import { browserSecret, ensureBrowserSecret } from './browser-secret.ts';
import { listForm, listRoute } from './credential-list.ts';
import type { CredentialList } from './credential-list.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import { rememberBrowser } from './known-browser.ts';
import { passkeyHost } from './passkey-host.ts';
import { passkeyLoginOptions, signInByPasskey } from './passkey-login.service.ts';
import { listPasskeys, renamePasskey } from './passkey.store.ts';
import { countNetworkTry } from './password-tries.ts';
import { endPasskey } from './remove-passkey.service.ts';

/** The reader's keys, as their page lists them. */
const passkeyList = ({ config, db }: Deps): CredentialList => ({
  path: CREDENTIAL_PATHS.passkeys,
  page: async ({ userId }, state) => {
    const keys = await listPasskeys(db.kysely, userId);
    return {
      name: 'passkeys',
      ...state,
      passkeys: keys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at,
        last_used_at,
      })),
      is_available: passkeyHost(config.publicUrl) !== null,
    };
  },
});

/** The list of a reader's keys, and what is done there without script. */
function listRoutes(app: FastifyInstance, deps: Deps): void {
  const list = passkeyList(deps);
  listRoute(app, deps, list);
  listForm(app, deps, list, CREDENTIAL_PATHS.renamePasskey, async ({ userId }, { body }) => {
    const form = parseInput(renamePasskeyFormSchema, body);
    const name = passkeyName(form.name);
    if (name === '') return;
    await deps.db.write((trx) => renamePasskey(trx, { userId, id: form.id, name }));
  });
  listForm(app, deps, list, CREDENTIAL_PATHS.removePasskey, async (session, request) => {
    const { id } = parseInput(removePasskeyFormSchema, request.body);
    await endPasskey(deps, session, id, request.id);
  });
}

/** The session of whoever calls by script. FlyleafError origin_not_allowed, fresh_sign_in_needed. */
async function callerSession(deps: Deps, request: FastifyRequest): Promise<FoundSession> {
  assertOwnPost(deps.config, request);
  const session = await readSession(deps, request);
  if (session !== null) return session;
  throw new FlyleafError('fresh_sign_in_needed', CREDENTIAL_MESSAGES.notFresh);
}

function addRoutes(app: FastifyInstance, deps: Deps): void {
  app.post(passkeyOptionsCall.path, async (request, reply) => {
    const session = await callerSession(deps, request);
    return reply.send(await newPasskeyOptions(deps, session));
  });
  app.post(addPasskeyCall.path, async (request, reply) => {
    const session = await callerSession(deps, request);
    const { response } = parseInput(addPasskeyCall.request, request.body);
    return reply.send({ id: await keepPasskey(deps, session, response, request) });
  });
}

function loginRoutes(app: FastifyInstance, deps: Deps): void {
  app.post(passkeyLoginOptionsCall.path, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const options = passkeyLoginOptions(deps, ensureBrowserSecret(deps, request, reply));
    return reply.send(options);
  });
  app.post(passkeyLoginCall.path, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const {
      publication: name,
      redirect,
      response,
    } = parseInput(passkeyLoginCall.request, request.body);
    await countNetworkTry(deps, request);
    const secret = browserSecret(deps, request);
    const { userId, token } = await signInByPasskey(deps, request, secret, response);
    giveSession(deps, reply, token);
    rememberBrowser(deps, reply, userId);
    clearCookie(deps.config, reply, 'passkey');
    const publication = await findPublication(deps.db.kysely, name.toLowerCase());
    return reply.send({ redirect: await wayOn(deps, publication, redirect) });
  });
}

/** Passkeys: the list of a reader's, a new one, and signing in by one. */
export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  listRoutes(app, deps);
  addRoutes(app, deps);
  loginRoutes(app, deps);
}
