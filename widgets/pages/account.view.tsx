import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { fill } from '../shared/text/fill.tsx';
import { careMessages as care } from './account-care.messages.ts';
import { AccountCare } from './account-care.view.tsx';
import { AccountSessions } from './account-sessions.view.tsx';
import { AccountWays } from './account-ways.view.tsx';
import { AccountSites } from './account-sites.view.tsx';
import { dateText } from './date-text.ts';
import { SessionFrame } from './session-frame.view.tsx';
import { sessionMessages as messages } from './session.messages.ts';
import type { ReactNode } from 'react';
import type { AccountSubscription, PageProps } from '../../src/contracts/pages.ts';

type AccountProps = Extract<PageProps, { name: 'account' }>;

const MAILS = {
  individual: 'mailsIndividual',
  digest: 'mailsDigest',
  none: 'mailsNone',
} as const;
const ACTIONS = { confirmed: 'leave', waiting: 'subscribe', unsubscribed: 'again' } as const;

function PaidUntil({ id, of }: { id: string; of: AccountSubscription }): ReactNode {
  return (
    <>
      {' · '}
      {fill(care.paidUntil, { date: dateText(of.paid_until ?? 0) })}{' '}
      <a className="link" href={PAGE_PATHS.cancel} aria-describedby={id}>
        {care.endPaid}
      </a>
    </>
  );
}

function Entry({ id, of }: { id: string; of: AccountSubscription }): ReactNode {
  const { name, state, since, href, settings, mails, paid_until } = of;
  return (
    <li>
      <strong id={id}>{name}</strong>
      <p className="hint">
        {fill(messages[state], { date: dateText(since) })}
        {state === 'confirmed' && ` · ${care[MAILS[mails]]}`}
        {paid_until !== null && <PaidUntil of={of} id={id} />}
      </p>
      <p className="links">
        {settings !== null && (
          <a className="link" href={settings} aria-describedby={id}>
            {care.emailSettings}
          </a>
        )}
        <a className="link" href={href} aria-describedby={id}>
          {messages[ACTIONS[state]]}
        </a>
      </p>
    </li>
  );
}

interface EntriesProps {
  title: string;
  /** Begins the ids of its names. */
  group: 'here' | 'other';
  of: readonly AccountSubscription[];
}

function Entries({ title, group, of }: EntriesProps): ReactNode {
  return (
    <section>
      <h2 className="subhead">{title}</h2>
      <ul className="entries">
        {of.map((entry, index) => (
          <Entry key={entry.href} id={`${group}-${index}`} of={entry} />
        ))}
      </ul>
    </section>
  );
}

/** What the reader has of the publication whose page it is. */
function Here(page: AccountProps): ReactNode {
  const { publication, pages, pagesQuery, subscription } = page;
  if (subscription)
    return <Entries title={messages.subscriptionTitle} group="here" of={[subscription]} />;
  if (!publication || pages === undefined || pagesQuery === undefined) return null;
  const { name } = publication;
  const href = pageUrl({ pages, pagesQuery }, PAGE_PATHS.subscribe);
  return (
    <section>
      <h2 className="subhead">{messages.subscriptionTitle}</h2>
      <p className="text">
        {fill(messages.subscriptionNone, { name })}{' '}
        <a className="link" href={href}>
          {messages.subscribe}
        </a>
      </p>
    </section>
  );
}

function Others({ publication, others }: AccountProps): ReactNode {
  const title = publication ? messages.othersTitle : messages.onlyTitle;
  if (others.length > 0) return <Entries title={title} group="other" of={others} />;
  return publication ? null : <p className="text">{messages.nothing}</p>;
}

/** What a reader has, and where they are signed in. */
export function AccountPage(page: AccountProps): ReactNode {
  return (
    <SessionFrame page={page} title={messages.accountTitle}>
      <p className="text">{fill(messages.accountText, { email: <strong>{page.email}</strong> })}</p>
      <Here {...page} />
      <Others {...page} />
      <AccountWays page={page} />
      <AccountSites sites={page.sites} />
      <AccountSessions page={page} sessions={page.sessions} />
      <AccountCare page={page} />
    </SessionFrame>
  );
}
