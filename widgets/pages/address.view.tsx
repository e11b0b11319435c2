import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { emailKey } from '../../src/text/email.ts';
import { fill } from '../shared/text/fill.tsx';
import { careMessages as messages } from './account-care.messages.ts';
import { AddressField } from './address-field.view.tsx';
import { dateText } from './date-text.ts';
import { QuietForm } from './quiet-form.view.tsx';
import { SessionFrame, publicationField } from './session-frame.view.tsx';
import { sessionProblem } from './session-problem.ts';
import { ToAccount } from './to-account.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type AddressPageProps = Extract<PageProps, { name: 'address' }>;

function problem({ error, typed, email }: AddressPageProps): string | null {
  const isSame = error?.code === 'invalid_email' && emailKey(typed) === emailKey(email);
  return isSame ? messages.sameAddress : sessionProblem(error);
}

function Waiting({ page, email, until }: { page: AddressPageProps; email: string; until: number }) {
  const both = { email: <strong>{page.email}</strong>, other: <strong>{email}</strong> };
  return (
    <SessionFrame page={page} title={messages.waitingTitle}>
      <p className="text">{fill(messages.waitingText, both)}</p>
      <p className="hint">{fill(messages.waitingUntil, { date: dateText(until) })}</p>
      <ToAccount page={page} />
      <QuietForm action={PAGE_PATHS.addressStop} fields={publicationField(page)}>
        {messages.takeBack}
      </QuietForm>
    </SessionFrame>
  );
}

/** Asks for another address, or says what waits. */
export function AddressPage(page: AddressPageProps): ReactNode {
  const { email, typed, waiting, error } = page;
  if (waiting !== null && error === null) return <Waiting page={page} {...waiting} />;
  return (
    <SessionFrame page={page} title={messages.addressTitle}>
      <p className="text">{fill(messages.addressText, { email: <strong>{email}</strong> })}</p>
      <AddressField
        action={PAGE_PATHS.address}
        fields={publicationField(page)}
        label={messages.newAddress}
        hint={messages.addressHint}
        error={problem(page)}
        typed={typed}
        isOwn={false}
      >
        {messages.askChange}
      </AddressField>
      <ToAccount page={page} />
    </SessionFrame>
  );
}
