import { credentialMessages as messages } from './credentials.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';
import { PASSKEY_IDS } from './passkeys.ids.ts';

/** Signing in by passkey. It takes a script, which shows it where the browser can do so. */
export function PasskeyButton({
  page,
}: {
  page: Extract<PageProps, { name: 'login' }>;
}): ReactNode {
  return (
    <div
      id={PASSKEY_IDS.signIn}
      hidden
      data-publication={page.publication?.subdomain ?? ''}
      data-redirect={page.redirect}
    >
      <button className="quiet" type="button">
        {messages.withPasskey}
      </button>
      <p className="error" role="alert" hidden>
        {messages.passkeyFailed}
      </p>
    </div>
  );
}
