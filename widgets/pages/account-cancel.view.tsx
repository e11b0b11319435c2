import { fill } from '../shared/text/fill.tsx';
import { careMessages as messages } from './account-care.messages.ts';
import { dateText } from './date-text.ts';
import { SessionFrame } from './session-frame.view.tsx';
import { ToAccount } from './to-account.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

/** What is paid for, and how it ends. */
export function AccountCancelPage(page: Extract<PageProps, { name: 'account-cancel' }>): ReactNode {
  const { paid } = page;
  return (
    <SessionFrame page={page} title={messages.cancelTitle}>
      {paid.map(({ name, until }) => (
        <p key={name} className="text">
          {fill(messages.cancelEnds, { name: <strong>{name}</strong>, date: dateText(until) })}
        </p>
      ))}
      {paid.length === 0 && <p className="text">{messages.cancelNothing}</p>}
      <p className="hint">{messages.cancelMail}</p>
      <ToAccount page={page} />
    </SessionFrame>
  );
}
