import { Note } from './note.view.tsx';
import { saidView } from './said-view.ts';
import { aboutField, problemText } from './subscribe-form.problem.ts';
import type { ReactNode } from 'react';
import type { ProblemTexts, Problem } from './subscribe-form.problem.ts';

interface FieldNoteProps {
  id: string;
  problem: Problem | null;
  messages: ProblemTexts;
  /** Whether what is about the field stands under it; else it stands in the error container, as all else does. */
  inline: boolean;
  /** The words at rest. */
  children: ReactNode;
}

/** What stands under a field: its hint, or what went wrong (spec reader-flows §5). */
export function FieldNote(props: FieldNoteProps): ReactNode {
  const { id, problem, messages, inline, children } = props;
  const { current: SaidErrors } = saidView;
  if (problem?.said && SaidErrors) {
    return (
      <SaidErrors said={problem.said} id={id}>
        {children}
      </SaidErrors>
    );
  }
  const apart = !inline || !aboutField(problem);
  return (
    <Note id={id} error={problem && problemText(problem, messages)} apart={apart}>
      {children}
    </Note>
  );
}
