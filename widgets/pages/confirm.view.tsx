import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { fill } from '../shared/text/fill.tsx';
import { ActionForm } from './action-form.view.tsx';
import { Notice } from './frame.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type ConfirmProps = Extract<PageProps, { name: 'confirm' }>;

function Sentence({
  page,
  text,
  bare,
}: {
  page: ConfirmProps;
  text: string;
  bare: string;
}): ReactNode {
  const { name } = page.publication;
  const words = page.email ? text : bare;
  return <p className="text">{fill(words, { name, email: <strong>{page.email}</strong> })}</p>;
}

interface ClickProps {
  page: ConfirmProps;
  action?: string;
  children: ReactNode;
}

function Click({ page, action = PAGE_PATHS.confirm, children }: ClickProps): ReactNode {
  const fields = { token: page.token, publication: page.publication.subdomain };
  return (
    <ActionForm action={action} fields={fields}>
      {children}
    </ActionForm>
  );
}

function Ready(page: ConfirmProps): ReactNode {
  return (
    <Notice publication={page.publication} title={messages.confirmTitle}>
      <Sentence page={page} text={messages.confirmText} bare={messages.confirmTextNoEmail} />
      <Click page={page}>{messages.confirmAction}</Click>
      <p className="hint">{messages.confirmNotYou}</p>
    </Notice>
  );
}

function Done(page: ConfirmProps): ReactNode {
  const { href } = page;
  return (
    <Notice publication={page.publication} title={messages.confirmedTitle} done>
      <Sentence page={page} text={messages.confirmedText} bare={messages.confirmedTextNoEmail} />
      {href && URL.canParse(href) && (
        <Click page={page} action={PAGE_PATHS.confirmWayBack}>
          {fill(messages.back, { host: new URL(href).host })}
        </Click>
      )}
    </Notice>
  );
}

function Expired(page: ConfirmProps): ReactNode {
  return (
    <Notice publication={page.publication} title={messages.expiredTitle}>
      <p className="text">{messages.expiredText}</p>
      <Click page={page}>{messages.expiredAction}</Click>
    </Notice>
  );
}

function Left(page: ConfirmProps): ReactNode {
  const { name } = page.publication;
  return (
    <Notice publication={page.publication} title={messages.leftTitle}>
      <p className="text">{fill(messages.leftText, { name })}</p>
      <p>
        <a className="button" href={pageUrl(page, PAGE_PATHS.subscribe)}>
          {messages.subscribeAgain}
        </a>
      </p>
    </Notice>
  );
}

const STATES = { ready: Ready, done: Done, expired: Expired, unsubscribed: Left };

/** Where the link of the confirmation mail leads. */
export function ConfirmPage(page: ConfirmProps): ReactNode {
  const State = STATES[page.state];
  return <State {...page} />;
}
