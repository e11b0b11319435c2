import type { Transaction } from 'kysely';
import type { ConfirmCodeResponse } from '../../src/contracts/signup.contract.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../platform/describe-error.ts';
import { redeemHandBack } from './hand-back.service.ts';
import type { Swap } from './hand-back.service.ts';
import { addHandBack } from './hand-back.store.ts';
import { findKnown } from './reader.service.ts';
import type { SiteCaller } from './site-caller.ts';
import { codeOfSignup, firstToken, hashSecret } from './tokens.ts';
import { answerOf } from './viewer.service.ts';

/** A page of a publisher on which the code of a mail was typed, and was right. */
export interface TypedCode {
  caller: SiteCaller;
  userId: number;
  /** The proof that this browser asked for the mail. */
  browserSecret: string;
  /** Whether the code proves the inbox at this moment; one that no longer does only repeats an answer that got lost. */
  isFresh: boolean;
  /** What tells a repeat by this page from one by somebody else. */
  proof: string;
  userAgent: string;
}

/** The code typed here stands for a hand-back code that was made, and is swapped, in the same moment. */
async function redeem(
  trx: Transaction<Database>,
  deps: Deps,
  { userId, isFresh }: TypedCode,
  swap: Swap,
): Promise<boolean> {
  const { publication, origin } = swap.caller;
  const bound = { publication_id: publication.id, origin, user_id: userId, session_id: null };
  const made = { ...bound, code_hash: hashSecret(swap.code), created_at: deps.clock.now() };
  if (isFresh) await addHandBack(trx, made);
  return redeemHandBack(trx, deps, swap);
}

async function know(deps: Deps, typed: TypedCode): Promise<ConfirmCodeResponse['reader']> {
  const { caller, browserSecret, proof, userAgent } = typed;
  const swap = { caller, code: codeOfSignup(browserSecret), proof, userAgent };
  if (!(await deps.db.write((trx) => redeem(trx, deps, typed, swap)))) return null;
  const token = firstToken(swap.code, proof);
  const reader = await findKnown(deps, caller, token);
  return reader && { ...(await answerOf(deps, reader, caller.publication)), token };
}

/**
 * Makes the reader known on the page where they typed the code of their mail; null where that makes nobody known. The same proof
 * gets the same token for a minute. Its trouble is not the reader's: the address is confirmed all the same.
 */
export async function knowByCode(
  deps: Deps,
  typed: TypedCode,
): Promise<ConfirmCodeResponse['reader']> {
  try {
    return await know(deps, typed);
  } catch (error) {
    deps.log.warn({ error: describeError(error) }, 'a reader who typed a code was not made known');
    return null;
  }
}
