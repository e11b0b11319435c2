import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { API_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { passwordProblem } from './credential-problem.ts';
import { credentialMessages as messages } from './credentials.messages.ts';
import { HiddenFields } from './hidden-fields.view.tsx';
import { PasskeyButton } from './passkey-button.view.tsx';
import { PasswordField } from './password-field.view.tsx';
import { publicationField, sessionPath } from './session-frame.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type LoginProps = Extract<PageProps, { name: 'login' }>;

/** A form of its own: a password manager finds the address and the password in it, and Enter sends both. */
function PasswordForm({ page }: { page: LoginProps }): ReactNode {
  const { email, redirect, error, ways } = page;
  const isOurs = ways.password;
  return (
    <form className="stack" method="post" action={API_PATHS.login}>
      <HiddenFields fields={{ ...publicationField(page), redirect }} />
      <div className="field">
        <label className="label" htmlFor="username">
          {messages.usernameLabel}
        </label>
        <input
          className="input"
          id="username"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={email}
        />
      </div>
      <PasswordField
        name="password"
        id="password"
        label={messages.passwordLabel}
        autoComplete="current-password"
        error={isOurs ? passwordProblem(error) : null}
        hint={messages.passwordHint}
      />
      <button className="button" type="submit">
        {messages.passwordAction}
      </button>
    </form>
  );
}

function Identity({ page, name }: { page: LoginProps; name: string }): ReactNode {
  const href = sessionPath(page, CREDENTIAL_PATHS.identity, { redirect: page.redirect });
  return (
    <p>
      <a className="link" href={href} rel="nofollow">
        {fill(messages.withIdentity, { name })}
      </a>
    </p>
  );
}

/** The ways to sign in beside the mail, which stand back behind it. */
export function LoginWays({ page }: { page: LoginProps }): ReactNode {
  const { passkey, password, identity } = page.ways;
  return (
    <div className="stack">
      {passkey && <PasskeyButton page={page} />}
      {identity !== null && <Identity page={page} name={identity} />}
      <details open={password}>
        <summary className="way">{messages.withPassword}</summary>
        <PasswordForm page={page} />
      </details>
    </div>
  );
}
