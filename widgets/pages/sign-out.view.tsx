import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { ActionForm } from './action-form.view.tsx';
import { SessionFrame, publicationField, sessionPath } from './session-frame.view.tsx';
import { sessionMessages as messages } from './session.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type SignOutProps = Extract<PageProps, { name: 'sign-out' }>;

function Ready(page: SignOutProps): ReactNode {
  const email = <strong>{page.email}</strong>;
  return (
    <SessionFrame page={page} title={messages.signOutTitle}>
      <p className="text">{fill(messages.signOutText, { email })}</p>
      <ActionForm action={PAGE_PATHS.signOut} fields={publicationField(page)}>
        {messages.signOut}
      </ActionForm>
    </SessionFrame>
  );
}

/** One click that signs out, and what is so afterwards. */
export function SignOutPage(page: SignOutProps): ReactNode {
  if (page.state === 'ready') return <Ready {...page} />;
  const text = page.state === 'everywhere' ? messages.everywhereText : messages.signedOutText;
  return (
    <SessionFrame page={page} title={messages.signedOutTitle} done>
      <p className="text">{text}</p>
      <p>
        <a className="link" href={sessionPath(page, PAGE_PATHS.login)}>
          {messages.signInAgain}
        </a>
      </p>
    </SessionFrame>
  );
}
