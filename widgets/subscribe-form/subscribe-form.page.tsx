import { Component, createRef } from 'react';
import { keepFocus } from '../shared/flow/focus-keeper.ts';
import { AddressForm } from './address-form.view.tsx';
import { createSignupFlow } from './subscribe-form.flow.ts';
import { messages } from './subscribe-form.messages.ts';
import { aboutField } from './subscribe-form.problem.ts';
import type { ReactNode } from 'react';
import type { InboxState } from './check-inbox.model.ts';
import type { SignupOptions } from './subscribe-form.flow.ts';
import type { FormState } from './subscribe-form.model.ts';
import type { EndingModule, FormLayout, NativeForm } from './subscribe-form.types.ts';

export interface SubscribeFormProps extends SignupOptions {
  layout: FormLayout;
  /** Puts the focus into the field once it is there. */
  autoFocus?: boolean | undefined;
  native?: NativeForm | undefined;
  /** Where a sign-up that the server rendered as waiting begins. */
  inbox?: InboxState | undefined;
  /** What follows the form, where it is there already; a widget loads it. */
  ending?: EndingModule | undefined;
}

interface Shown {
  form: FormState;
  module: EndingModule | null;
}

/** The whole form: state, calls and view. A class, because hooks would cost every page 900 bytes (docs/decisions, preact alias). */
export class SubscribeForm extends Component<SubscribeFormProps, Shown> {
  flow = createSignupFlow(this.props, () => this.loadEnding());
  override state: Shown = { form: this.flow.state(), module: this.props.ending ?? null };
  root = createRef<HTMLDivElement>();
  focus = keepFocus(() => this.root.current);
  stop = () => {};

  override componentDidMount(): void {
    this.stop = this.flow.start((form) => {
      this.focus.remember();
      this.setState({ form });
    });
    if (this.state.form.step === 'ended') void this.loadEnding();
    this.focus.inside = this.props.autoFocus ?? false;
    this.focus.move();
  }

  override componentDidUpdate(_: SubscribeFormProps, { form: before }: Shown): void {
    const { form } = this.state;
    const wrong = form.step === 'idle' && aboutField(form.problem);
    const turned = (form.step === 'ended') !== (before.step === 'ended');
    if (form !== before && (wrong || turned)) this.focus.move();
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  /** Its failure is no trouble: the mail's link works without the next step, and the title says where to look. */
  async loadEnding(): Promise<EndingModule | null> {
    const { reader } = this.props.config;
    const load = () => (reader ? import('./known-ending.page.tsx') : import('./ending.page.tsx'));
    const module = this.state.module ?? (await load().catch(() => null));
    this.setState({ module });
    return module;
  }

  renderEnding(): ReactNode {
    const { form, module } = this.state;
    const { config, native, inbox } = this.props;
    if (form.step !== 'ended') return null;
    const { ending } = form;
    if (!module) {
      return (
        ending.step !== 'member' && (
          <h2 className="title" tabIndex={-1} data-focus>
            {ending.step === 'invite' ? messages.invite : messages.inbox}
          </h2>
        )
      );
    }
    return (
      <module.EndingPage
        ending={ending}
        config={config}
        email={form.email}
        inline={this.flow.inline}
        native={native}
        initial={inbox}
        onConfirmed={(email) => this.flow.subscribed(email, true)}
        onTrouble={this.flow.trouble}
        onReopen={this.flow.reopen}
      />
    );
  }

  override render(): ReactNode {
    const { config, layout, native } = this.props;
    const { form } = this.state;
    return (
      <div ref={this.root} className={`subscribe ${layout}`}>
        {form.step === 'ended' ? (
          this.renderEnding()
        ) : (
          <AddressForm
            state={form}
            layout={layout}
            publication={config.settings.publication}
            messages={messages}
            platform={config.settings.platform}
            native={native}
            inline={this.flow.inline}
            onFocus={this.flow.prepare}
            onTyped={this.flow.typed}
            onSubmit={this.flow.submit}
          />
        )}
      </div>
    );
  }
}
