import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { fill } from '../shared/text/fill.tsx';
import { careMessages as care } from './account-care.messages.ts';
import { ActionForm } from './action-form.view.tsx';
import { Notice } from './frame.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type UnsubscribeProps = Extract<PageProps, { name: 'unsubscribe' }>;

function Ready({ publication, token, email, settings }: UnsubscribeProps): ReactNode {
  const { name, subdomain } = publication;
  const text = email ? messages.unsubscribeText : messages.unsubscribeTextNoEmail;
  return (
    <Notice publication={publication} title={fill(messages.unsubscribeTitle, { name })}>
      <p className="text">{fill(text, { name, email: <strong>{email}</strong> })}</p>
      <ActionForm action={PAGE_PATHS.unsubscribe} fields={{ token, publication: subdomain }}>
        {messages.unsubscribeAction}
      </ActionForm>
      {settings !== null && (
        <p className="hint">
          {care.ratherFewer}{' '}
          <a className="link" href={settings}>
            {care.emailSettings}
          </a>
        </p>
      )}
    </Notice>
  );
}

function Done(page: UnsubscribeProps): ReactNode {
  const { publication, email } = page;
  const { name } = publication;
  const text = email ? messages.unsubscribedText : messages.unsubscribedTextNoEmail;
  return (
    <Notice publication={publication} title={messages.unsubscribedTitle} done>
      <p className="text">{fill(text, { name, email: <strong>{email}</strong> })}</p>
      <p className="text">{messages.unsubscribedMind}</p>
      <p>
        <a className="link" href={pageUrl(page, PAGE_PATHS.subscribe)}>
          {messages.subscribeAgain}
        </a>
      </p>
    </Notice>
  );
}

/** Where the unsubscribe link of a mail leads. */
export function UnsubscribePage(page: UnsubscribeProps): ReactNode {
  return page.state === 'done' ? <Done {...page} /> : <Ready {...page} />;
}
