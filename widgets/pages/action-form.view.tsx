import { HiddenFields } from './hidden-fields.view.tsx';
import type { ReactNode } from 'react';

interface ActionFormProps {
  /** Path that it is posted to. */
  action: string;
  fields: Readonly<Record<string, string>>;
  /** A class beside the button's own. */
  look?: string;
  /** The words on the button. */
  children: ReactNode;
}

/** One click that changes something: always a post, so that no scanner of mail links does it by following one. */
export function ActionForm({ action, fields, look = '', children }: ActionFormProps): ReactNode {
  return (
    <form className="action" method="post" action={action}>
      <HiddenFields fields={fields} />
      <button className={`button ${look}`.trim()} type="submit">
        {children}
      </button>
    </form>
  );
}
