import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { browserName } from './account-sessions.view.tsx';
import { QuietForm } from './quiet-form.view.tsx';
import { siteMessages as messages } from './account-sites.messages.ts';
import { dateText } from './date-text.ts';
import type { ReactNode } from 'react';
import type { AccountSite } from '../../src/contracts/pages.ts';

function Entry({ site }: { site: AccountSite }): ReactNode {
  const { id, name, origin, created_at, last_seen_at } = site;
  const title = `site-${id}`;
  const dates = { date: dateText(created_at), seen: dateText(last_seen_at) };
  return (
    <li className="session">
      <div>
        <strong id={title}>{fill(messages.siteName, { name, host: new URL(origin).host })}</strong>
        <p className="hint">{fill(messages.siteSeen, { browser: browserName(site), ...dates })}</p>
      </div>
      <QuietForm action={PAGE_PATHS.endSite} fields={{ id }} about={title}>
        {messages.endSite}
      </QuietForm>
    </li>
  );
}

/** The publishers' sites where a reader is known, and the way to end each; nothing where there are none. */
export function AccountSites({ sites }: { sites: readonly AccountSite[] }): ReactNode {
  if (sites.length === 0) return null;
  return (
    <section>
      <h2 className="subhead">{messages.sitesTitle}</h2>
      <p className="hint">{messages.sitesText}</p>
      <ul className="entries">
        {sites.map((site) => (
          <Entry key={site.id} site={site} />
        ))}
      </ul>
    </section>
  );
}
