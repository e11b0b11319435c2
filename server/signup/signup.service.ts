import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { FlyleafError, fieldError } from '../../src/errors/flyleaf-error.ts';
import { decideSignup } from '../../src/signup/decide-signup.ts';
import type { SignupOutcome } from '../../src/signup/decide-signup.ts';
import { RESEND_PAUSE } from '../../src/signup/signup-limits.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import { stateAfterSignup } from '../../src/signup/state-after-signup.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import { wasRefused } from '../account/refused-address.store.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { invitationHash } from '../invitations/invitation-hash.ts';
import { noteInvited, takeInvitation } from '../invitations/invitation.store.ts';
import { queueMail } from '../mail/outbox.store.ts';
import type { SignupLimits } from '../platform/limit-settings.ts';
import { newId } from '../platform/random.ts';
import { signToken } from '../platform/tokens.ts';
import type { Publication } from '../publications/publication.ts';
import { recordReferral } from '../referrals/referral.service.ts';
import { readAddress } from './address.ts';
import type { Address } from './address.ts';
import { clientPrefix } from './client-prefix.ts';
import { checkFormToken } from './form-token.ts';
import { holdByLimit, refusalByLimit } from './limits.service.ts';
import { countLimits, limitRows } from './limits.store.ts';
import type { LimitRow } from './limits.store.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';
import { addSignup, findSignupByNonce, findSubscription } from './signup.store.ts';
import { keepSubscription, keepUser } from './signup.store.ts';
import type { FoundSubscription } from './signup.store.ts';

/** Everything that one request says. */
export interface SignupAttempt {
  publication: Publication;
  /** Origin of the page, already known to be the publication's or the platform's. */
  origin: string;
  /** Address of the client. */
  ip: string;
  email: string;
  formToken: string | undefined;
  surface: SignupSurface;
  /** The way back, already on a registered origin; null for none. */
  href: string | null;
  /** What the honeypot holds. */
  nickname: string | undefined;
  /** Key or token of who referred the reader, as it came; null for nobody's. */
  referral: string | null;
  /** Code of the invitation that came along; null for none. */
  invitation: string | null;
}

/** An attempt that may be decided: its address can be mailed to and its token is good. */
interface CheckedAttempt extends SignupAttempt {
  address: Address;
  nonce: string;
  hash: string;
  limitRows: readonly LimitRow<keyof SignupLimits>[];
  now: number;
}

type Decision =
  | { kind: 'done'; id: string; outcome: SignupOutcome; repeated: boolean }
  | { kind: 'refused'; error: FlyleafError };

