import { looksLikeEmail } from '../../src/text/looks-like-email.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import type { Problem } from './subscribe-form.problem.ts';

/** A sign-up that waits for its confirmation, as the browser that asked for it knows it. */
export interface Pending {
  /** Where the mail went. */
  email: string;
  subscription_id: string;
  /** The typed code works only together with it. */
  confirmation_secret: string;
  /** UTC milliseconds from which another mail may be asked for. */
  resend_at: number;
  /** Makes the repeat of a lost answer known as one; where the code can make the reader known. */
  proof?: string;
}

/** What stands in the form's place when no address is asked for. */
export type Ending =
  /** The server took the address; what follows tells it (ending-of.ts). */
  | { step: 'answered'; answer: SubscribeResponse }
  /** The mail is on its way: its link or its code confirms. */
  | { step: 'inbox'; pending: Pending }
  | { step: 'confirmed' }
  /** The reader is signed in: subscribed already, or one click away from it. */
  | { step: 'member' }
  /** The address pays already: sign-in comes next. */
  | { step: 'login'; href: string }
  | { step: 'invite' };

/** `email` is what was typed; it is kept in every state. */
export type FormState = { email: string } & (
  | { step: 'idle'; problem: Problem | null }
  /** Asks for the form token and waits until it may be used. */
  | { step: 'checking' }
  | { step: 'sending' }
  | { step: 'ended'; ending: Ending }
);

export type FormEvent =
  | { type: 'typed'; value: string }
  /** The form was submitted. `online` is what the browser believes. */
  | { type: 'submitted'; online: boolean }
  | { type: 'token-usable' }
  | { type: 'accepted'; answer: SubscribeResponse }
  | { type: 'failed'; problem: Problem }
  /** Back to the form, to try another address. */
  | { type: 'reopened' };

/** Whether a request is under way; there is never more than one. */
export const isBusy = ({ step }: FormState): boolean => step === 'checking' || step === 'sending';

const idle = (email: string, problem: Problem | null): FormState => ({
  email,
  step: 'idle',
  problem,
});

function submitted(typed: string, online: boolean): FormState {
  const email = typed.trim();
  if (!email) return idle(typed, { kind: 'missing' });
  if (!looksLikeEmail(email)) return idle(typed, { kind: 'invalid' });
  return online ? { email: typed, step: 'checking' } : idle(typed, { kind: 'offline' });
}

function typed(state: FormState, email: string): FormState {
  if (state.email === email) return state;
  return state.step === 'idle' ? idle(email, null) : { ...state, email };
}

/** What an answer does; it counts only while its request is under way. */
function answered(state: FormState, event: FormEvent): FormState {
  const { email } = state;
  if (!isBusy(state)) return state;
  if (event.type === 'failed') return idle(email, event.problem);
  if (event.type === 'accepted') {
    return { email, step: 'ended', ending: { step: 'answered', answer: event.answer } };
  }
  return event.type === 'token-usable' ? { email, step: 'sending' } : state;
}

/** The next state; an event that does not fit leaves the very same state. Pure. */
export function transition(state: FormState, event: FormEvent): FormState {
  if (event.type === 'typed') return typed(state, event.value);
  if (event.type === 'submitted') {
    return state.step === 'idle' ? submitted(state.email, event.online) : state;
  }
  if (event.type === 'reopened') return state.step === 'ended' ? idle(state.email, null) : state;
  return answered(state, event);
}
