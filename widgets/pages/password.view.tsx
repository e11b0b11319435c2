import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { PASSWORD_MIN_LENGTH } from '../../src/session/password-rules.ts';
import { fill } from '../shared/text/fill.tsx';
import { passwordProblem } from './credential-problem.ts';
import { credentialMessages as messages } from './credentials.messages.ts';
import { dateText } from './date-text.ts';
import { HiddenFields } from './hidden-fields.view.tsx';
import { PasswordField } from './password-field.view.tsx';
import { SessionFrame, publicationField } from './session-frame.view.tsx';
import { SignInAgain, ToAccount } from './sign-in-again.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type PasswordProps = Extract<PageProps, { name: 'password' }>;

/** Whose password it is, for password managers; readers have read it above. */
function Username({ email }: { email: string }): ReactNode {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}

function Current({ id, error }: { id: string; error: string | null }): ReactNode {
  const label = messages.currentLabel;
  return <PasswordField name="current" autoComplete="current-password" {...{ id, label, error }} />;
}

/** Which field the trouble is about; the first one where it is about none. */
function problems({ error, proof }: PasswordProps): Record<'current' | 'password', string | null> {
  const problem = passwordProblem(error);
  const param = error?.errors?.[0]?.param ?? (proof === 'current' ? 'current' : 'password');
  return {
    current: param === 'current' ? problem : null,
    password: param === 'current' ? null : problem,
  };
}

function SetForm(page: PasswordProps): ReactNode {
  const { current, password } = problems(page);
  const isNew = page.changed_at === null;
  return (
    <form className="stack" method="post" action={CREDENTIAL_PATHS.password}>
      <HiddenFields fields={publicationField(page)} />
      <Username email={page.email} />
      {page.proof === 'current' && <Current id="current" error={current} />}
      <PasswordField
        name="password"
        id="password"
        label={isNew ? messages.passwordLabel : messages.newLabel}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        error={password}
        hint={messages.newHint}
      />
      <p className="hint">{messages.othersEnd}</p>
      <button className="button" type="submit">
        {isNew ? messages.setPassword : messages.changePassword}
      </button>
    </form>
  );
}

function RemoveForm(page: PasswordProps): ReactNode {
  return (
    <section>
      <h2 className="subhead">{messages.removeTitle}</h2>
      <p className="hint">{messages.removeText}</p>
      <form className="stack" method="post" action={CREDENTIAL_PATHS.removePassword}>
        <HiddenFields fields={publicationField(page)} />
        {page.proof === 'current' && <Current id="current-to-remove" error={null} />}
        <button className="quiet" type="submit">
          {messages.removePassword}
        </button>
      </form>
    </section>
  );
}

function Standing({ changed_at, done }: PasswordProps): ReactNode {
  if (done === 'set') return <p className="text">{messages.passwordSaved}</p>;
  if (done === 'removed') return <p className="text">{messages.passwordRemoved}</p>;
  if (changed_at === null) return <p className="text">{messages.passwordNone}</p>;
  return <p className="text">{fill(messages.passwordSince, { date: dateText(changed_at) })}</p>;
}

function Forms(page: PasswordProps): ReactNode {
  if (page.proof === 'sign-in') return <SignInAgain page={page} path={CREDENTIAL_PATHS.password} />;
  return (
    <>
      <SetForm {...page} />
      {page.changed_at !== null && <RemoveForm {...page} />}
    </>
  );
}

/** Where a reader sets, changes and removes a password. */
export function PasswordPage(page: PasswordProps): ReactNode {
  return (
    <SessionFrame page={page} title={messages.yourPassword} done={page.done !== null}>
      <Standing {...page} />
      {page.done === null && <Forms {...page} />}
      <ToAccount page={page} />
    </SessionFrame>
  );
}
