import { PAGE_PATHS } from '../../src/contracts/page-paths.ts';
import { mailLink } from '../../src/links/mail-link.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import type { ReactNode } from 'react';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type { EndingMessages } from './ending.messages.ts';

interface InviteActionsProps {
  settings: EmbedSettings;
  messages: EndingMessages;
  /** The page to come back to after sign-in; null where the platform knows it. */
  redirect: string | null;
}

/** What a reader can do where readers come by invitation (spec reader-flows §2): ask for one, or sign in. */
export function InviteActions({ settings, messages, redirect }: InviteActionsProps): ReactNode {
  const { invite_email, publication } = settings;
  const subject = messages.inviteSubject.replace('{name}', () => publication.name);
  return (
    <div className="invite-actions">
      {invite_email && (
        <a className="button" href={mailLink(invite_email, subject)}>
          {messages.inviteAction}
        </a>
      )}
      <a className="quiet" href={pageUrl(settings, PAGE_PATHS.login, { redirect })}>
        {messages.inviteLogin}
      </a>
    </div>
  );
}
