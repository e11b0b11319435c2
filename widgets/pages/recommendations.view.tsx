import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { describeBlurb } from '../../src/posts/describe-blurb.ts';
import { Blurb } from '../shared/cover/more.view.tsx';
import { fill } from '../shared/text/fill.tsx';
import { careMessages as messages } from './account-care.messages.ts';
import { Notice } from './frame.view.tsx';
import { sessionMessages } from './session.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

/** Who recommends the publication, and the way to subscribe. */
export function RecommendationsPage(
  page: Extract<PageProps, { name: 'recommendations' }>,
): ReactNode {
  const { name } = page.publication;
  const blurbs = page.blurbs.flatMap((blurb) => describeBlurb(blurb) ?? []);
  return (
    <Notice publication={page.publication} title={fill(messages.recommendedTitle, { name })}>
      {blurbs.length === 0 ? (
        <p className="text">{fill(messages.recommendedNone, { name })}</p>
      ) : (
        <div className="blurbs">
          {blurbs.map((blurb, index) => (
            <Blurb key={index} blurb={blurb} />
          ))}
        </div>
      )}
      <p>
        <a className="button" href={pageUrl(page, PAGE_PATHS.subscribe)}>
          {fill(sessionMessages.signInSubscribe, { name })}
        </a>
      </p>
    </Notice>
  );
}
