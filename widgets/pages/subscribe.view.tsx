import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { TermsLine } from '../shared/legal/terms-line.view.tsx';
import { formData } from './form-data.ts';
import { Frame, Mark, Notice } from './frame.view.tsx';
import { FORM_ID, PageForm } from './page-form.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import { fill } from '../shared/text/fill.tsx';
import type { ReactNode } from 'react';
import type { PageProps, PublicationPage } from '../../src/contracts/pages.ts';

type Page<Name extends PageProps['name']> = Extract<PageProps, { name: Name }>;

function Terms(page: PublicationPage): ReactNode {
  return (
    <TermsLine
      terms={page.terms_url ?? PAGE_PATHS.terms}
      privacy={page.privacy_url ?? PAGE_PATHS.privacy}
      collection={`${PAGE_PATHS.privacy}#collection`}
    />
  );
}

/** The publication's own site, as far as it is known: where the reader came from. */
function LearnMore({ href }: { href: string }): ReactNode {
  if (!URL.canParse(href)) return null;
  return (
    <p className="more">
      <a className="link" href={new URL(href).origin}>
        {messages.learnMore}
      </a>
    </p>
  );
}

/** Shown until the script knows the address: it came along where no server sees it. */
function JustSignedUp(): ReactNode {
  return (
    <div className="subscribe cover">
      <div className="head">
        <h2 className="title">{messages.justSignedUp}</h2>
        <p>{messages.justSignedUpText}</p>
      </div>
    </div>
  );
}

/** The cover page with its form. */
export function SubscribePage(page: Page<'subscribe'>): ReactNode {
  const { publication, form, just_signed_up } = page;
  return (
    <Frame>
      <header className="cover-head">
        {publication.cover_photo_url && !publication.logo_url ? (
          <img className="banner" src={publication.cover_photo_url} alt="" />
        ) : (
          <Mark publication={publication} size={88} />
        )}
        <h1 className={publication.hide_intro_title ? 'visually-hidden' : 'display'}>
          {publication.name}
        </h1>
        {publication.hero_text && !publication.hide_intro_subtitle && (
          <p className="tagline">{publication.hero_text}</p>
        )}
      </header>
      <div id={FORM_ID}>
        {just_signed_up && !form.error ? <JustSignedUp /> : <PageForm data={formData(page)} />}
      </div>
      <footer className="foot">
        <LearnMore href={form.href} />
        <Terms {...page} />
      </footer>
    </Frame>
  );
}

/** A form came without a token: one click that carries one. */
export function SubscribeCheckPage(page: Page<'subscribe-check'>): ReactNode {
  const { name } = page.publication;
  return (
    <Notice publication={page.publication} title={messages.checkTitle}>
      <p className="text">{fill(messages.checkText, { name })}</p>
      <div id={FORM_ID}>
        <PageForm data={formData(page)} />
      </div>
      <footer className="foot">
        <Terms {...page} />
      </footer>
    </Notice>
  );
}

/** The answer to a form posted without script. */
export function SubscribePendingPage(page: Page<'subscribe-pending'>): ReactNode {
  return (
    <Notice publication={page.publication}>
      <div id={FORM_ID}>
        <PageForm data={formData(page)} />
      </div>
    </Notice>
  );
}
