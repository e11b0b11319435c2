import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { careMessages as messages } from './account-care.messages.ts';
import { sessionPath } from './session-frame.view.tsx';
import type { ReactNode } from 'react';
import type { PublicationPage } from '../../src/contracts/pages.ts';

/** The way back to the account. */
export function ToAccount({ page }: { page: Partial<PublicationPage> }): ReactNode {
  return (
    <p>
      <a className="link" href={sessionPath(page, PAGE_PATHS.account)}>
        {messages.backToAccount}
      </a>
    </p>
  );
}
