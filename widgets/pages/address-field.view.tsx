import { Note } from '../subscribe-form/note.view.tsx';
import { HiddenFields } from './hidden-fields.view.tsx';
import type { ReactNode } from 'react';

interface AddressFieldProps {
  /** Path that it is posted to. */
  action: string;
  fields: Readonly<Record<string, string>>;
  label: string;
  /** The words at rest under the field. */
  hint: string;
  /** What is wrong; null for nothing. */
  error: string | null;
  /** What was typed before. */
  typed?: string;
  /** Whether browsers may fill the reader's own address in. */
  isOwn: boolean;
  /** A class beside the button's own. */
  look?: string;
  /** The words on the button. */
  children: ReactNode;
}

/** A form that asks for one address. Its button stands apart: what it does is said at length, and may be for good. */
export function AddressField(props: AddressFieldProps): ReactNode {
  const { action, fields, label, hint, error, typed = '', isOwn, look = '', children } = props;
  return (
    <form className="subscribe" method="post" action={action}>
      <HiddenFields fields={fields} />
      <div className="field">
        <label className="label" htmlFor="email">
          {label}
        </label>
        <input
          className="input"
          id="email"
          name="email"
          type="email"
          autoComplete={isOwn ? 'email' : 'off'}
          inputMode="email"
          required
          aria-describedby="email-note"
          aria-invalid={error !== null}
          defaultValue={typed}
        />
        <button className={`button ${look}`.trim()} type="submit">
          {children}
        </button>
        <Note id="email-note" error={error}>
          {hint}
        </Note>
      </div>
    </form>
  );
}
