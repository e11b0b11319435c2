import { normaliseCode } from '../../src/signup/normalise-code.ts';
import { isEmail } from '../../src/text/email.ts';

/** A sign-up that waits for its confirmation, as the browser that asked for it knows it. */
export interface Pending {
  /** Where the mail went. */
  email: string;
  subscription_id: string;
  /** The typed code works only together with it. */
  confirmation_secret: string;
}

/** What went wrong. `missing`, `invalid`, `code` and `wrong` are about the field on the screen. */
export type ProblemKind =
  | 'missing'
  | 'invalid'
  | 'code'
  | 'wrong'
  | 'expired'
  | 'locked'
  | 'offline'
  | 'limited'
  | 'trouble';

export interface Problem {
  kind: ProblemKind;
  /** The server's own words; without them the widget's words for the kind are shown. */
  text?: string;
  /** Seconds until a repeat makes sense, where the server said so. */
  seconds?: number;
}

/** Kept in every state, so that nothing typed is ever lost. */
interface Typed {
  email: string;
  code: string;
}

type Step =
  | { step: 'idle'; problem: Problem | null }
  /** Asks for the form token and waits until it may be used. */
  | { step: 'checking' }
  | { step: 'sending' }
  /** The mail is on its way: its link or its code confirms. */
  | {
      step: 'inbox';
      pending: Pending;
      activity: 'none' | 'verifying' | 'resending';
      /** Whether another mail may be asked for; `sent`: just asked for, and the pause runs again. */
      resend: 'waiting' | 'ready' | 'sent';
      problem: Problem | null;
    }
  | { step: 'confirmed' }
  /** Only told to a reader who is signed in. */
  | { step: 'member' }
  /** The address pays already: sign-in comes next. */
  | { step: 'login'; href: string }
  | { step: 'invite' };

export type FormState = Typed & Step;
type InboxState = Extract<FormState, { step: 'inbox' }>;

export type FormEvent =
  | { type: 'typed'; field: keyof Typed; value: string }
  /** The form was submitted. `online` is what the browser believes. */
  | { type: 'submitted'; online: boolean }
  | { type: 'token-usable' }
  /** The server took the address; no `pending`: nothing is left to confirm. */
  | { type: 'accepted'; pending: Pending | null }
  | { type: 'login-wanted'; href: string }
  | { type: 'confirmed' }
  | { type: 'resend-wanted' }
  | { type: 'resend-allowed' }
  | { type: 'resent' }
  | { type: 'failed'; problem: Problem }
  | { type: 'address-changed' };

/** The request that a state waits for; there is never more than one. */
export function requestOf(state: FormState): 'subscribe' | 'confirm' | 'resend' | null {
  if (state.step === 'checking' || state.step === 'sending') return 'subscribe';
  if (state.step !== 'inbox' || state.activity === 'none') return null;
  return state.activity === 'verifying' ? 'confirm' : 'resend';
}

/** The step in which a sign-up waits for its confirmation. */
export function inboxState(email: string, pending: Pending): FormState {
  const rest = { activity: 'none', resend: 'waiting', problem: null } as const;
  return { email, code: '', step: 'inbox', pending, ...rest };
}

const idle = ({ email, code }: Typed, problem: Problem | null): FormState => ({
  email,
  code,
  step: 'idle',
  problem,
});

function typed(state: FormState, field: keyof Typed, value: string): FormState {
  if (state[field] === value) return state;
  const next = { ...state, [field]: value };
  return 'problem' in next ? { ...next, problem: null } : next;
}

function submittedEmail(state: FormState, online: boolean): FormState {
  const email = state.email.trim();
  if (!email) return idle(state, { kind: 'missing' });
  if (!isEmail(email)) return idle(state, { kind: 'invalid' });
  if (!online) return idle(state, { kind: 'offline' });
  return { email: state.email, code: state.code, step: 'checking' };
}

function submittedCode(state: InboxState, online: boolean): FormState {
  if (normaliseCode(state.code) === null) return { ...state, problem: { kind: 'code' } };
  if (!online) return { ...state, problem: { kind: 'offline' } };
  return { ...state, activity: 'verifying', problem: null };
}

function submitted(state: FormState, online: boolean): FormState {
  if (requestOf(state)) return state;
  if (state.step === 'idle') return submittedEmail(state, online);
  const dead = state.step !== 'inbox' || state.problem?.kind === 'locked';
  return dead ? state : submittedCode(state, online);
}

function accepted(state: FormState, pending: Pending | null): FormState {
  if (pending) return inboxState(state.email, pending);
  return { email: state.email, code: state.code, step: 'confirmed' };
}

function failed(state: FormState, problem: Problem): FormState {
  return state.step === 'inbox' ? { ...state, activity: 'none', problem } : idle(state, problem);
}

/** What an answer does; it counts only while its request is under way. */
function answered(state: FormState, event: FormEvent): FormState {
  const request = requestOf(state);
  if (request === null) return state;
  if (event.type === 'failed') return failed(state, event.problem);
  if (event.type === 'confirmed') {
    return request === 'confirm' ? accepted(state, null) : state;
  }
  if (event.type === 'resent') {
    const over = { activity: 'none', resend: 'sent', problem: null } as const;
    return state.step === 'inbox' && request === 'resend' ? { ...state, ...over } : state;
  }
  if (request !== 'subscribe') return state;
  if (event.type === 'token-usable') return { ...state, step: 'sending' } as FormState;
  if (event.type === 'accepted') return accepted(state, event.pending);
  if (event.type !== 'login-wanted') return state;
  return { email: state.email, code: state.code, step: 'login', href: event.href };
}

/** What the reader does in the step after the form. */
function inInbox(state: InboxState, event: FormEvent): FormState {
  if (event.type === 'resend-allowed') return { ...state, resend: 'ready' };
  if (state.activity !== 'none') return state;
  if (event.type === 'address-changed') return idle(state, null);
  if (event.type !== 'resend-wanted' || state.resend !== 'ready') return state;
  return { ...state, activity: 'resending', problem: null };
}

/** The next state; an event that does not fit leaves the very same state. Pure. */
export function transition(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.field, event.value);
    case 'submitted':
      return submitted(state, event.online);
    case 'resend-wanted':
    case 'resend-allowed':
    case 'address-changed':
      return state.step === 'inbox' ? inInbox(state, event) : state;
    default:
      return answered(state, event);
  }
}
