import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusy, transition } from '../../../../widgets/subscribe-form/subscribe-form.model.ts';
import { signupAnswer } from '../../../support/widgets/signup-answer.ts';
import type {
  FormEvent,
  FormState,
} from '../../../../widgets/subscribe-form/subscribe-form.model.ts';

const email = 'reader@example.com';
const answer = signupAnswer();
const trouble = { kind: 'trouble' } as const;

const STATES = {
  idle: { email, step: 'idle', problem: null },
  refused: { email, step: 'idle', problem: trouble },
  checking: { email, step: 'checking' },
  sending: { email, step: 'sending' },
  answered: { email, step: 'ended', ending: { step: 'answered', answer } },
  member: { email, step: 'ended', ending: { step: 'member' } },
} satisfies Record<string, FormState>;

const EVENTS = {
  typed: { type: 'typed', value: 'other@example.com' },
  submitted: { type: 'submitted', online: true },
  offline: { type: 'submitted', online: false },
  usable: { type: 'token-usable' },
  accepted: { type: 'accepted', answer },
  failed: { type: 'failed', problem: trouble },
  reopened: { type: 'reopened' },
} satisfies Record<string, FormEvent>;

const unplugged: FormState = { email, step: 'idle', problem: { kind: 'offline' } };
const other = { email: 'other@example.com' };

/** State × event → next state; `same` is the very same one. */
const TABLE: Record<keyof typeof STATES, Record<keyof typeof EVENTS, FormState | 'same'>> = {
  idle: {
    typed: { ...STATES.idle, ...other },
    submitted: STATES.checking,
    offline: unplugged,
    usable: 'same',
    accepted: 'same',
    failed: 'same',
    reopened: 'same',
  },
  refused: {
    typed: { ...STATES.idle, ...other },
    submitted: STATES.checking,
    offline: unplugged,
    usable: 'same',
    accepted: 'same',
    failed: 'same',
    reopened: 'same',
  },
  checking: {
    typed: { ...STATES.checking, ...other },
    submitted: 'same',
    offline: 'same',
    usable: STATES.sending,
    accepted: STATES.answered,
    failed: STATES.refused,
    reopened: 'same',
  },
  sending: {
    typed: { ...STATES.sending, ...other },
    submitted: 'same',
    offline: 'same',
    usable: STATES.sending,
    accepted: STATES.answered,
    failed: STATES.refused,
    reopened: 'same',
  },
  answered: {
    typed: { ...STATES.answered, ...other },
    submitted: 'same',
    offline: 'same',
    usable: 'same',
    accepted: 'same',
    failed: 'same',
    reopened: STATES.idle,
  },
  member: {
    typed: { ...STATES.member, ...other },
    submitted: 'same',
    offline: 'same',
    usable: 'same',
    accepted: 'same',
    failed: 'same',
    reopened: STATES.idle,
  },
};

const ROWS = Object.entries(TABLE).flatMap(([state, row]) =>
  Object.entries(row).map(([event, next]) => [state, event, next] as const),
);

describe('the form', () => {
  it.each(ROWS)('in %s, on %s', (stateName, eventName, next) => {
    const state = STATES[stateName as keyof typeof STATES];
    const got = transition(state, EVENTS[eventName as keyof typeof EVENTS]);
    if (next === 'same') expect(got).toBe(state);
    else expect(got).toEqual(next);
  });

  it('keeps the very same state when nothing new is typed', () => {
    const state = STATES.refused;
    expect(transition(state, { type: 'typed', value: email })).toBe(state);
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['reader', 'invalid'],
    ['reader@example', 'invalid'],
  ])('takes %j for %s and asks no server', (typed, kind) => {
    const state: FormState = { email: typed, step: 'idle', problem: null };
    const next = transition(state, EVENTS.submitted);
    expect(next).toEqual({ email: typed, step: 'idle', problem: { kind } });
  });

  it('takes an address with blanks around it', () => {
    const state: FormState = { email: ` ${email} `, step: 'idle', problem: null };
    expect(transition(state, EVENTS.submitted).step).toBe('checking');
  });
});

const anyEvent = fc.oneof(
  fc.constantFrom<FormEvent>(...Object.values(EVENTS)),
  fc.string().map((value): FormEvent => ({ type: 'typed', value })),
);

describe('any sequence of events', () => {
  it('never loses what was typed', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let typed = email;
        let state: FormState = STATES.idle;
        for (const event of events) {
          if (event.type === 'typed') typed = event.value;
          state = transition(state, event);
          expect(state.email).toBe(typed);
        }
      }),
    );
  });

  it('never has two requests under way', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let running = 0;
        let state: FormState = STATES.idle;
        for (const event of events) {
          const before: FormState = state;
          state = transition(before, event);
          // What the flow does: a request starts where a submit made the form busy, and ends where it no longer is.
          if (event.type === 'submitted' && state !== before && isBusy(state)) running += 1;
          if (isBusy(before) && !isBusy(state)) running -= 1;
          expect(running).toBe(isBusy(state) ? 1 : 0);
        }
      }),
    );
  });
});
