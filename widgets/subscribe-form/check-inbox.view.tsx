import { INBOX_PATHS } from '../../src/contracts/inbox-paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { CodeField } from './code-field.view.tsx';
import { Status } from './status.view.tsx';
import { aboutField } from './subscribe-form.problem.ts';
import type { FormEvent, ReactNode } from 'react';
import type { InboxState } from './check-inbox.model.ts';
import type { EndingMessages } from './ending.messages.ts';
import type { NativeForm } from './subscribe-form.types.ts';

export interface CheckInboxProps {
  state: InboxState;
  /** Where the mail went. */
  email: string;
  messages: EndingMessages;
  /** Origin of the platform: where the forms are posted without script. */
  platform: string;
  native?: NativeForm | undefined;
  /** Whether what is wrong with the code stands under its field. */
  inline: boolean;
  onTyped(value: string): void;
  onSubmit(): void;
  onResend(): void;
  onReopen(): void;
}

const RESEND_HINTS = { waiting: 'resendLater', ready: 'resendNow', sent: 'resent' } as const;

const handled = (handle: () => void) => (event: FormEvent | MouseEvent) => {
  event.preventDefault();
  handle();
};

/** Sends the mail again. The button stays where it is while that is not allowed, and so does the focus. */
function Again({ state, messages, native, platform, onResend }: CheckInboxProps): ReactNode {
  const busy = state.activity === 'resending';
  return (
    <form method="post" action={platform + INBOX_PATHS.resend} onSubmit={handled(onResend)}>
      {native?.hidden}
      <button
        className="quiet"
        type="submit"
        aria-busy={busy}
        aria-disabled={busy || state.resend !== 'ready'}
      >
        {messages.resend}
      </button>
    </form>
  );
}

function OtherAddress({ messages, native, onReopen }: CheckInboxProps): ReactNode {
  if (!native) {
    return (
      <button className="quiet" type="button" onClick={onReopen}>
        {messages.change}
      </button>
    );
  }
  return (
    <a
      className="quiet"
      href={native.restart}
      onClick={(event) => {
        event.preventDefault();
        onReopen();
      }}
    >
      {messages.change}
    </a>
  );
}

function statusOf({ state, messages }: CheckInboxProps): string {
  const { activity, problem, resend } = state;
  if (activity !== 'none') return messages.busy;
  return resend === 'sent' && !problem ? messages.resent : '';
}

/** The mail is on its way: open its link, or type its code. */
export function CheckInbox(props: CheckInboxProps): ReactNode {
  const { state, messages, native } = props;
  return (
    <>
      <div className="head">
        <h2 className="title" tabIndex={-1} data-focus={!aboutField(state.problem) || undefined}>
          {messages.inbox}
        </h2>
        <p>{fill(messages.inboxText, { email: <strong>{props.email}</strong> })}</p>
      </div>
      <form
        method="post"
        action={props.platform + INBOX_PATHS.confirmCode}
        noValidate={!native}
        onSubmit={handled(props.onSubmit)}
      >
        {native?.hidden}
        <CodeField
          code={state.code}
          busy={state.activity === 'verifying'}
          problem={state.problem}
          messages={messages}
          inline={props.inline}
          isNative={!!native}
          onTyped={props.onTyped}
        />
      </form>
      <p className="hint">{messages[RESEND_HINTS[state.resend]]}</p>
      <div className="ways">
        <Again {...props} />
        <OtherAddress {...props} />
      </div>
      <Status>{statusOf(props)}</Status>
    </>
  );
}
