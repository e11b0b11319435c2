import { AddressForm } from './address-form.view.tsx';
import { CheckInbox } from './check-inbox.view.tsx';
import { Outcome } from './outcome.view.tsx';
import { requestOf } from './subscribe-form.model.ts';
import { aboutField, problemText } from './subscribe-form.problem.ts';
import type { ReactNode } from 'react';
import type { PublicPublication } from '../../src/contracts/embed.ts';
import type { Messages } from './subscribe-form.messages.ts';
import type { FormState } from './subscribe-form.model.ts';

/** `inline`: one row. `card`: title, lead, row. `cover`: the column of the popup and of the subscribe page. */
export type FormLayout = 'inline' | 'card' | 'cover';

/** What makes the form work on a page without script. Names and paths are those of the server. */
export interface NativeForm {
  /** Hidden fields of every form. */
  fields: Readonly<Record<string, string>>;
  /** The page with an empty form. */
  restart: string;
}

/** What the reader does. */
export interface FormHandlers {
  onFocus(): void;
  onTyped(field: 'email' | 'code', value: string): void;
  onSubmit(nickname: string): void;
  onResend(): void;
  onChangeAddress(): void;
}

export interface FormViewProps extends FormHandlers {
  state: FormState;
  layout: FormLayout;
  publication: PublicPublication;
  messages: Messages;
  /** Origin of the platform: where forms are posted without script. */
  platform: string;
  native?: NativeForm | undefined;
}

/** What a screen reader hears where no moving focus says it. */
function announcement(state: FormState, messages: Messages): string {
  if (requestOf(state)) return messages.busy;
  if (!('problem' in state)) return '';
  const { problem } = state;
  if (problem) return aboutField(problem) ? '' : problemText(problem, messages);
  return state.step === 'inbox' && state.resend === 'sent' ? messages.resent : '';
}

function Step(props: FormViewProps): ReactNode {
  const { state } = props;
  if (state.step === 'inbox') return <CheckInbox {...props} state={state} />;
  const asks = state.step === 'idle' || requestOf(state);
  return asks ? <AddressForm {...props} /> : <Outcome {...props} />;
}

/** The form in any of its states: props in, events out. */
export function SubscribeFormView(props: FormViewProps): ReactNode {
  return (
    <div className={`subscribe ${props.layout}`}>
      <Step {...props} />
      <output className="visually-hidden">{announcement(props.state, props.messages)}</output>
    </div>
  );
}
