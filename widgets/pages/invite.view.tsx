import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { plural } from '../shared/text/plural.ts';
import { endingMessages } from '../subscribe-form/ending.messages.ts';
import { InviteActions } from '../subscribe-form/invite.view.tsx';
import { Note } from '../subscribe-form/note.view.tsx';
import { settingsOf } from './form-data.ts';
import { Notice } from './frame.view.tsx';
import { HiddenFields } from './hidden-fields.view.tsx';
import { inviteMessages as messages } from './invite.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type InviteProps = Extract<PageProps, { name: 'invite' }>;

function CodeForm({ publication, wrongCode }: InviteProps): ReactNode {
  return (
    <form className="subscribe" method="post" action={PLAN_PATHS.invite}>
      <HiddenFields fields={{ publication: publication.subdomain }} />
      <div className="field">
        <label className="label" htmlFor="code">
          {messages.codeLabel}
        </label>
        <div className="row">
          <input
            className="input"
            id="code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            aria-describedby="code-note"
            aria-invalid={wrongCode !== null}
            defaultValue={wrongCode ?? ''}
          />
          <button className="button" type="submit">
            {messages.enterCode}
          </button>
        </div>
        <Note id="code-note" error={wrongCode !== null && messages.wrong}>
          {messages.codeHint}
        </Note>
      </div>
    </form>
  );
}

/** A reader's own link, to copy or to open. */
export function ShareLink({ href }: { href: string }): ReactNode {
  return (
    <p className="share">
      <a className="link" href={href}>
        {href.replace(/^https?:\/\//u, '')}
      </a>
    </p>
  );
}

function Share(page: InviteProps & { share: string }): ReactNode {
  const { publication, share, referred } = page;
  const { name } = publication;
  return (
    <Notice publication={publication} title={messages.shareTitle}>
      <p className="text">{fill(messages.shareText, { name })}</p>
      <ShareLink href={share} />
      <p className="hint">
        {referred > 0 ? plural(messages, 'referred', referred) : messages.referred_none}
      </p>
    </Notice>
  );
}

/** Where an invitation's code is typed; a subscriber finds a link for others (spec links-and-rules §2). */
export function InvitePage(page: InviteProps): ReactNode {
  const { publication, share } = page;
  if (share !== null) return <Share {...page} share={share} />;
  return (
    <Notice publication={publication} title={messages.title}>
      <p className="text">{fill(messages.text, { name: publication.name })}</p>
      <CodeForm {...page} />
      <InviteActions settings={settingsOf(page)} messages={endingMessages} redirect={null} />
    </Notice>
  );
}
