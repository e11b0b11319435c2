import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { ActionForm } from './action-form.view.tsx';
import { dateText } from './date-text.ts';
import { QuietForm } from './quiet-form.view.tsx';
import { publicationField } from './session-frame.view.tsx';
import { sessionMessages as messages } from './session.messages.ts';
import type { ReactNode } from 'react';
import type { AccountSession, PublicationPage } from '../../src/contracts/pages.ts';

/** A browser as its reader would call it. */
export function browserName({
  browser,
  system,
}: Pick<AccountSession, 'browser' | 'system'>): string {
  if (browser === null || system === null) return browser ?? system ?? messages.unknownBrowser;
  const { browserOn } = messages;
  return browserOn.replace('{browser}', () => browser).replace('{system}', () => system);
}

function Entry({ session }: { session: AccountSession }): ReactNode {
  const { id, isThis, created_at, last_seen_at } = session;
  const name = `session-${id}`;
  const dates = { date: dateText(created_at), seen: dateText(last_seen_at) };
  return (
    <li className="session">
      <div>
        <strong id={name}>{browserName(session)}</strong>
        {isThis && <p>{messages.thisBrowser}</p>}
        <p className="hint">{fill(messages.seen, dates)}</p>
      </div>
      {!isThis && (
        <QuietForm action={PAGE_PATHS.endSession} fields={{ id }} about={name}>
          {messages.endSession}
        </QuietForm>
      )}
    </li>
  );
}

/** Where a reader is signed in, and the ways out. */
export function AccountSessions({
  page,
  sessions,
}: {
  page: Partial<PublicationPage>;
  sessions: readonly AccountSession[];
}): ReactNode {
  const fields = publicationField(page);
  return (
    <section>
      <h2 className="subhead">{messages.sessionsTitle}</h2>
      {sessions.length > 1 && <p className="hint">{messages.sessionsText}</p>}
      <ul className="entries">
        {sessions.map((session) => (
          <Entry key={session.id} session={session} />
        ))}
      </ul>
      <ActionForm action={PAGE_PATHS.signOut} fields={fields} look="second">
        {messages.signOut}
      </ActionForm>
      <QuietForm action={PAGE_PATHS.endSessions} fields={fields}>
        {messages.signOutEverywhere}
      </QuietForm>
    </section>
  );
}
