import { quietStyles } from '../shared/theme/quiet.styles.ts';
import { controlStyles } from '../shared/theme/controls.styles.ts';
import { tokenStyles } from '../shared/theme/tokens.styles.ts';
import { AddressForm } from '../subscribe-form/address-form.view.tsx';
import { waitingInbox } from '../subscribe-form/check-inbox.model.ts';
import { CheckInbox } from '../subscribe-form/check-inbox.view.tsx';
import { endingMessages } from '../subscribe-form/ending.messages.ts';
import { endingStyles } from '../subscribe-form/ending.styles.ts';
import { Outcome } from '../subscribe-form/outcome.view.tsx';
import { InviteActions } from '../subscribe-form/invite.view.tsx';
import { problemOf } from '../subscribe-form/request-problem.ts';
import { serverWords } from '../subscribe-form/server-words.page.tsx';
import { serverWordsStyles } from '../subscribe-form/server-words.styles.ts';
import { oneClickStyles } from '../subscribe-form/one-click.styles.ts';
import { OneClick } from '../subscribe-form/one-click.view.tsx';
import { messages } from '../subscribe-form/subscribe-form.messages.ts';
import { subscribeFormStyles } from '../subscribe-form/subscribe-form.styles.ts';
import { embedSettings } from './sample-settings.ts';
import type { ReactNode } from 'react';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import type { InboxState } from '../subscribe-form/check-inbox.model.ts';
import type { RefusedForm } from '../subscribe-form/our-words.ts';
import type { OneClickState } from '../subscribe-form/one-click.model.ts';
import type { OutcomeProps } from '../subscribe-form/outcome.view.tsx';
import type { FormState } from '../subscribe-form/subscribe-form.model.ts';
import type { FormLayout } from '../subscribe-form/subscribe-form.types.ts';
import type { WidgetCase } from './gallery.types.ts';

const SETTINGS = embedSettings({
  hero_text: 'Slow letters about the edge of the sea, every other Sunday.',
});
const { publication, platform } = SETTINGS;
const INVITING = { ...SETTINGS, invite_email: 'letters@tideline.example' };
const SAID = 'This domain takes no mail. <a href="https://blog.example/mail">Why?</a>';
const ADDRESS = 'reader@example.com';
const nothing = () => {};

const FORM: RefusedForm = { field: 'email', inline: true };

/** What an answer makes of the form, by the very rules of the widget. */
const answered = (body: Partial<ErrorBody>, form = FORM, retryAfter = 0) =>
  problemOf({ status: retryAfter ? 429 : 400, body, retryAfter }, form, { serverWords });

const refused = (code: ErrorCode, retryAfter = 0) => answered({ code }, FORM, retryAfter);

const typed = (email: string): FormState => ({ email, step: 'idle', problem: null });

/** Where an address is asked for. Problems are made as it is shown: their words may be a pseudo-language's. */
const ASKING: Readonly<Record<string, () => FormState>> = {
  idle: () => typed(''),
  filled: () => typed(ADDRESS),
  missing: () => ({ email: '', step: 'idle', problem: { kind: 'missing' } }),
  invalid: () => ({ email: 'reader@', step: 'idle', problem: { kind: 'invalid' } }),
  unreachable: () => ({ email: ADDRESS, step: 'idle', problem: refused('invalid_email') }),
  checking: () => ({ email: ADDRESS, step: 'checking' }),
  sending: () => ({ email: ADDRESS, step: 'sending' }),
  offline: () => ({ email: ADDRESS, step: 'idle', problem: { kind: 'offline' } }),
  limited: () => ({ email: ADDRESS, step: 'idle', problem: refused('too_many_requests', 120) }),
  trouble: () => ({ email: ADDRESS, step: 'idle', problem: { kind: 'trouble' } }),
  stale: () => ({ email: ADDRESS, step: 'idle', problem: refused('form_token_expired') }),
  'servers-words': () => ({
    email: ADDRESS,
    step: 'idle',
    problem: answered({
      errors: [{ param: 'email', msg: '', msgHTML: SAID, code: 'not_found' }],
    }),
  }),
  'servers-words-apart': () => ({
    email: ADDRESS,
    step: 'idle',
    problem: answered({
      errors: [
        { param: 'email', msg: 'This domain takes no mail until Monday.', code: 'not_found' },
        { param: 'plan', msg: 'This plan is not offered any more.', code: 'not_found' },
      ],
    }),
  }),
};

