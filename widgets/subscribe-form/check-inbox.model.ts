import { normaliseCode } from '../../src/signup/normalise-code.ts';
import type { Problem } from './subscribe-form.problem.ts';

/** The step after the form. `code` is what was typed; it is kept in every state. */
export interface InboxState {
  code: string;
  /** The request under way; there is never more than one. */
  activity: 'none' | 'verifying' | 'resending';
  /** Whether another mail may be asked for; `sent`: just asked for, and the pause runs again. */
  resend: 'waiting' | 'ready' | 'sent';
  problem: Problem | null;
  confirmed: boolean;
}

export type InboxEvent =
  | { type: 'typed'; value: string }
  /** The code was submitted. `online` is what the browser believes. */
  | { type: 'submitted'; online: boolean }
  | { type: 'confirmed' }
  | { type: 'resend-allowed' }
  | { type: 'resend-wanted' }
  | { type: 'resent' }
  | { type: 'failed'; problem: Problem };

export const waitingInbox: InboxState = {
  code: '',
  activity: 'none',
  resend: 'waiting',
  problem: null,
  confirmed: false,
};

/** Whether the code is dead: one try too many. */
export const isLocked = ({ problem }: InboxState): boolean => problem?.kind === 'locked';

/** A dead code stays dead, whatever mail comes: only the link is left. */
const lasting = (state: InboxState): Problem | null => (isLocked(state) ? state.problem : null);

function submitted(state: InboxState, online: boolean): InboxState {
  if (isLocked(state)) return state;
  if (normaliseCode(state.code) === null) return { ...state, problem: { kind: 'code' } };
  if (!online) return { ...state, problem: { kind: 'offline' } };
  return { ...state, activity: 'verifying', problem: null };
}

/** What the reader does; nothing while a request is under way or all is done. */
function done(state: InboxState, event: InboxEvent): InboxState {
  if (event.type === 'submitted') return submitted(state, event.online);
  const again = event.type === 'resend-wanted' && state.resend === 'ready';
  return again ? { ...state, activity: 'resending', problem: lasting(state) } : state;
}

/** What an answer does; it counts only while its own request is under way. */
function answered(state: InboxState, event: InboxEvent): InboxState {
  const rest = { ...state, activity: 'none' } as const;
  if (event.type === 'failed') return { ...rest, problem: event.problem };
  const verifying = state.activity === 'verifying';
  if (event.type === 'confirmed' && verifying) return { ...rest, confirmed: true };
  return event.type === 'resent' && !verifying ? { ...rest, resend: 'sent' } : state;
}

function typed(state: InboxState, code: string): InboxState {
  if (state.code === code) return state;
  return { ...state, code, problem: lasting(state) };
}

/** The next state; an event that does not fit leaves the very same state. Pure. */
export function transition(state: InboxState, event: InboxEvent): InboxState {
  if (state.confirmed) return state;
  if (event.type === 'typed') return typed(state, event.value);
  if (event.type === 'resend-allowed') return { ...state, resend: 'ready' };
  return state.activity === 'none' ? done(state, event) : answered(state, event);
}
