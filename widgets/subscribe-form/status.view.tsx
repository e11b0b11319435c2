import type { ReactNode } from 'react';

/** What a screen reader hears where no moving focus says it. It stands there empty before, or nothing is heard. */
export function Status({ children }: { children: ReactNode }): ReactNode {
  return <output className="visually-hidden">{children}</output>;
}
