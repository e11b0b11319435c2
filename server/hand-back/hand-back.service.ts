import type { Transaction } from 'kysely';
import { HAND_BACK_KEY } from '../../src/contracts/reader-keys.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { describeBrowser } from '../../src/session/describe-browser.ts';
import { judgeHandBack } from '../../src/session/judge-hand-back.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import { isRegisteredOrigin } from '../publications/origin.store.ts';
import type { Publication } from '../publications/publication.ts';
import { holdSession } from '../session/session.store.ts';
import { endSitesNoted } from './end-sites.ts';
import { HAND_BACK_MESSAGES } from './hand-back.messages.ts';
import { addHandBack, findHandBack, useHandBack } from './hand-back.store.ts';
import type { FoundHandBack } from './hand-back.store.ts';
import { addSite } from './reader-site.store.ts';
import { addToken } from './reader-token.store.ts';
import type { SiteCaller } from './site-caller.ts';
import { firstToken, hashSecret, newSecret } from './tokens.ts';

/** Whom the way back makes known. */
export interface HandedBack {
  userId: number;
  /** The session that it comes from; null after a confirmation. */
  sessionId: string | null;
}

/** The code behind what the fragment holds already, which the page gets back. */
function withCode(target: URL, code: string): string {
  const before = target.hash === '' ? '#' : `${target.hash}&`;
  const url = new URL(target);
  url.hash = `${before}${HAND_BACK_KEY}=${code}`;
  return url.href;
}

/**
 * The way back to a page with a one-time code in its fragment, for a page on an origin of the publication; any other
 * address stays as it is. Called by a reader's click alone, never by a GET.
 */
export async function handBack(
  deps: Deps,
  publication: Publication,
  target: string,
  { userId, sessionId }: HandedBack,
): Promise<string> {
  const url = new URL(target);
  if (!(await isRegisteredOrigin(deps.db.kysely, publication.id, url.origin))) return target;
  const code = newSecret(deps.random);
  const made = await deps.db.write(async (trx) => {
    // Signed out a moment ago, in another tab: what ends with a session did not find this code.
    if (sessionId !== null && !(await holdSession(trx, { userId, sessionId }))) return false;
    await addHandBack(trx, {
      code_hash: hashSecret(code),
      publication_id: publication.id,
      origin: url.origin,
      user_id: userId,
      session_id: sessionId,
      created_at: deps.clock.now(),
    });
    return true;
  });
  return made ? withCode(url, code) : target;
}

/** A page that wants to know its reader. */
export interface Swap {
  caller: SiteCaller;
  code: string;
  /** What tells a repeat by this page from one by somebody else. */
  proof: string;
  userAgent: string;
}

const doerOf = ({ userId, sessionId }: HandedBack, { requestId }: SiteCaller) => ({
  userId,
  sessionId,
  requestId,
});

/** Makes the reader known on the site, once; false when a parallel request was first. */
async function makeKnown(
  trx: Transaction<Database>,
  deps: Deps,
  { caller, code, proof, userAgent }: Swap,
  found: FoundHandBack,
): Promise<boolean> {
  const now = deps.clock.now();
  const id = newId(deps.random, now);
  const used = { used_at: now, proof_hash: hashSecret(proof), site_id: id };
  const from = await useHandBack(trx, found.codeHash, used);
  if (from === null) return false;
  await addSite(trx, {
    id,
    user_id: found.userId,
    publication_id: caller.publication.id,
    origin: caller.origin,
    session_id: from.sessionId,
    ...describeBrowser(userAgent),
    created_at: now,
    last_seen_at: now,
    ended_at: null,
  });
  await addToken(trx, {
    token_hash: hashSecret(firstToken(code, proof)),
    site_id: id,
    issued_at: now,
    successor_salt: null,
    predecessor_hash: null,
    retired_at: null,
  });
  await recordAct(trx, {
    act: 'reader_token_given',
    at: now,
    ...doerOf({ ...found, ...from }, caller),
    detail: { publication: caller.publication.id, origin: caller.origin },
  });
  return true;
}

/** Whether the code gives its token (`firstToken`) to this page. What was stolen ends what it gave, whoever has it. */
export async function redeemHandBack(
  trx: Transaction<Database>,
  deps: Deps,
  swap: Swap,
): Promise<boolean> {
  const { caller, code, proof } = swap;
  const publication_id = caller.publication.id;
  const bound = { code_hash: hashSecret(code), publication_id, origin: caller.origin };
  const found = await findHandBack(trx, bound);
  if (found === null) return false;
  const now = deps.clock.now();
  const isProven = found.proofHash === hashSecret(proof);
  const state = judgeHandBack({ ...found, isProven, now });
  if (state === 'ready') {
    // Whoever was faster has committed by now: what it left is judged.
    return (await makeKnown(trx, deps, swap, found)) || redeemHandBack(trx, deps, swap);
  }
  if (state === 'stolen' && found.siteId !== null) {
    const ending = { ...doerOf(found, caller), at: now, why: 'stolen' } as const;
    await endSitesNoted(trx, { siteId: found.siteId }, ending);
  }
  return state === 'repeat';
}

/** Swaps a code for a reader token. FlyleafError hand_back_invalid. */
export async function swapCode(deps: Deps, swap: Swap): Promise<string> {
  const isGood = await deps.db.write((trx) => redeemHandBack(trx, deps, swap));
  if (isGood) return firstToken(swap.code, swap.proof);
  throw new FlyleafError('hand_back_invalid', HAND_BACK_MESSAGES.invalid);
}
