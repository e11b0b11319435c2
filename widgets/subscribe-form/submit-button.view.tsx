import type { ReactNode } from 'react';

/** The one action of a step. Busy, it keeps its words, its width and the focus. */
export function SubmitButton({
  busy,
  children,
}: {
  busy: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <button className="button" type="submit" aria-busy={busy} aria-disabled={busy}>
      {children}
    </button>
  );
}
