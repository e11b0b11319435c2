import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition, waitingInbox } from '../../../../widgets/subscribe-form/check-inbox.model.ts';
import type {
  InboxEvent,
  InboxState,
} from '../../../../widgets/subscribe-form/check-inbox.model.ts';

const code = '123456';
const wrong = { kind: 'wrong' } as const;
const locked = { kind: 'locked' } as const;
const waiting: InboxState = { ...waitingInbox, code };

const STATES = {
  waiting,
  ready: { ...waiting, resend: 'ready' },
  wrong: { ...waiting, problem: wrong },
  locked: { ...waiting, resend: 'ready', problem: locked },
  verifying: { ...waiting, activity: 'verifying' },
  resending: { ...waiting, resend: 'ready', activity: 'resending' },
  confirmed: { ...waiting, confirmed: true },
} satisfies Record<string, InboxState>;

const EVENTS = {
  typed: { type: 'typed', value: '1' },
  submitted: { type: 'submitted', online: true },
  offline: { type: 'submitted', online: false },
  confirmed: { type: 'confirmed' },
  allowed: { type: 'resend-allowed' },
  wanted: { type: 'resend-wanted' },
  resent: { type: 'resent' },
  failed: { type: 'failed', problem: wrong },
} satisfies Record<string, InboxEvent>;

type Next = Partial<InboxState> | 'same';
const SAME = Object.fromEntries(Object.keys(EVENTS).map((name) => [name, 'same']));
const typed = { code: '1', problem: null };
const unplugged = { problem: { kind: 'offline' } as const };

/** State × event → what changes; `same` (also where nothing is written) is the very same state. */
const TABLE: Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, Next>>> = {
  waiting: {
    typed,
    submitted: { activity: 'verifying' },
    offline: unplugged,
    allowed: { resend: 'ready' },
  },
  ready: {
    typed,
    submitted: { activity: 'verifying' },
    offline: unplugged,
    allowed: {},
    wanted: { activity: 'resending' },
  },
  wrong: {
    typed,
    submitted: { activity: 'verifying', problem: null },
    offline: unplugged,
    allowed: { resend: 'ready' },
  },
  locked: {
    typed: { code: '1' },
    allowed: {},
    wanted: { activity: 'resending' },
  },
  verifying: {
    typed,
    confirmed: { activity: 'none', confirmed: true },
    allowed: { resend: 'ready' },
    failed: { activity: 'none', problem: wrong },
  },
  resending: {
    typed,
    allowed: {},
    resent: { activity: 'none', resend: 'sent' },
    failed: { activity: 'none', problem: wrong },
  },
  confirmed: {},
};

const ROWS = Object.entries(TABLE).flatMap(([state, row]) =>
  Object.entries({ ...SAME, ...row }).map(([event, next]) => [state, event, next as Next] as const),
);

describe('the step after the form', () => {
  it.each(ROWS)('in %s, on %s', (stateName, eventName, next) => {
    const state = STATES[stateName as keyof typeof STATES];
    const got = transition(state, EVENTS[eventName as keyof typeof EVENTS]);
    if (next === 'same') expect(got).toBe(state);
    else expect(got).toEqual({ ...state, ...next });
  });

  it.each(['', '12345', '1234567', '12345a'])('sends no code like %j', (typedCode) => {
    const next = transition({ ...waiting, code: typedCode }, EVENTS.submitted);
    expect(next).toMatchObject({ activity: 'none', problem: { kind: 'code' } });
  });

  it.each(['123 456', ' 123-456 ', '１２３４５６'])('sends a code pasted as %j', (typedCode) => {
    expect(transition({ ...waiting, code: typedCode }, EVENTS.submitted).activity).toBe(
      'verifying',
    );
  });
});

const anyEvent = fc.oneof(
  fc.constantFrom<InboxEvent>(...Object.values(EVENTS)),
  fc.string().map((value): InboxEvent => ({ type: 'typed', value })),
);

describe('any sequence of events', () => {
  it('never loses what was typed before it is confirmed', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let last = '';
        let state = waitingInbox;
        for (const event of events) {
          if (event.type === 'typed' && !state.confirmed) last = event.value;
          state = transition(state, event);
          expect(state.code).toBe(last);
        }
      }),
    );
  });

  it('never starts a request while another is under way', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let state: InboxState = STATES.ready;
        for (const event of events) {
          const before = state;
          state = transition(before, event);
          const started = state.activity !== 'none' && state.activity !== before.activity;
          if (started) expect(before.activity).toBe('none');
        }
      }),
    );
  });
});
