import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { credentialMessages as messages } from './credentials.messages.ts';
import { sessionPath } from './session-frame.view.tsx';
import type { ReactNode } from 'react';
import type { PublicationPage } from '../../src/contracts/pages.ts';

/** The way to a newer sign-in, and back to the page that asks for it. */
export function SignInAgain({
  page,
  path,
}: {
  page: Partial<PublicationPage> & { email: string };
  /** Of the page that asks. */
  path: string;
}): ReactNode {
  const query = { change_user: 'true', email: page.email, redirect: sessionPath(page, path) };
  return (
    <>
      <p className="text">{messages.freshText}</p>
      <p>
        <a className="button" href={sessionPath(page, PAGE_PATHS.login, query)}>
          {messages.signInAgain}
        </a>
      </p>
    </>
  );
}

/** The way back to the account. */
export function ToAccount({ page }: { page: Partial<PublicationPage> }): ReactNode {
  return (
    <p>
      <a className="link" href={sessionPath(page, PAGE_PATHS.account)}>
        {messages.toAccount}
      </a>
    </p>
  );
}