/** Where the mail's code is asked for. */
const INBOX: Readonly<Record<string, () => Partial<InboxState>>> = {
  inbox: () => ({}),
  'inbox-again': () => ({ resend: 'ready' }),
  'inbox-resending': () => ({ resend: 'ready', activity: 'resending' }),
  'inbox-sent-again': () => ({ resend: 'sent' }),
  'inbox-incomplete': () => ({ code: '123', problem: { kind: 'code' } }),
  'inbox-verifying': () => ({ code: '123456', activity: 'verifying' }),
  'inbox-wrong': () => ({ code: '123456', problem: { kind: 'wrong' } }),
  'inbox-tries-left': () => ({
    code: '123456',
    problem: answered(
      {
        code: 'code_wrong',
        errors: [{ param: 'code', msg: '', code: 'code_wrong', tries_left: 2 }],
      },
      { ...FORM, field: 'code' },
    ),
  }),
  'inbox-expired': () => ({ code: '123456', resend: 'ready', problem: { kind: 'expired' } }),
  'inbox-locked': () => ({ code: '123456', problem: { kind: 'locked' } }),
  'inbox-offline': () => ({ code: '123456', problem: { kind: 'offline' } }),
  'inbox-limited': () => ({ code: '123456', problem: refused('too_many_requests', 120) }),
  'inbox-trouble': () => ({ code: '123456', problem: { kind: 'trouble' } }),
};

type End = Pick<OutcomeProps, 'step' | 'email' | 'href'>;

const ENDS: Readonly<Record<string, End>> = {
  confirmed: { step: 'confirmed', email: ADDRESS },
  member: { step: 'member', email: ADDRESS },
  'member-unnamed': { step: 'member', email: '' },
  login: { step: 'login', email: ADDRESS, href: '#sign-in' },
  invite: { step: 'invite', email: '' },
};

/** What a reader finds who is signed in on the site and does not subscribe. */
const KNOWN: Readonly<Record<string, OneClickState>> = {
  known: { step: 'ready', problem: null },
  'known-sending': { step: 'sending' },
  'known-offline': { step: 'ready', problem: 'offline' },
  'known-signed-out': { step: 'ready', problem: 'signedOut' },
  'known-waiting': { step: 'waiting' },
};

const oneClick = (state: OneClickState): ReactNode => (
  <OneClick
    state={state}
    name={publication.name}
    hint="r•••@example.com"
    onSubscribe={nothing}
    onReopen={nothing}
  />
);

/** The form while it asks; the popup has one, too. */
export const askingForm = (state: FormState, layout: FormLayout): ReactNode => (
  <AddressForm
    state={state}
    layout={layout}
    publication={publication}
    messages={messages}
    platform={platform}
    inline
    onFocus={nothing}
    onTyped={nothing}
    onSubmit={nothing}
  />
);

const inbox = (state: Partial<InboxState>): ReactNode => (
  <CheckInbox
    state={{ ...waitingInbox, ...state }}
    email={ADDRESS}
    messages={endingMessages}
    platform={platform}
    inline
    onTyped={nothing}
    onSubmit={nothing}
    onResend={nothing}
    onReopen={nothing}
  />
);

const titleAlone = (): ReactNode => <h2 className="title">{messages.inbox}</h2>;

const FORM_STYLES = [tokenStyles, controlStyles, subscribeFormStyles, serverWordsStyles];
const ENDING_STYLES = [...FORM_STYLES, quietStyles, endingStyles];
const KNOWN_STYLES = [...ENDING_STYLES, oneClickStyles];

const shown = (
  layout: FormLayout,
  state: string,
  styles: readonly string[],
  body: () => ReactNode,
): WidgetCase => ({
  widget: `form-${layout}`,
  state,
  host: 'flyleaf-subscribe-form',
  styles,
  render: () => <div className={`subscribe ${layout}`}>{body()}</div>,
});

function casesOf(layout: FormLayout): WidgetCase[] {
  return [
    ...Object.entries(ASKING).map(([state, make]) =>
      shown(layout, state, FORM_STYLES, () => askingForm(make(), layout)),
    ),
    ...Object.entries(INBOX).map(([state, make]) =>
      shown(layout, state, ENDING_STYLES, () => inbox(make())),
    ),
    ...Object.entries(KNOWN).map(([state, click]) =>
      shown(layout, state, KNOWN_STYLES, () => oneClick(click)),
    ),
    // The next step's script could not be loaded.
    shown(layout, 'inbox-title-alone', FORM_STYLES, titleAlone),
    ...Object.entries(ENDS).map(([state, end]) =>
      shown(layout, state, ENDING_STYLES, () => (
        <Outcome {...end} name={publication.name} messages={endingMessages}>
          {end.step === 'invite' && (
            <InviteActions settings={INVITING} messages={endingMessages} redirect={null} />
          )}
        </Outcome>
      )),
    ),
  ];
}

/** The subscribe form in every state, in each of its layouts. */
export const formCases: readonly WidgetCase[] = (['card', 'inline', 'cover'] as const).flatMap(
  casesOf,
);
