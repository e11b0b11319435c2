import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { careMessages as messages } from './account-care.messages.ts';
import { SessionFrame } from './session-frame.view.tsx';
import { ToAccount } from './to-account.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

/** What is kept of a reader, and the file with it. */
export function AccountDataPage(page: Extract<PageProps, { name: 'account-data' }>): ReactNode {
  return (
    <SessionFrame page={page} title={messages.dataTitle}>
      <p className="text">{fill(messages.dataText, { email: <strong>{page.email}</strong> })}</p>
      <p className="text">{messages.dataList}</p>
      <p>
        <a className="button" href={PAGE_PATHS.dataFile} download>
          {messages.downloadFile}
        </a>
      </p>
      <p className="hint">{messages.dataHint}</p>
      <ToAccount page={page} />
    </SessionFrame>
  );
}
