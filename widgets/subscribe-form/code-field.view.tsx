import { FieldNote } from './field-note.view.tsx';
import { aboutField } from './subscribe-form.problem.ts';
import { SubmitButton } from './submit-button.view.tsx';
import type { ReactNode } from 'react';
import type { EndingMessages } from './ending.messages.ts';
import type { Problem } from './subscribe-form.problem.ts';

export interface CodeFieldProps {
  code: string;
  busy: boolean;
  problem: Problem | null;
  messages: EndingMessages;
  /** Whether what is wrong with the code stands under its field. */
  inline: boolean;
  /** Whether the browser checks and posts the form. */
  isNative: boolean;
  onTyped(value: string): void;
}

/** Where the mail's code is typed or pasted; spaces and hyphens are welcome. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { code, busy, problem, messages, isNative, onTyped } = props;
  const wrong = aboutField(problem);
  return (
    <div className="field">
      <label className="label" htmlFor="code">
        {messages.codeLabel}
      </label>
      <div className="row">
        <input
          className="input code"
          id="code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required={isNative}
          aria-required
          aria-describedby="code-note"
          aria-invalid={wrong}
          data-focus={wrong || undefined}
          value={code}
          readOnly={busy || problem?.kind === 'locked'}
          onInput={(event) => onTyped(event.currentTarget.value)}
        />
        <SubmitButton busy={busy}>{messages.confirm}</SubmitButton>
      </div>
      <FieldNote {...props} id="code-note">
        {messages.codeHint}
      </FieldNote>
    </div>
  );
}
