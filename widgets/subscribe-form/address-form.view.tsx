import { FieldNote } from './field-note.view.tsx';
import { Status } from './status.view.tsx';
import { isBusy } from './subscribe-form.model.ts';
import { aboutField } from './subscribe-form.problem.ts';
import { signupTarget } from './subscribe-form.target.ts';
import { SubmitButton } from './submit-button.view.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { EmbedPublication } from '../../src/contracts/embed.ts';
import type { Messages } from './subscribe-form.messages.ts';
import type { FormState } from './subscribe-form.model.ts';
import type { FormLayout, NativeForm } from './subscribe-form.types.ts';

export interface AddressFormProps {
  state: FormState;
  layout: FormLayout;
  publication: EmbedPublication;
  messages: Messages;
  /** Origin of the platform: where the form is posted without script. */
  platform: string;
  native?: NativeForm | undefined;
  /** Whether what is wrong with the address stands under its field. */
  inline: boolean;
  onFocus(): void;
  onTyped(value: string): void;
  /** With what stands in the honeypot. */
  onSubmit(nickname: string): void;
}

function Heading({ name, hero_text }: EmbedPublication): ReactNode {
  return (
    <div className="head">
      <h2 className="title">{name}</h2>
      {hero_text && <p className="lead">{hero_text}</p>}
    </div>
  );
}

/** Robots fill it, people never see it: hidden by attribute, so that it stays hidden without our styles too. */
const honeypot = <input name="nickname" hidden autoComplete="off" tabIndex={-1} />;

/**
 * Asks for the address. Where our script checks, the field is not `required` for the browser: Firefox tells screen readers
 * of a form with such a field that it is invalid before anything is typed.
 */
export function AddressForm(props: AddressFormProps): ReactNode {
  const { state, layout, messages, native } = props;
  const busy = isBusy(state);
  const problem = state.step === 'idle' ? state.problem : null;
  const wrong = aboutField(problem);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit(`${new FormData(event.currentTarget).get('nickname') ?? ''}`);
  };
  return (
    <>
      {layout === 'card' && <Heading {...props.publication} />}
      <form {...signupTarget(props.platform)} noValidate={!native} onSubmit={submit}>
        {native?.hidden}
        {honeypot}
        <div className="field">
          <label htmlFor="email" className={layout === 'inline' ? 'visually-hidden' : 'label'}>
            {messages.label}
          </label>
          <div className="row">
            <input
              className="input"
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              placeholder={messages.placeholder}
              required={!!native}
              aria-required
              aria-describedby="email-note"
              aria-invalid={wrong}
              data-focus
              value={state.email}
              readOnly={busy}
              onFocus={props.onFocus}
              onInput={(event) => props.onTyped(event.currentTarget.value)}
            />
            <SubmitButton busy={busy}>
              {problem && !wrong ? messages.retry : messages.subscribe}
            </SubmitButton>
          </div>
          <FieldNote {...props} id="email-note" problem={problem}>
            {messages.hint}
          </FieldNote>
        </div>
        <Status>{busy && messages.busy}</Status>
      </form>
    </>
  );
}
