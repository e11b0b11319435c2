import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { credentialMessages as messages } from './credentials.messages.ts';
import { sessionPath } from './session-frame.view.tsx';
import type { ReactNode } from 'react';
import type { PublicationPage } from '../../src/contracts/pages.ts';

/** One line for readers who have no passkey; whoever passes over it is asked for nothing. */
export function OfferPasskey({ page }: { page: Partial<PublicationPage> }): ReactNode {
  return (
    <p>
      <a className="link" href={sessionPath(page, CREDENTIAL_PATHS.passkeys)}>
        {messages.offerPasskey}
      </a>
    </p>
  );
}
