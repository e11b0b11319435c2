import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { identityMessages } from './account-identities.messages.ts';
import { credentialMessages as messages } from './credentials.messages.ts';
import { sessionPath } from './session-frame.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type AccountProps = Extract<PageProps, { name: 'account' }>;

/** The ways to sign in beside a mail, on the account. */
export function AccountWays({ page }: { page: AccountProps }): ReactNode {
  return (
    <section>
      <h2 className="subhead">{messages.waysTitle}</h2>
      <p className="hint">{messages.waysText}</p>
      <p className="links">
        <a className="link" href={sessionPath(page, CREDENTIAL_PATHS.password)}>
          {messages.yourPassword}
        </a>
        <a className="link" href={sessionPath(page, CREDENTIAL_PATHS.passkeys)}>
          {messages.yourPasskeys}
        </a>
        {page.has_identities && (
          <>
            {' · '}
            <a className="link" href={sessionPath(page, CREDENTIAL_PATHS.identities)}>
              {identityMessages.identitiesTitle}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
