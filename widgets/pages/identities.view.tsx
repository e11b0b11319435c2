import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { identityMessages as messages } from './account-identities.messages.ts';
import { credentialProblem } from './credential-problem.ts';
import { dateText } from './date-text.ts';
import { QuietForm } from './quiet-form.view.tsx';
import { SessionFrame, publicationField } from './session-frame.view.tsx';
import { SignInAgain, ToAccount } from './sign-in-again.view.tsx';
import type { ReactNode } from 'react';
import type { AccountIdentity } from '../../src/contracts/credential-pages.ts';
import type { PageProps } from '../../src/contracts/pages.ts';

type IdentitiesProps = Extract<PageProps, { name: 'identities' }>;

interface EntryProps {
  page: IdentitiesProps;
  of: AccountIdentity;
  /** Of its name. */
  id: string;
}

function Entry({ page, of, id }: EntryProps): ReactNode {
  const { issuer, subject, provider, created_at, last_used_at } = of;
  const dates = { date: dateText(created_at), used: dateText(last_used_at) };
  const fields = { ...publicationField(page), issuer, subject };
  return (
    <li className="session">
      <div>
        <strong id={id}>{provider}</strong>
        <p className="hint">{fill(messages.identityUsed, dates)}</p>
      </div>
      {page.is_fresh && (
        <QuietForm action={CREDENTIAL_PATHS.removeIdentity} fields={fields} about={id}>
          {messages.removeIdentity}
        </QuietForm>
      )}
    </li>
  );
}

function Entries(page: IdentitiesProps): ReactNode {
  if (page.identities.length === 0) return <p className="text">{messages.identitiesNone}</p>;
  return (
    <>
      <ul className="entries">
        {page.identities.map((of, index) => (
          <Entry key={`${of.issuer} ${of.subject}`} id={`identity-${index}`} {...{ page, of }} />
        ))}
      </ul>
      <p className="hint">{messages.identitiesAgain}</p>
      {!page.is_fresh && <SignInAgain page={page} path={CREDENTIAL_PATHS.identities} />}
    </>
  );
}

/** The identities elsewhere by which a reader signs in; each can be removed. */
export function IdentitiesPage(page: IdentitiesProps): ReactNode {
  return (
    <SessionFrame page={page} title={messages.identitiesTitle}>
      <p className="text">{messages.identitiesText}</p>
      {page.error && (
        <p className="error" role="alert">
          {credentialProblem(page.error)}
        </p>
      )}
      <Entries {...page} />
      <ToAccount page={page} />
    </SessionFrame>
  );
}
