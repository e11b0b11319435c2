import type { ReactNode } from 'react';

interface NoteProps {
  id: string;
  /** What went wrong; null at rest. */
  error: string | null;
  /** The words at rest. */
  children: ReactNode;
}

/** The line under a field: words at rest, or what went wrong. It is always there, so that nothing shifts. */
export function Note({ id, error, children }: NoteProps): ReactNode {
  return (
    <p className={error ? 'note error' : 'note hint'} id={id}>
      {error && (
        <svg className="sign" viewBox="0 0 16 16" aria-hidden>
          <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m0 3.5V9m0 2.2v.3" />
        </svg>
      )}
      {error ?? children}
    </p>
  );
}
