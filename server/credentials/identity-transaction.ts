import { createHmac, hash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { ID_LENGTH, ID_TIME_LENGTH, newId } from '../platform/random.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';

/** Milliseconds for which an answer from elsewhere is waited for. */
export const IDENTITY_LIFETIME = 10 * 60 * 1_000;
const MARK_LENGTH = 22;

type Means = Pick<Deps, 'config' | 'clock' | 'random'>;

/** Where a reader goes on who comes back signed in. */
export interface IdentityTarget {
  publication: string;
  redirect: string;
}

/** A question to whoever vouches elsewhere. */
export interface IdentityTransaction extends IdentityTarget {
  /** Used up by the answer. */
  nonce: string;
  /** What the answer, the identity and the exchange of the code are bound to. */
  state: string;
  tokenNonce: string;
  codeVerifier: string;
}

const markOf = (payload: string): string =>
  hash('sha256', payload, 'base64url').slice(0, MARK_LENGTH);

/** The three secrets follow from one, and from ours: the browser's cookie names them, and can't tell them. */
function toTransaction(deps: Means, nonce: string, target: IdentityTarget): IdentityTransaction {
  const derive = (use: string): string =>
    createHmac('sha256', deps.config.secrets[0] ?? '')
      .update(`outside-${use}|${nonce}`)
      .digest('base64url');
  return {
    ...target,
    nonce,
    state: derive('state'),
    tokenNonce: derive('nonce'),
    codeVerifier: derive('verifier'),
  };
}

/** A fresh question, and what the browser's cookie keeps of it: so nothing is kept of those that nobody answers. */
export function beginTransaction(
  deps: Means,
  { publication, redirect }: IdentityTarget,
): { transaction: IdentityTransaction; cookie: string } {
  const nonce = newId(deps.random, deps.clock.now());
  const payload = Buffer.from(JSON.stringify([publication, redirect])).toString('base64url');
  const token = signToken(deps.config.secrets, 'outside', `${nonce}${markOf(payload)}`);
  const transaction = toTransaction(deps, nonce, { publication, redirect });
  return { transaction, cookie: `${token}.${payload}` };
}

/** The question that a browser waits for an answer to; null for none, a forged one and one too old. */
export function readTransaction(deps: Means, cookie: string): IdentityTransaction | null {
  const end = cookie.lastIndexOf('.');
  const payload = cookie.slice(end + 1);
  const id = verifyToken(deps.config.secrets, 'outside', cookie.slice(0, Math.max(end, 0)));
  if (id === null || id.slice(ID_LENGTH) !== markOf(payload)) return null;
  const age = deps.clock.now() - Number.parseInt(id.slice(0, ID_TIME_LENGTH), 36);
  if (age < 0 || age > IDENTITY_LIFETIME) return null;
  const text = Buffer.from(payload, 'base64url').toString();
  const [publication, redirect] = JSON.parse(text) as [string, string];
  return toTransaction(deps, id.slice(0, ID_LENGTH), { publication, redirect });
}
