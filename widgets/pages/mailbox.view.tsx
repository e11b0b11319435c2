import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { Frame } from './frame.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import type { ReactNode } from 'react';
import type { MailboxMessage, PageProps } from '../../src/contracts/pages.ts';

/** Web addresses in plain text; a sign that ends a sentence does not belong to them. */
const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/u;

function Linked({ text }: { text: string }): ReactNode {
  return text.split(LINK).map((part, index) =>
    index % 2 ? (
      <a key={`${index}`} className="link" href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Message({ message }: { message: MailboxMessage }): ReactNode {
  const time = new Date(message.received_at).toISOString();
  return (
    <article className="mail" data-message={message.id}>
      <h2 className="subhead">{message.subject}</h2>
      <p className="hint">
        {fill(messages.mailboxTo, { email: message.to })}
        {' · '}
        <time dateTime={time}>{time.slice(0, 16).replace('T', ' ')}</time>
      </p>
      <p className="mail-text">
        <Linked text={message.text} />
      </p>
    </article>
  );
}

/** The demo's mailbox: what would have been sent. */
export function MailboxPage({
  messages: mails,
}: Extract<PageProps, { name: 'mailbox' }>): ReactNode {
  return (
    <Frame wide>
      <h1 className="display">{messages.mailboxTitle}</h1>
      <p className="tagline">{mails.length ? messages.mailboxText : messages.mailboxEmpty}</p>
      {mails.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      <p>
        <a className="link" href={PAGE_PATHS.mailbox}>
          {messages.reload}
        </a>
      </p>
    </Frame>
  );
}
