import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { careMessages as messages } from './account-care.messages.ts';
import { sessionPath } from './session-frame.view.tsx';
import type { ReactNode } from 'react';
import type { PublicationPage } from '../../src/contracts/pages.ts';

const WAYS = [
  [PAGE_PATHS.address, 'changeAddress'],
  [PAGE_PATHS.data, 'downloadData'],
  [PAGE_PATHS.deletion, 'deleteAccount'],
] as const;

/** What a reader may do with the account itself. */
export function AccountCare({ page }: { page: Partial<PublicationPage> }): ReactNode {
  return (
    <section>
      <h2 className="subhead">{messages.careTitle}</h2>
      <p className="links stacked">
        {WAYS.map(([path, words]) => (
          <a key={path} className="link" href={sessionPath(page, path)}>
            {messages[words]}
          </a>
        ))}
      </p>
    </section>
  );
}
