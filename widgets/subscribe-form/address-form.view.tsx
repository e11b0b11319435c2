import { API_PATHS } from '../../src/contracts/paths.ts';
import { HiddenFields } from './hidden-fields.view.tsx';
import { Note } from './note.view.tsx';
import { requestOf } from './subscribe-form.model.ts';
import { aboutField } from './subscribe-form.problem.ts';
import { SubmitButton } from './submit-button.view.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { FormViewProps } from './subscribe-form.view.tsx';

/** Robots fill it, people never see it: hidden by attribute, so that it stays hidden without our styles too. */
function Honeypot(): ReactNode {
  return (
    <div hidden>
      <input name="nickname" autoComplete="off" tabIndex={-1} aria-hidden />
    </div>
  );
}

function Heading({ layout, publication }: FormViewProps): ReactNode {
  if (layout !== 'card') return null;
  return (
    <div className="head">
      <h2 className="title">{publication.name}</h2>
      {publication.hero_text && <p className="lead">{publication.hero_text}</p>}
    </div>
  );
}

/** Asks for the address. */
export function AddressForm(props: FormViewProps): ReactNode {
  const { state, layout, messages, native, platform } = props;
  const busy = requestOf(state) !== null;
  const problem = state.step === 'idle' ? state.problem : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit(`${new FormData(event.currentTarget).get('nickname') ?? ''}`);
  };
  return (
    <>
      <Heading {...props} />
      <form method="post" action={platform + API_PATHS.subscribe} onSubmit={submit}>
        <HiddenFields fields={native?.fields} />
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
              required
              aria-describedby="email-note"
              aria-invalid={problem !== null && aboutField(problem)}
              data-focus
              value={state.email}
              readOnly={busy}
              onFocus={props.onFocus}
              onInput={(event) => props.onTyped('email', event.currentTarget.value)}
            />
            <SubmitButton busy={busy}>
              {problem && !aboutField(problem) ? messages.retry : messages.subscribe}
            </SubmitButton>
          </div>
          <Note id="email-note" problem={problem} messages={messages}>
            {messages.hint}
          </Note>
        </div>
        <Honeypot />
      </form>
    </>
  );
}
