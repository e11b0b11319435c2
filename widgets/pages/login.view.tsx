import { API_PATHS, PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { fill } from '../shared/text/fill.tsx';
import { Note } from '../subscribe-form/note.view.tsx';
import { credentialProblem } from './credential-problem.ts';
import { careMessages as care } from './account-care.messages.ts';
import { HiddenFields } from './hidden-fields.view.tsx';
import { LoginWays } from './login-ways.view.tsx';
import { SessionFrame, publicationField, sessionPath } from './session-frame.view.tsx';
import { sessionProblem } from './session-problem.ts';
import { sessionMessages as messages } from './session.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps, PublicationPage } from '../../src/contracts/pages.ts';

type Page<Name extends PageProps['name']> = Extract<PageProps, { name: Name }>;

function AddressForm(page: Page<'login'>): ReactNode {
  const { form_token, redirect, email, ways } = page;
  const error = ways.password ? null : page.error;
  const fields = { ...publicationField(page), form_token, redirect };
  const isWrong = error?.code === 'invalid_email';
  return (
    <form className="subscribe" method="post" action={API_PATHS.login}>
      <HiddenFields fields={fields} />
      <div className="field">
        <label className="label" htmlFor="email">
          {messages.addressLabel}
        </label>
        <div className="row">
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            aria-describedby="email-note"
            aria-invalid={isWrong}
            defaultValue={email}
          />
          <button className="button" type="submit">
            {messages.sendMail}
          </button>
        </div>
        <Note id="email-note" error={credentialProblem(error)}>
          {page.again ? care.againText : messages.signInText}
        </Note>
      </div>
    </form>
  );
}

/** The way for those who are no readers yet. */
function NewHere({ page }: { page: Partial<PublicationPage> }): ReactNode {
  const { publication, pages, pagesQuery } = page;
  if (!publication || pages === undefined || pagesQuery === undefined) return null;
  return (
    <p className="hint">
      {messages.signInNew}{' '}
      <a className="link" href={pageUrl({ pages, pagesQuery }, PAGE_PATHS.subscribe)}>
        {fill(messages.signInSubscribe, { name: publication.name })}
      </a>
    </p>
  );
}

/** Asks for the address that a sign-in mail goes to. */
export function LoginPage(page: Page<'login'>): ReactNode {
  return (
    <SessionFrame page={page} title={page.again ? care.againTitle : messages.signInTitle}>
      <AddressForm {...page} />
      <LoginWays page={page} />
      {!page.again && <NewHere page={page} />}
    </SessionFrame>
  );
}

function CodeForm(page: Page<'login-pending'>): ReactNode {
  const { email, redirect, error } = page;
  const isLocked = error?.code === 'code_locked';
  return (
    <form className="subscribe" method="post" action={API_PATHS.loginCode}>
      <HiddenFields fields={{ ...publicationField(page), email, redirect }} />
      <div className="field">
        <label className="label" htmlFor="code">
          {messages.codeLabel}
        </label>
        <div className="row">
          <input
            className="input code"
            id="code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            aria-describedby="code-note"
            aria-invalid={error !== null}
            readOnly={isLocked}
          />
          <button className="button" type="submit">
            {messages.signInByCode}
          </button>
        </div>
        <Note id="code-note" error={sessionProblem(error)}>
          {messages.codeHint}
        </Note>
      </div>
    </form>
  );
}

/** The mail is on its way, if the address is known: open its link, or type its code. */
export function LoginPendingPage(page: Page<'login-pending'>): ReactNode {
  const { email, redirect } = page;
  return (
    <SessionFrame page={page} title={messages.pendingTitle}>
      <p className="text">{fill(messages.pendingText, { email: <strong>{email}</strong> })}</p>
      <CodeForm {...page} />
      <p className="hint">
        {messages.nothingYet}{' '}
        <a className="link" href={sessionPath(page, PAGE_PATHS.login, { email, redirect })}>
          {messages.anotherMail}
        </a>
      </p>
    </SessionFrame>
  );
}
