import { API_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { CodeField } from './code-field.view.tsx';
import { HiddenFields } from './hidden-fields.view.tsx';
import { aboutField } from './subscribe-form.problem.ts';
import type { FormEvent, ReactNode } from 'react';
import type { FormState } from './subscribe-form.model.ts';
import type { FormViewProps } from './subscribe-form.view.tsx';

interface CheckInboxProps extends FormViewProps {
  state: Extract<FormState, { step: 'inbox' }>;
}

const handled = (handle: () => void) => (event: FormEvent) => {
  event.preventDefault();
  handle();
};

/** Sends the mail again; until that is allowed, it says when. */
function Again({ state, messages, ...props }: CheckInboxProps): ReactNode {
  if (state.resend !== 'ready') {
    return (
      <p className="hint">{state.resend === 'sent' ? messages.resent : messages.resendLater}</p>
    );
  }
  return (
    <form
      method="post"
      action={props.platform + API_PATHS.resend}
      onSubmit={handled(props.onResend)}
    >
      <HiddenFields fields={props.native?.fields} />
      <button className="quiet" type="submit" aria-busy={state.activity === 'resending'}>
        {messages.resend}
      </button>
    </form>
  );
}

function OtherAddress({ messages, native, onChangeAddress }: CheckInboxProps): ReactNode {
  if (!native) {
    return (
      <button className="quiet" type="button" onClick={onChangeAddress}>
        {messages.change}
      </button>
    );
  }
  return (
    <a className="quiet" href={native.restart} onClick={handled(onChangeAddress)}>
      {messages.change}
    </a>
  );
}

/** The mail is on its way: open its link, or type its code. */
export function CheckInbox(props: CheckInboxProps): ReactNode {
  const { state, messages, native } = props;
  const { problem } = state;
  return (
    <>
      <div className="head">
        <h2
          className="title"
          tabIndex={-1}
          data-focus={!(problem && aboutField(problem)) || undefined}
        >
          {messages.inbox}
        </h2>
        <p>{fill(messages.inboxText, { email: <strong>{state.pending.email}</strong> })}</p>
      </div>
      <form
        method="post"
        action={props.platform + API_PATHS.confirmCode}
        onSubmit={handled(() => props.onSubmit(''))}
      >
        <HiddenFields fields={native?.fields} />
        <CodeField
          code={state.code}
          busy={state.activity === 'verifying'}
          problem={problem}
          messages={messages}
          onTyped={props.onTyped}
        />
      </form>
      <div className="ways">
        <Again {...props} />
        <OtherAddress {...props} />
      </div>
    </>
  );
}
