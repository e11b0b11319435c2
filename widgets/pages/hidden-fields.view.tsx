import type { ReactNode } from 'react';

/** What a form carries when it is posted without script. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
