import type { ReactNode } from 'react';

interface NoteProps {
  id: string;
  /** What went wrong; nothing at rest. */
  error?: ReactNode;
  /** Whether it is the error container, and not about the field above. */
  apart?: boolean | undefined;
  /** The words at rest. */
  children?: ReactNode;
}

/**
 * The line under a field: words at rest, or what went wrong, under the field or in the error container, which takes the same
 * place, so that nothing shifts. An error is a new element, and an alert: so it is heard, once.
 */
export function Note({ id, error, apart, children }: NoteProps): ReactNode {
  if (!error) {
    return (
      <p className="note hint" id={id}>
        {children}
      </p>
    );
  }
  return (
    <div className={`note error ${apart ? 'errors' : ''}`} id={id} role="alert">
      {error}
    </div>
  );
}
