import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { credentialMessages as messages } from './credentials.messages.ts';
import { sessionPath } from './session-frame.view.tsx';
import type { ReactNode } from 'react';
import type { PublicationPage } from '../../src/contracts/pages.ts';

/** The ways to sign in beside a mail, on the account. */
export function AccountWays({ page }: { page: Partial<PublicationPage> }): ReactNode {
  return (
    <section>
      <h2 className="subhead">{messages.waysTitle}</h2>
      <p className="hint">{messages.waysText}</p>
      <p>
        <a className="link" href={sessionPath(page, CREDENTIAL_PATHS.password)}>
          {messages.yourPassword}
        </a>
        {' · '}
        <a className="link" href={sessionPath(page, CREDENTIAL_PATHS.passkeys)}>
          {messages.yourPasskeys}
        </a>
      </p>
    </section>
  );
}
