import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { EMAIL_CHOICES } from '../../src/subscriptions/email-choices.ts';
import { fill } from '../shared/text/fill.tsx';
import { careMessages as messages } from './account-care.messages.ts';
import { Notice } from './frame.view.tsx';
import { HiddenFields } from './hidden-fields.view.tsx';
import { sessionMessages } from './session.messages.ts';
import type { ReactNode } from 'react';
import type { EmailPart } from '../../src/contracts/account-pages.ts';
import type { PageProps } from '../../src/contracts/pages.ts';

type SettingsPage = Extract<PageProps, { name: 'email-settings' }>;

/** One part of the publication: three ways, of which one is chosen. */
function Part({ of, isAlone }: { of: EmailPart; isAlone: boolean }): ReactNode {
  return (
    <fieldset className="part">
      <legend className={isAlone ? 'visually-hidden' : undefined}>
        {of.name ?? messages.postsPart}
      </legend>
      {EMAIL_CHOICES.map((choice) => (
        <label key={choice} className="choice">
          <input type="radio" name={of.part} value={choice} defaultChecked={of.choice === choice} />
          {messages[choice]}
        </label>
      ))}
    </fieldset>
  );
}

function SettingsForm({ token, publication, parts, unsubscribe }: SettingsPage): ReactNode {
  const fields = { token, publication: publication.subdomain };
  return (
    <>
      <form className="choices" method="post" action={PAGE_PATHS.emailSettings}>
        <HiddenFields fields={fields} />
        {parts.map((part) => (
          <Part key={part.part} of={part} isAlone={parts.length === 1} />
        ))}
        <button className="button" type="submit">
          {messages.saveSettings}
        </button>
      </form>
      <p className="hint">
        {messages.settingsHint}{' '}
        <a className="link" href={unsubscribe}>
          {sessionMessages.leave}
        </a>
      </p>
    </>
  );
}

/** How the mails of one subscription come. */
export function EmailSettingsPage(page: SettingsPage): ReactNode {
  const { state, publication, email } = page;
  const { name } = publication;
  if (state === 'none') {
    return (
      <Notice publication={publication} title={messages.settingsTitle}>
        <p className="text">{fill(messages.settingsNone, { name })}</p>
        <p>
          <a className="link" href={pageUrl(page, PAGE_PATHS.subscribe)}>
            {fill(sessionMessages.signInSubscribe, { name })}
          </a>
        </p>
      </Notice>
    );
  }
  return (
    <Notice publication={publication} title={messages.settingsTitle} done={state === 'saved'}>
      {state === 'saved' && <p className="saved">{messages.settingsSaved}</p>}
      <p className="text">
        {fill(messages.settingsText, { name, email: <strong>{email}</strong> })}
      </p>
      <SettingsForm {...page} />
    </Notice>
  );
}
