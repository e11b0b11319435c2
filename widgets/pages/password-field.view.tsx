import { Note } from '../subscribe-form/note.view.tsx';
import type { ReactNode } from 'react';

interface PasswordFieldProps {
  name: 'password' | 'current';
  /** Begins its ids. */
  id: string;
  label: string;
  /** Which password a browser or a password manager puts here. */
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
  error?: string | null;
  hint?: string;
}

/** A password, with its label and the line under it. Nothing that was typed is ever sent back. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { name, id, label, autoComplete, minLength, error = null, hint = '' } = props;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type="password"
        autoComplete={autoComplete}
        minLength={minLength}
        required
        aria-describedby={`${id}-note`}
        aria-invalid={error !== null}
      />
      <Note id={`${id}-note`} error={error}>
        {hint}
      </Note>
    </div>
  );
}
