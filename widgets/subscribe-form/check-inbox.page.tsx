import { Component, createRef } from 'react';
import { keepFocus } from '../shared/flow/focus-keeper.ts';
import { createInboxFlow } from './check-inbox.flow.ts';
import { CheckInbox } from './check-inbox.view.tsx';
import { endingMessages } from './ending.messages.ts';
import { Outcome } from './outcome.view.tsx';
import { aboutField } from './subscribe-form.problem.ts';
import type { ReactNode } from 'react';
import type { InboxOptions } from './check-inbox.flow.ts';
import type { InboxState } from './check-inbox.model.ts';
import type { NativeForm } from './subscribe-form.types.ts';

export interface CheckInboxPageProps extends InboxOptions {
  native?: NativeForm | undefined;
  onReopen(): void;
}

/** A sign-up that waits, until it is confirmed: state, calls and view. */
export class CheckInboxPage extends Component<CheckInboxPageProps, { inbox: InboxState }> {
  flow = createInboxFlow(this.props);
  override state = { inbox: this.flow.state() };
  root = createRef<HTMLDivElement>();
  focus = keepFocus(() => this.root.current);
  stop = () => {};

  override componentDidMount(): void {
    this.stop = this.flow.start((inbox) => {
      this.focus.remember();
      this.setState({ inbox });
    });
  }

  override componentDidUpdate(_: CheckInboxPageProps, before: { inbox: InboxState }): void {
    const { inbox } = this.state;
    const wrong = aboutField(inbox.problem) && inbox.problem !== before.inbox.problem;
    if (wrong || inbox.confirmed !== before.inbox.confirmed) this.focus.move();
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  override render(): ReactNode {
    const { pending, config, native, inline, onReopen } = this.props;
    const { inbox } = this.state;
    const { publication, platform } = config.settings;
    const { email } = pending;
    return (
      <div ref={this.root}>
        {inbox.confirmed ? (
          <Outcome
            step="confirmed"
            name={publication.name}
            email={email}
            messages={endingMessages}
          />
        ) : (
          <CheckInbox
            state={inbox}
            email={email}
            messages={endingMessages}
            platform={platform}
            native={native}
            inline={inline}
            onTyped={this.flow.typed}
            onSubmit={this.flow.submit}
            onResend={this.flow.resend}
            onReopen={() => {
              this.flow.forget();
              onReopen();
            }}
          />
        )}
      </div>
    );
  }
}
