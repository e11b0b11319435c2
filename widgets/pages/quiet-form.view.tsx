import { HiddenFields } from './hidden-fields.view.tsx';
import type { ReactNode } from 'react';

/** One click that stands back. */
export function QuietForm({
  action,
  fields,
  about,
  children,
}: {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** Id of what it is about. */
  about?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <form method="post" action={action}>
      <HiddenFields fields={fields} />
      <button className="quiet" type="submit" aria-describedby={about}>
        {children}
      </button>
    </form>
  );
}
