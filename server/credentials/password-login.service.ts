import type { FastifyRequest } from 'fastify';
import { fieldError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import { readAddress } from '../signup/address.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';
import { sessionHash, startSession } from '../session/session.service.ts';
import { endReplaced } from '../session/end-session.service.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import { knownBrowser } from './known-browser.ts';
import { NO_PASSWORD, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { findPasswordReader, keepPassword } from './password.store.ts';
import type { PasswordReader } from './password.store.ts';
import { countSignInTry } from './password-tries.ts';

/** A reader who signed in, with the token of the new session. */
export interface SignedIn {
  userId: number;
  token: string;
}

const wrong = () => fieldError('password_wrong', 'password', CREDENTIAL_MESSAGES.passwordWrong);

/** Tries a password; of a reader who has none, and of nobody, it takes as long and is always wrong. */
async function tryPassword(
  reader: PasswordReader | null,
  password: string,
): Promise<{ id: number; hash: string }> {
  const hash = reader?.hash ?? NO_PASSWORD;
  const isRight = await verifyPassword(hash, password);
  if (!isRight || reader === null) throw wrong();
  return { id: reader.id, hash };
}

/** Starts a session in place of the browser's old one. Null when the password was changed or removed meanwhile. */
function start(
  deps: Deps,
  request: FastifyRequest,
  reader: { id: number; hash: string },
  next: string,
): Promise<string | null> {
  const tokenHash = sessionHash(deps, request);
  const userAgent = request.headers['user-agent'] ?? '';
  return deps.db.write(async (trx) => {
    if (!(await keepPassword(trx, reader.id, reader.hash, next))) return null;
    const now = deps.clock.now();
    const replaced =
      tokenHash === null ? [] : await endReplaced(trx, { tokenHash }, request.id, now);
    const loginId = newId(deps.random, now);
    const who = { userId: reader.id, loginId, userAgent, requestId: request.id };
    return startSession(trx, deps, { ...who, replaced, means: 'password' });
  });
}

/**
 * Signs in by address and password. FlyleafError invalid_email, too_many_requests, unavailable, and password_wrong: the same in
 * the same time whether the address is unknown, has no password or another one.
 */
export async function signInByPassword(
  deps: Deps,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const address = readAddress(email);
  if (address === null) throw fieldError('invalid_email', 'email', SIGNUP_MESSAGES.email);
  const found = await findPasswordReader(deps.db.kysely, address.key);
  const known = found === null ? null : knownBrowser(deps, request, found.id);
  const wanted = { emailKey: address.key, userId: found?.id ?? null, known };
  await countSignInTry(deps, request, wanted);
  const reader = await tryPassword(found, password);
  const next = isOutdated(reader.hash) ? await hashPassword(deps.random, password) : reader.hash;
  const token = await start(deps, request, reader, next);
  if (token === null) throw wrong();
  return { userId: reader.id, token };
}