/** What makes two requests the same one: a lost answer is asked for again with the very same words. */
function hashRequest(attempt: SignupAttempt, address: Address): string {
  const { publication, surface, href, nickname, referral, invitation } = attempt;
  const words = [publication.id, address.email, surface, href, nickname ?? ''];
  words.push(referral, invitation);
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

function notInvited(): FlyleafError {
  return new FlyleafError('invite_only', SIGNUP_MESSAGES.inviteOnly);
}

function check(deps: Deps, attempt: SignupAttempt): CheckedAttempt {
  const { publication, origin } = attempt;
  if (publication.invite_only && attempt.invitation === null) throw notInvited();
  const address = readAddress(attempt.email);
  if (address === null) throw fieldError('invalid_email', 'email', SIGNUP_MESSAGES.email);
  const scope = { publicationId: publication.id, origin };
  const nonce = checkFormToken(deps, scope, attempt.formToken);
  const now = deps.clock.now();
  const rows = limitRows({
    limits: deps.config.signupLimits,
    subjects: {
      ip: clientPrefix(attempt.ip),
      address: address.key,
      domain: address.domain,
      publication: String(publication.id),
    },
    secret: deps.config.secrets[0] ?? '',
    now,
  });
  const hash = hashRequest(attempt, address);
  return { ...attempt, address, nonce, hash, limitRows: rows, now };
}

/** The answer of a token that was burnt before: the same again for the same request, else a refusal. */
async function repeat(trx: Transaction<Database>, attempt: CheckedAttempt) {
  const earlier = await findSignupByNonce(trx, attempt.nonce);
  if (earlier === null) return null;
  if (earlier.request_hash !== attempt.hash) {
    const error = new FlyleafError('form_token_used', SIGNUP_MESSAGES.tokenUsed);
    return { kind: 'refused', error } as const;
  }
  return { kind: 'done', id: earlier.id, outcome: earlier.outcome, repeated: true } as const;
}

function outcomeOf(
  found: FoundSubscription | null,
  suspicious: boolean,
  now: number,
): SignupOutcome {
  const paying = found !== null && found.expiry !== null && found.expiry > now;
  return decideSignup({ state: found?.state ?? null, paying, suspicious });
}

/** Why the publisher has to look at a sign-up; null when they need not, or have said no before. */
function reviewReason(
  outcome: SignupOutcome,
  found: FoundSubscription | null,
  hold: string | null,
): string | null {
  if (outcome !== 'review' || found?.state === 'rejected') return null;
  return hold ?? 'waits-already';
}

/** Notes how the reader came: by whom, and by which invitation. */
async function noteArrival(
  trx: Transaction<Database>,
  deps: Deps,
  { referral, publication, now }: CheckedAttempt,
  invitation: number | null,
  of: { subscription: string; reader: number; isNew: boolean },
): Promise<void> {
  const { secrets } = deps.config;
  await recordReferral(trx, secrets, { ...of, referral, publication: publication.id, now });
  if (invitation !== null) await noteInvited(trx, invitation, of.subscription, now);
}

/** Keeps reader, subscription, sign-up and mail: the same work whether the address is known or not. */
async function keep(
  trx: Transaction<Database>,
  deps: Deps,
  attempt: CheckedAttempt,
  hold: string | null,
  invitation: number | null,
): Promise<Decision> {
  const { address, now, publication } = attempt;
  const user = await keepUser(trx, { key: address.key, email: address.email, now });
  const found = await findSubscription(trx, publication.id, user);
  const outcome = outcomeOf(found, hold !== null, now);
  const subscription = await keepSubscription(trx, {
    id: newId(deps.random, now),
    publication: publication.id,
    user,
    state: stateAfterSignup(found?.state ?? null, outcome),
    now,
  });
  const id = newId(deps.random, now);
  const reason = reviewReason(outcome, found, hold);
  await addSignup(trx, {
    ...attempt,
    id,
    subscription,
    publication: publication.id,
    outcome,
    reason,
  });
  const came = { subscription, reader: user, isNew: found === null };
  await noteArrival(trx, deps, attempt, invitation, came);
  const mailed = hold === null && (outcome === 'confirm' || outcome === 'already-subscribed');
  if (mailed) {
    const mail = { kind: outcome, signup: id, subscription, publication: publication.id };
    await queueMail(trx, { ...mail, recipient: address.email, number: 1, now });
  }
  return { kind: 'done', id, outcome, repeated: false };
}

/** Why a sign-up waits for the publisher; null when it does not. */
function holdReason(
  { nickname }: CheckedAttempt,
  refused: boolean,
  byLimit: string | null,
): string | null {
  if ((nickname ?? '').trim() !== '') return 'honeypot';
  return refused ? 'refused-before' : byLimit;
}

/**
 * The invitation that lets a sign-up in; null where none is needed. Each sign-up takes one use, whoever it is: otherwise a
 * code that is used up would tell which addresses came by it.
 */
async function admit(
  trx: Transaction<Database>,
  { publication, invitation, now }: CheckedAttempt,
): Promise<number | null | 'refused'> {
  if (!publication.invite_only) return null;
  const hash = invitationHash(invitation ?? '');
  return (await takeInvitation(trx, publication.id, hash, now)) ?? 'refused';
}

async function decide(
  trx: Transaction<Database>,
  deps: Deps,
  attempt: CheckedAttempt,
): Promise<Decision> {
  const repeated = await repeat(trx, attempt);
  if (repeated !== null) return repeated;
  const counts = await countLimits(trx, attempt.limitRows);
  const limits = deps.config.signupLimits;
  const error = refusalByLimit(limits, counts, attempt.now);
  if (error !== null) return { kind: 'refused', error };
  const invitation = await admit(trx, attempt);
  if (invitation === 'refused') return { kind: 'refused', error: notInvited() };
  const { secrets } = deps.config;
  const refused = await wasRefused(trx, secrets, attempt.publication.id, attempt.address.key);
  const held = holdReason(attempt, refused, holdByLimit(limits, counts));
  return keep(trx, deps, attempt, held, invitation);
}

/** Every outcome but one looks the same: nothing tells whether the address is known. */
function answerOf(deps: Deps, email: string, decision: { id: string; outcome: SignupOutcome }) {
  const { secrets } = deps.config;
  const login = decision.outcome === 'prompt-to-login';
  const answer: SubscribeResponse = {
    email,
    prompt_to_login: login,
    subscription_id: login ? null : decision.id,
    referral_token: login ? null : signToken(secrets, 'referral', decision.id),
    requires_confirmation: !login,
    confirmation_secret: login ? null : signToken(secrets, 'browser', decision.id),
    resend_after: login ? 0 : RESEND_PAUSE,
  };
  return answer;
}

/**
 * Signs an address up, in one transaction; the mail is queued in it. A FlyleafError says what was wrong with the
 * attempt. Asking again with the same token and the same words is answered the same and does nothing.
 */
export async function subscribe(deps: Deps, attempt: SignupAttempt): Promise<SubscribeResponse> {
  const checked = check(deps, attempt);
  const decision = await deps.db.write((trx) => decide(trx, deps, checked));
  if (decision.kind === 'refused') throw decision.error;
  deps.metrics.signups.inc({ outcome: decision.repeated ? 'repeated' : decision.outcome });
  deps.mail.wake();
  return answerOf(deps, attempt.email.trim(), decision);
}
