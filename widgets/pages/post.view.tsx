import { PostBodyView } from '../shared/post/post-body.view.tsx';
import { formatLocale } from '../shared/text/format-locale.ts';
import { fill } from '../shared/text/fill.tsx';
import { dateText } from './date-text.ts';
import { Frame, Mark } from './frame.view.tsx';
import { Paywall } from './paywall.view.tsx';
import { postMessages as messages } from './post.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type Page = Extract<PageProps, { name: 'post' }>;

/** Names as the page's language joins them. */
function namesOf({ post }: Page): string {
  const names = post.publishedBylines.flatMap(({ name }) => name ?? []);
  return new Intl.ListFormat(formatLocale()).format(names);
}

function Head(page: Page): ReactNode {
  const { post, publication } = page;
  const names = namesOf(page);
  const isOut = post.post_date !== null && post.type !== 'adhoc_email';
  return (
    <header className="post-head">
      <h1 className="headline">{post.title}</h1>
      {post.subtitle && <p>{post.subtitle}</p>}
      <p className="hint">
        {names && <>{fill(messages.by, { names })} · </>}
        {post.post_date !== null && <>{dateText(post.post_date)} · </>}
        {fill(messages.minutes, { count: post.reading_minutes })}
      </p>
      {!isOut && <p className="hint">{fill(messages.unpublished, { name: publication.name })}</p>}
    </header>
  );
}

/** A post: all of it, or its start and what is missing. */
export function PostPage(page: Page): ReactNode {
  const { post, publication } = page;
  const { reason } = post.access;
  return (
    <Frame wide>
      <div className="masthead">
        <Mark publication={publication} size={40} />
        <span className="name">{publication.name}</span>
      </div>
      <article>
        <Head {...page} />
        <div className="post-text">
          {post.preview && <p>{post.preview}</p>}
          {post.body && <PostBodyView body={post.body} />}
        </div>
      </article>
      {reason && <Paywall page={page} reason={reason} />}
    </Frame>
  );
}
