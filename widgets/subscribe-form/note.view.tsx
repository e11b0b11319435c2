import { problemText } from './subscribe-form.problem.ts';
import type { ReactNode } from 'react';
import type { Messages } from './subscribe-form.messages.ts';
import type { Problem } from './subscribe-form.model.ts';

interface NoteProps {
  id: string;
  problem: Problem | null;
  messages: Messages;
  /** The words at rest. */
  children: ReactNode;
}

/** The line under a field: words at rest, or what went wrong. It is always there, so that nothing shifts. */
export function Note({ id, problem, messages, children }: NoteProps): ReactNode {
  if (!problem) {
    return (
      <p className="note hint" id={id}>
        {children}
      </p>
    );
  }
  return (
    <p className="note error" id={id}>
      <svg className="sign" viewBox="0 0 16 16" aria-hidden>
        <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 3.5v4.5m0 2.2v.3" />
      </svg>
      {problemText(problem, messages)}
    </p>
  );
}
