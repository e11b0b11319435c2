import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '../../src/session/passkey-rules.ts';
import { fill } from '../shared/text/fill.tsx';
import { credentialProblem } from './credential-problem.ts';
import { credentialMessages as messages } from './credentials.messages.ts';
import { dateText } from './date-text.ts';
import { HiddenFields } from './hidden-fields.view.tsx';
import { PASSKEY_IDS } from './passkeys.ids.ts';
import { SessionFrame, publicationField } from './session-frame.view.tsx';
import { SignInAgain, ToAccount } from './sign-in-again.view.tsx';
import type { ReactNode } from 'react';
import type { AccountPasskey } from '../../src/contracts/credential-pages.ts';
import type { PageProps } from '../../src/contracts/pages.ts';

type PasskeysProps = Extract<PageProps, { name: 'passkeys' }>;

function dates({ created_at, last_used_at }: AccountPasskey): ReactNode {
  const date = dateText(created_at);
  if (last_used_at === null) return fill(messages.passkeyAdded, { date });
  return fill(messages.passkeyUsed, { date, used: dateText(last_used_at) });
}

function RenameForm({ page, passkey }: { page: PasskeysProps; passkey: AccountPasskey }) {
  const { id, name } = passkey;
  const field = `name-${id}`;
  return (
    <form className="rename" method="post" action={CREDENTIAL_PATHS.renamePasskey}>
      <HiddenFields fields={{ ...publicationField(page), id }} />
      <label className="label" htmlFor={field}>
        {messages.passkeyName}
      </label>
      <input
        className="input"
        id={field}
        name="name"
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        required
        defaultValue={name}
      />
      <button className="quiet" type="submit">
        {messages.rename}
      </button>
    </form>
  );
}

function RemoveForm({ page, passkey }: { page: PasskeysProps; passkey: AccountPasskey }) {
  return (
    <form method="post" action={CREDENTIAL_PATHS.removePasskey}>
      <HiddenFields fields={{ ...publicationField(page), id: passkey.id }} />
      <button className="quiet" type="submit" aria-describedby={`passkey-${passkey.id}`}>
        {messages.removePasskey}
      </button>
    </form>
  );
}

function Entry({ page, passkey }: { page: PasskeysProps; passkey: AccountPasskey }): ReactNode {
  return (
    <li>
      <div className="session">
        <div>
          <strong id={`passkey-${passkey.id}`}>{passkey.name}</strong>
          <p className="hint">{dates(passkey)}</p>
        </div>
        {page.is_fresh && <RemoveForm {...{ page, passkey }} />}
      </div>
      <details>
        <summary className="way">{messages.rename}</summary>
        <RenameForm {...{ page, passkey }} />
      </details>
    </li>
  );
}

function Entries(page: PasskeysProps): ReactNode {
  if (page.passkeys.length === 0) return <p className="text">{messages.passkeysNone}</p>;
  return (
    <ul className="entries">
      {page.passkeys.map((passkey) => (
        <Entry key={passkey.id} {...{ page, passkey }} />
      ))}
    </ul>
  );
}

/** Shown by the script where the browser can make passkeys; else the words beside it stand. */
function Add(): ReactNode {
  return (
    <div id={PASSKEY_IDS.add}>
      <p className="hint">{messages.passkeysScript}</p>
      <button className="button" type="button" hidden>
        {messages.addPasskey}
      </button>
      <p className="error" role="alert" hidden>
        {messages.passkeyNotMade}
      </p>
    </div>
  );
}

function Change(page: PasskeysProps): ReactNode {
  if (!page.is_available) return <p className="hint">{messages.passkeysMissing}</p>;
  return page.is_fresh ? <Add /> : <SignInAgain page={page} path={CREDENTIAL_PATHS.passkeys} />;
}

/** The reader's passkeys: added by script, named and removed without. */
export function PasskeysPage(page: PasskeysProps): ReactNode {
  const { error } = page;
  return (
    <SessionFrame page={page} title={messages.yourPasskeys}>
      <p className="text">{messages.passkeysText}</p>
      {error && (
        <p className="error" role="alert">
          {credentialProblem(error)}
        </p>
      )}
      <Entries {...page} />
      <Change {...page} />
      <ToAccount page={page} />
    </SessionFrame>
  );
}
