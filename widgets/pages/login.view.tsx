import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { fill } from '../shared/text/fill.tsx';
import { Notice } from './frame.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

/** Sign-in is not there yet: says so, and how to reach the publication. */
export function LoginPage(page: Extract<PageProps, { name: 'login' }>): ReactNode {
  const { publication, support_email } = page;
  const { name } = publication;
  const mail = support_email && (
    <a className="link" href={`mailto:${support_email}`}>
      {support_email}
    </a>
  );
  const help = mail ? messages.loginSupport : messages.loginNoSupport;
  return (
    <Notice publication={publication} title={messages.loginTitle}>
      <p className="text">{messages.loginText}</p>
      <p className="text">{fill(help, { name, email: mail })}</p>
      <p>
        <a className="link" href={pageUrl(page, PAGE_PATHS.subscribe)}>
          {fill(messages.loginWay, { name })}
        </a>
      </p>
    </Notice>
  );
}
