import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { isSideImage } from '../../src/popup/cover-image.ts';
import { describeCover } from '../../src/popup/describe-cover.ts';
import { CoverView, coverClass } from '../shared/cover/cover.view.tsx';
import { CoverMore } from '../shared/cover/more.view.tsx';
import { TermsLine } from '../shared/legal/terms-line.view.tsx';
import { BesideForm } from './beside-form.view.tsx';
import { endingMessages } from '../subscribe-form/ending.messages.ts';
import { formData } from './form-data.ts';
import { Notice } from './frame.view.tsx';
import { FORM_ID, PageForm } from './page-form.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import { fill } from '../shared/text/fill.tsx';
import type { ReactNode } from 'react';
import type { Cover } from '../../src/popup/describe-cover.ts';
import type { CoverPhoto } from '../shared/cover/cover.view.tsx';
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

/** Shown until the script knows the address: it came along where no server sees it. */
function JustSignedUp({ isConfirmed, publication }: Page<'subscribe'>): ReactNode {
  const done = fill(endingMessages.memberTextNoEmail, { name: publication.name });
  return (
    <div className="subscribe cover">
      <div className="head">
        <h2 className="title">{isConfirmed ? endingMessages.confirmed : messages.justSignedUp}</h2>
        <p>{isConfirmed ? done : messages.justSignedUpText}</p>
      </div>
    </div>
  );
}

function coverOf({ publication, cover }: Page<'subscribe'>): Cover {
  return describeCover({
    publication,
    section: cover?.section,
    blurbs: cover?.blurbs,
    isPopup: false,
    level: 'anonymous',
    isWide: true,
    options: { heroText: null, noBlurbs: false },
  });
}

function photoOf(url: string | null, ratio: number | null): CoverPhoto | null {
  return url === null ? null : { url, side: ratio !== null && isSideImage(ratio, 1) };
}

/** The cover page with its form: the popup's own view (spec reader-flows §2). */
export function SubscribePage(page: Page<'subscribe'>): ReactNode {
  const { form, just_signed_up, cover, cover_photo_ratio } = page;
  const { blurbs, photoUrl, hasLearnMore, ...head } = coverOf(page);
  const topPosts = cover?.top_posts ?? [];
  const photo = photoOf(photoUrl, cover_photo_ratio);
  const isWaiting = just_signed_up && !form.error;
  return (
    <div className="root page cover-page">
      <main className={`cover-sheet ${coverClass(photo)}`}>
        <CoverView
          {...{ head, photo }}
          heading="h1"
          form={
            <div id={FORM_ID}>
              {isWaiting ? <JustSignedUp {...page} /> : <PageForm data={formData(page)} />}
            </div>
          }
          action={<BesideForm {...page} learn_more={hasLearnMore ? page.learn_more : null} />}
          legal={<Terms {...page} />}
          more={
            blurbs.length + topPosts.length > 0 && (
              <CoverMore heading="h2" {...{ blurbs, topPosts }} />
            )
          }
        />
      </main>
    </div>
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
