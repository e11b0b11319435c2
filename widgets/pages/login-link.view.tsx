import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { ActionForm } from './action-form.view.tsx';
import { OfferPasskey } from './offer-passkey.view.tsx';
import { SessionFrame, publicationField, sessionPath } from './session-frame.view.tsx';
import { sessionMessages as messages } from './session.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type LinkPage = Extract<PageProps, { name: 'login-link' }>;

function Click({
  page,
  more = {},
  children,
}: {
  page: LinkPage;
  more?: Record<string, string>;
  children: ReactNode;
}): ReactNode {
  const fields = { token: page.token, ...publicationField(page), ...more };
  return (
    <ActionForm action={PAGE_PATHS.loginLink} fields={fields}>
      {children}
    </ActionForm>
  );
}

const who = (text: string, email: string): ReactNode => (
  <p className="text">{fill(text, { email: <strong>{email}</strong> })}</p>
);

function Ready(page: LinkPage): ReactNode {
  return (
    <SessionFrame page={page} title={messages.linkTitle}>
      {who(messages.linkText, page.email)}
      <Click page={page}>{messages.linkAction}</Click>
    </SessionFrame>
  );
}

/** Another browser asked: the reader says yes to that before anything happens. */
function Elsewhere(page: LinkPage): ReactNode {
  return (
    <SessionFrame page={page} title={messages.elsewhereTitle}>
      {who(messages.elsewhereText, page.email)}
      <Click page={page} more={{ here: 'yes' }}>
        {messages.elsewhereAction}
      </Click>
      <p className="hint">{messages.elsewhereHint}</p>
    </SessionFrame>
  );
}

function dead(title: 'usedTitle' | 'oldTitle', text: 'usedText' | 'oldText') {
  return (page: LinkPage): ReactNode => (
    <SessionFrame page={page} title={messages[title]}>
      <p className="text">{messages[text]}</p>
      <p>
        <a className="button" href={sessionPath(page, PAGE_PATHS.login, { email: page.email })}>
          {messages.newLink}
        </a>
      </p>
    </SessionFrame>
  );
}

const STATES = {
  ready: Ready,
  elsewhere: Elsewhere,
  used: dead('usedTitle', 'usedText'),
  expired: dead('oldTitle', 'oldText'),
};

/** Where the link of the sign-in mail leads. */
export function LoginLinkPage(page: LinkPage): ReactNode {
  const State = STATES[page.state];
  return <State {...page} />;
}

/** Signed in, with the way on to a page of another site. */
export function SignedInPage(page: Extract<PageProps, { name: 'signed-in' }>): ReactNode {
  const { email, href } = page;
  const fields = { ...publicationField(page), href };
  return (
    <SessionFrame page={page} title={messages.signedInTitle} done>
      {who(messages.signedInText, email)}
      <ActionForm action={PAGE_PATHS.wayBack} fields={fields}>
        {fill(messages.backTo, { host: new URL(href).host })}
      </ActionForm>
      <p>
        <a className="link" href={sessionPath(page, PAGE_PATHS.account)}>
          {messages.toAccount}
        </a>
      </p>
      {page.offers_passkey && <OfferPasskey page={page} />}
    </SessionFrame>
  );
}
