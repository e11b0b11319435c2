import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { formatLocale } from '../shared/text/format-locale.ts';
import { careMessages as messages } from './account-care.messages.ts';
import { AddressField } from './address-field.view.tsx';
import { dateText } from './date-text.ts';
import { SessionFrame, publicationField, sessionPath } from './session-frame.view.tsx';
import { ToAccount } from './to-account.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type DeletePage = Extract<PageProps, { name: 'account-delete' }>;

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(names);

/** What goes, and what remains. */
function Consequences({ email, subscriptions, paid, refused }: DeletePage): ReactNode {
  return (
    <>
      <p className="text">{fill(messages.deleteText, { email: <strong>{email}</strong> })}</p>
      {subscriptions.length > 0 && (
        <p className="text">{fill(messages.deleteNames, { names: listed(subscriptions) })}</p>
      )}
      {paid.map(({ name, until }) => (
        <p key={name} className="text">
          {fill(messages.deletePaid, { name: <strong>{name}</strong>, date: dateText(until) })}
        </p>
      ))}
      <p className="hint">{messages.deleteRemains}</p>
      {refused && <p className="hint">{messages.deleteRefused}</p>}
    </>
  );
}

/** Deletes the account, once its reader has typed their address. */
export function AccountDeletePage(page: DeletePage): ReactNode {
  const { token, error } = page;
  return (
    <SessionFrame page={page} title={messages.deleteTitle}>
      <Consequences {...page} />
      <p>
        <a className="link" href={sessionPath(page, PAGE_PATHS.data)}>
          {messages.deleteFirst}
        </a>
      </p>
      <AddressField
        action={PAGE_PATHS.deletion}
        fields={{ token, ...publicationField(page) }}
        label={messages.deleteLabel}
        hint={messages.deleteHint}
        error={error === null ? null : messages.deleteWrong}
        isOwn={false}
        look="danger"
      >
        {messages.deleteAction}
      </AddressField>
      <ToAccount page={page} />
    </SessionFrame>
  );
}

/** The account is gone. */
export function AccountDeletedPage(
  page: Extract<PageProps, { name: 'account-deleted' }>,
): ReactNode {
  return (
    <SessionFrame page={page} title={messages.deletedTitle} done>
      <p className="text">{messages.deletedText}</p>
    </SessionFrame>
  );
}
